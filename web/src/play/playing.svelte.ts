// A table as it is being looked at: the view shown, what is chosen, what is lit, what just happened. Where the views
// come from (a socket, a recording, a lesson) is not its affair.
import type { Spot } from "../geometry/boxes";
import { cameFrom, changed } from "../view/changes";
import type { Sentence, Thing, View } from "../view/view";
import type { BoardTexts } from "./board-texts";
import * as controller from "./controller";

export interface Offered {
  offers: controller.Offer[];
  /** The thing that they are offered for, where no move names it yet. */
  of?: string;
  x: number;
  y: number;
}

/** A question that several are asked at once, by this machine's clock; until it closes an answer can be changed. */
export interface OpenPoll {
  opened: number;
  closes: number;
  answer: string | null;
}

/** Between the moves of an offer that takes several. */
export const STEPS = ", ";

function verbOf(path: string): string {
  return path.split(" ")[0]!;
}

export class Playing {
  view = $state.raw<View>()!;
  choosing = $state.raw<controller.Choosing>()!;
  texts = $state.raw<BoardTexts>();
  names = $state.raw<(seat: number) => string>((seat) => String.fromCharCode(65 + seat));
  /** Ids that the log points at. */
  about = $state.raw<ReadonlySet<string>>(new Set());
  /** What led to the view that is shown, in sentences; nothing when it was not seen to happen. */
  told = $state.raw<readonly Sentence[]>([]);
  /** Ids that score while the points are counted on the board. */
  counted = $state.raw<ReadonlySet<string>>(new Set());
  /** Ids that the thing with open offers could be taken to. */
  within = $derived.by<ReadonlySet<string>>(() => {
    const thing = this.offered?.of === undefined ? undefined : this.thing(this.offered.of);
    return new Set(thing ? this.reachOf(thing) : []);
  });
  /** Ids that the last move touched. */
  recent = $state.raw<ReadonlySet<string>>(new Set());
  offered = $state.raw<Offered>();
  explained = $state.raw<{ id: string; x: number; y: number }>();
  /** A whole move that waits for its player to confirm it, or for the server to take it. */
  ready = $state.raw<string>();
  sent = $state.raw<string>();
  /** The eyes at the bottom edge: a seat. Spectators sit behind the first one. */
  bottom = $derived(this.view && this.view.seat !== null && this.view.seat >= 0 ? this.view.seat : 0);
  /** Grows with every new view, so that pieces know a move from a resize. */
  frame = 0;
  origins: ReadonlyMap<string, string> = new Map();
  /** Where every piece was drawn last. */
  readonly spots = new Map<string, Spot>();
  /** Takes the last step back; only where the table lets it be taken back. */
  takeBack = $state.raw<() => void>();
  /** One's own last steps, as long as nobody else made one: whether each followed by itself. */
  private steps: boolean[] = [];
  /** The step that is being taken back followed by itself, and so did what came before it of one's own hand. */
  private goesOnBack = false;
  /** Steps that follow by themselves once they may be played: the rest of what one click meant. */
  plan: readonly string[] = [];
  poll = $state.raw<OpenPoll>();
  confirm = () => false;
  onmove: (path: string) => void = () => {};

  lit = $derived<ReadonlySet<string>>(
    this.choosing && !this.sent && !this.ready ? controller.lit(this.choosing) : new Set(),
  );
  chosen = $derived<ReadonlySet<string>>(new Set(this.choosing?.chosen.map((choice) => choice.id) ?? []));
  buttons = $derived<controller.Offer[]>(
    this.choosing && !this.sent && !this.ready ? controller.buttons(this.choosing) : [],
  );

  show(view: View, moves: readonly string[], poll?: OpenPoll): void {
    const before = this.view;
    this.poll = poll;
    if (before && before.game === view.game) {
      this.origins = cameFrom(before, view);
      this.recent = changed(before, view);
    }
    this.frame++;
    this.view = view;
    const kept = this.sent ? undefined : this.choosing;
    this.choosing = kept ? controller.carry(kept, view, moves) : controller.begin(view, moves);
    this.offered = undefined;
    this.ready = undefined;
    this.sent = undefined;
    if (this.goesOnBack) this.undo();
    else if (!poll) this.follow(moves);
    else if (poll.answer === null) this.plan = [];
  }

