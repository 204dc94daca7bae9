// One table of the server as this page lives it: views are shown one after another, acts are sent, talk is kept.
import { me } from "../app/account.svelte";
import { motionOff, readingTime, settings } from "../app/settings.svelte";
import { sound } from "../app/sound";
import { type OpenPoll, Playing } from "../play/playing.svelte";
import { get, post } from "../server/api";
import { live } from "../server/live.svelte";
import type {
  Company,
  Hint,
  LogEntry,
  LogPage,
  OneTable,
  PlainAct,
  Refusal,
  SeatInfo,
  State,
  TableInfo,
  Talk,
  TalkPage,
} from "../server/types";
import { changed } from "../view/changes";
import { noteCommitment } from "./deal-proof";
import { PacedQueue } from "./paced-queue";
import { seatName } from "./seat-names";

/** How much of the usual time a step is shown in which no piece moves. */
const QUIET = 0.25;

/** Milliseconds that a page may take to be loaded anew. */
const RELOAD = 4000;

export class TableSession {
  readonly play = new Playing();
  info = $state.raw<TableInfo>();
  links = $state.raw<OneTable["links"]>(null);
  /** The tournament that the table is of. */
  tournament = $state<string | null>(null);
  /** The seats that one may sit down in, as far as a link decides. */
  free = $state.raw<readonly number[]>([]);
  /** What is known of those who sit here, and whether one may join them. */
  company = $state.raw<Company>();
  /** Another game among the same people, from the first offer on. */
  rematch = $state.raw<TableInfo>();
  /** The table of that game, once it has begun before one's eyes. */
  begun = $state<string>();
  /** Whether the game ended before one's eyes, and its points are yet to be counted on the board. */
  counting = $state(false);
  /** The newest state of the server; what is shown may lag behind it while moves are told one after another. */
  latest = $state.raw<State>();
  shown = $state.raw<State>();
  log = $state.raw<LogEntry[]>([]);
  talk = $state.raw<Talk[]>([]);
  unread = $state(0);
  refusal = $state.raw<Refusal>();
  /** The seat that declined what was asked of it from here, until that is read. */
  declined = $state<number>();
  hint = $state.raw<Hint>();
  /** How many hints come before the one that is waited for. */
  hintsAhead = $state<number>();
  /** Whether it was told who is here. */
  private counted = $state(false);
  /** Since when those who play have not had the table before them, by seat. */
  private absent = $state.raw<ReadonlyMap<number, number>>(new Map());
  waiting = $state(0);
  draft = $state("");
  seat = $derived(this.latest && this.latest.eyes >= 0 ? this.latest.eyes : null);
  /** Whether a bot plays for who sits here. */
  away = $derived(this.latest !== undefined && isAway(this.latest));
  myTurn = $derived(
    this.shown !== undefined &&
      this.shown === this.latest &&
      this.seat !== null &&
      this.shown.actor === this.seat &&
      !this.away,
  );