  private follow(moves: readonly string[]): void {
    const [next, ...rest] = this.plan;
    if (next === undefined || moves.length === 0) return;
    if (moves.some((move) => verbOf(move) === next)) return;
    this.plan = moves.includes(next) ? rest : [];
    if (moves.includes(next)) this.send(next, true);
  }

  /** Takes back what was last done by hand, with all that followed from it by itself. */
  undo(): void {
    this.goesOnBack = this.takeBack !== undefined && (this.steps.pop() ?? false);
    this.takeBack?.();
  }

  /** Somebody else made a step: what came before cannot be taken back in one go. */
  forgetSteps(): void {
    this.steps = [];
  }

  accepts(id: string): boolean {
    return !this.sent && !this.ready && controller.meaning(this.choosing, id) !== undefined;
  }

  /** A click or a drop on a thing: chooses it if that means something, else explains it. */
  pick(id: string, x: number, y: number): void {
    this.explained = undefined;
    if (!this.accepts(id)) {
      const thing = this.sent || this.ready || this.choosing.moves.length === 0 ? undefined : this.thing(id);
      const ways = thing ? this.shortcutsTo(thing) : [];
      if (this.within.has(id) && ways.length === 1) this.complete(ways[0]!.join(STEPS));
      else if (thing && (ways.length > 0 || this.reachOf(thing).length > 0))
        this.offered = { offers: ways.map((steps) => ({ path: steps.join(STEPS) })), of: id, x, y };
      else {
        this.offered = undefined;
        this.explained = { id, x, y };
      }
      return;
    }
    const outcome = controller.choose(this.choosing, id);
    this.choosing = outcome.state;
    this.offered = outcome.offers ? { offers: outcome.offers, x, y } : undefined;
    if (outcome.path) this.complete(outcome.path);
  }

  private shortcutsTo(thing: Thing): string[][] {
    const before = this.within.has(thing.id) ? this.thing(this.offered!.of!) : undefined;
    return this.texts?.shortcuts?.(thing, this.view, this.choosing.moves, before) ?? [];
  }

  private reachOf(thing: Thing): string[] {
    return this.texts?.reach?.(thing, this.view) ?? [];
  }

  complete(steps: string): void {
    const [path, ...plan] = steps.split(STEPS) as [string, ...string[]];
    if (plan.length > 0 || this.plan[0] !== verbOf(path)) this.plan = plan;
    this.offered = undefined;
    if (this.confirm()) this.ready = path;
    else this.send(path);
  }

  send(path: string, byItself = false): void {
    this.steps.push(byItself);
    if (this.plan[0] === verbOf(path)) this.plan = this.plan.slice(1);
    this.ready = undefined;
    this.sent = path;
    this.onmove(path);
  }

  /** The server took nothing of it: choose again. */
  refuse(): void {
    if (this.sent) this.steps.pop();
    this.goesOnBack = false;
    this.sent = undefined;
    this.plan = [];
    this.choosing = controller.clear(this.choosing);
  }

  back(): void {
    if (this.explained) this.explained = undefined;
    else if (this.offered) this.offered = undefined;
    else if (this.ready) {
      this.ready = undefined;
      this.choosing = controller.back(this.choosing);
    } else if (this.choosing.chosen.length === 0 && this.texts?.midway?.(this.view)) this.undo();
    else this.choosing = controller.back(this.choosing);
  }

  /** Points at what a move names. */
  pointAt(path: string): void {
    const words = path.split(" ").slice(1);
    const things = [...this.view.pieces, ...this.view.places];
    this.about = new Set(things.filter((thing) => words.includes(thing.word ?? thing.id)).map((thing) => thing.id));
  }

  thing(id: string): Thing | undefined {
    return this.view.pieces.find((piece) => piece.id === id) ?? this.view.places.find((place) => place.id === id);
  }
}