  private readonly queue = new PacedQueue<State>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stop = () => {};
  private stopRematch = () => {};
  private followed = "";
  private askedRematch = false;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.play.confirm = () => settings.confirm;
    this.play.onmove = (path) => this.move(path);
    this.play.names = (seat) => this.nameOf(seat);
  }

  nameOf(seat: number): string {
    return seatName(this.info?.seats ?? [], seat);
  }

  async open(): Promise<void> {
    this.take(await get<OneTable>(`/tables/${this.id}`, this.key));
    this.stop = live.watch(this.id, {
      version: () => this.latest?.version ?? null,
      key: this.key || undefined,
      state: (message) => this.hear(message),
      table: (info) => {
        this.tell(info);
        this.followRematch();
      },
      presence: (here) => this.hearPresence(here),
      talk: (message) => this.hearTalk(message),
      refused: (refusal) => this.refuse(refusal),
    });
    void get<TalkPage>(`/tables/${this.id}/talk`, this.key).then(
      (said) => (this.talk = said.talk),
      () => {},
    );
  }

  take(answer: OneTable): void {
    this.tell(answer.table);
    this.links = answer.links ?? null;
    this.tournament = answer.tournament ?? null;
    this.free = answer.free;
  }

  private tell(info: TableInfo): void {
    const others = peopleOf(info);
    if (!this.company || others !== peopleOf(this.info)) void this.fetchCompany();
    this.info = info;
    noteCommitment(info);
  }

  private async fetchCompany(): Promise<void> {
    const found = await get<Company>(`/tables/${this.id}/company`, this.key).catch(() => undefined);
    this.company = found ?? this.company;
  }

  /** What is known of who sits in a seat. */
  companion(seat: number): Company["people"][number] | undefined {
    return this.company?.people.find((one) => one.seat === seat);
  }

  close(): void {
    clearTimeout(this.timer);
    this.stop();
    this.stopRematch();
  }

  /** Offers a rematch, or accepts the one that is offered. */
  async askRematch(): Promise<void> {
    this.askedRematch = true;
    const answer = await post<OneTable>(`/tables/${this.id}/rematch`, undefined, this.key);
    this.hearRematch(answer.table);
  }

  /** Declines a rematch, or withdraws one's own offer. */
  async declineRematch(): Promise<void> {
    await post(`/tables/${this.rematch!.id}/leave`);
  }

  private followRematch(): void {
    const id = this.info?.rematch;
    if (!id || id === this.followed || this.seat === null) return;
    this.stopRematch();
    this.followed = id;
    this.stopRematch = live.watch(id, {
      version: () => null,
      state: () => {},
      table: (info) => this.hearRematch(info),
      talk: () => {},
      refused: () => {},
    });
  }

  private hearRematch(info: TableInfo): void {
    const known = this.rematch?.id === info.id ? this.rematch : undefined;
    if (known && known.status !== "gathering" && info.status === "gathering") return; // It was overtaken on its way.
    const awaited = this.askedRematch || known?.status === "gathering";
    this.rematch = info;
    const seated = info.seats.some((seat) => seat.kind === "person" && seat.account === me.account?.id);
    if (awaited && seated && info.status === "playing") this.begun = info.id;
  }

  private hear(message: State): void {
    const first = this.latest === undefined;
    const known = this.latest?.version ?? -1;
    if (message.version < known) return;
    const before = this.latest;
    this.latest = message;
    this.hint = undefined;
    this.followRematch();
    if (first) void this.fetchLog(message);
    else this.log = merge(this.log, message.entries);
    if (first || message.version === known) {
      this.show(message);
      return;
    }
    const mine = message.entries.length > 0 && message.entries.every((entry) => entry.seat === message.eyes);
    if (!mine) this.play.forgetSteps();
    this.hearAnswer(before?.request, message);
    if (mine) {
      // Whoever moved has seen what came before.
      this.skip();
      this.show(message);
      return;
    }
    // A step that moves nothing is passed over quickly: others choose much before anything happens.
    const quiet = before !== undefined && changed(before.view, message.view).size === 0;
    this.queue.push(message, readingTime() * (quiet ? QUIET : 1));
    this.showDue();
  }

  /** Whoever asked for something and is refused it, is told so. */
  private hearAnswer(asked: State["request"] | undefined, message: State): void {
    const refusing = message.entries.find((entry) => entry.kind === "decline" && entry.seat !== message.eyes);
    if (asked?.seat === message.eyes && !message.request && refusing) this.declined = refusing.seat;
    else if (message.request) this.declined = undefined;
  }

  private async fetchLog(message: State): Promise<void> {
    this.log = merge(this.log, message.entries);
    let after = 0;
    for (;;) {
      const page = await get<LogPage>(`/tables/${this.id}/story?after=${after}`, this.key).catch(() => undefined);
      if (!page || page.entries.length === 0) return;
      this.log = merge(this.log, page.entries);
      after = page.entries.at(-1)!.number;
      if (after >= page.version) return;
    }
  }

  private showDue(): void {
    clearTimeout(this.timer);
    const due = this.queue.next(performance.now());
    if (due) this.show(due);
    this.waiting = this.queue.length;
    const wait = this.queue.wait(performance.now());
    if (wait !== undefined) this.timer = setTimeout(() => this.showDue(), wait + 5);
  }

  skip(): void {
    const last = this.queue.skip();
    if (last) this.show(last);
    this.waiting = 0;
  }

  private show(message: State): void {
    const before = this.shown;
    this.shown = message;
    const newest = message === this.latest;
    this.play.takeBack = newest && message.may_undo ? () => this.act("undo") : undefined;
    this.play.told =
      before && message.version > before.version ? message.entries.flatMap((entry) => entry.sentences) : [];
    const free = newest && !isAway(message);
    this.play.show(message.view, free ? (message.moves ?? []) : [], free ? openPoll(message) : undefined);
    if (before && message.version > before.version) {
      if (message.result && !before.result) {
        this.counting = message.result.how === "finished" && !motionOff();
        sound.end();
      } else if (!message.poll && message.actor === message.eyes && (before.poll || before.actor !== message.eyes))
        sound.turn();
      else sound.lay();
    }
  }

  move(path: string): void {
    this.refusal = undefined;
    live.act({ type: "move", table: this.id, version: this.latest?.version ?? 0, path });
  }

  act(type: PlainAct): void {
    this.refusal = undefined;
    live.act({ type, table: this.id, version: this.latest?.version ?? 0 });
  }

  private refuse(refusal: Refusal): void {
    this.play.refuse();
    if (refusal.code !== "stale") this.refusal = refusal;
  }

  sendTalk(): void {
    const text = this.draft.trim();
    if (!text) return;
    live.act({ type: "say", table: this.id, text });
    this.draft = "";
  }

  private hearTalk(message: Talk): void {
    if (this.talk.some((one) => one.number === message.number)) return;
    this.talk = [...this.talk, message];
    this.unread++;
  }

  /** Ask until the hint is there; the server holds each answer back for a while. */
  async askHint(): Promise<void> {
    try {
      for (;;) {
        const hint = await post<Hint>(`/tables/${this.id}/hint`, undefined, this.key);
        if (hint.version !== this.latest?.version) return;
        if (hint.ahead === null) {
          this.hint = hint;
          return;
        }
        this.hintsAhead = hint.ahead;
      }
    } finally {
      this.hintsAhead = undefined;
    }
  }

  /** Milliseconds left to a seat, for the move and the bank together; they run for the seat that decides. */
  timeLeft(seat: number, now: number): number | undefined {
    const clock = this.latest?.clock;
    if (clock && this.latest?.actor === seat)
      return clock.deadline ? clock.deadline - Math.max(now + live.clockOffset, clock.stands ?? 0) : undefined;
    const pace = this.info?.pace;
    if (pace?.kind !== "live" || this.info?.seats[seat]?.kind !== "person") return undefined;
    return pace.seconds * 1000 + (clock?.bank[seat] ?? 0);
  }

  private hearPresence(here: readonly number[]): void {
    const people = this.info?.seats.filter((seat) => this.isSeen(seat)).map((seat) => seat.seat) ?? [];
    const since = Date.now();
    this.counted = true;
    this.absent = new Map(
      people.filter((seat) => !here.includes(seat)).map((seat) => [seat, this.absent.get(seat) ?? since]),
    );
  }

  /** Whether it is told when the person of a seat is here. */
  private isSeen(seat: SeatInfo): boolean {
    return seat.kind === "person" && (!seat.discreet || this.info?.pace.kind === "live");
  }

  /** Whether the person of a seat has the table before them. */
  isHere(seat: number): boolean {
    const info = this.info?.seats[seat];
    return info !== undefined && this.isSeen(info) && this.counted && !this.absent.has(seat);
  }

  /** Until when a seat is on holiday, if it is. */
  holidayOf(seat: number, now: number): number | undefined {
    const until = this.info?.seats[seat]?.holiday ?? 0;
    return until > now + live.clockOffset ? until : undefined;
  }

  /** Whether the person of a seat has left the page, and not only to load it anew. */
  hasLeft(seat: number, now: number): boolean {
    const since = this.absent.get(seat);
    return since !== undefined && now - since > RELOAD && !this.latest?.result;
  }
}

/** Who sits where, as one word that differs when someone comes or goes. */
function peopleOf(info: TableInfo | undefined): string {
  return info?.seats.map((seat) => (seat.kind === "person" ? seat.account : "")).join() ?? "";
}

/** Whether a bot plays for whoever looks. */
function isAway(message: State): boolean {
  return !message.result && message.away.includes(message.eyes);
}

function openPoll(message: State): OpenPoll | undefined {
  if (!message.poll) return undefined;
  const { closes, answer } = message.poll;
  return { opened: message.clock.since - live.clockOffset, closes: closes - live.clockOffset, answer };
}

function merge(old: LogEntry[], fresh: LogEntry[]): LogEntry[] {
  const all = new Map([...old, ...fresh].map((entry) => [entry.number, entry]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
