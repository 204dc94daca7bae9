// Choosing a move without knowing a rule. The server sends the words of every legal move; a click names a word, and
// narrows the moves to those that say it, until one of them is whole. Mouse, touch, drag and keys all end up here.
import type { Piece, Thing, View } from "../view/view";
import { wordOf } from "../view/view";

/** A word that was chosen, and which of the things with this word was meant. */
export interface Chosen {
  word: string;
  id: string;
}

/** A move offered by name: where things alone do not tell moves apart, or where a move names nothing. */
export interface Offer {
  path: string;
}

export interface Choosing {
  readonly view: View;
  readonly moves: readonly (readonly string[])[];
  readonly chosen: readonly Chosen[];
}

export interface Outcome {
  state: Choosing;
  /** The move, once it is whole and only one is meant. */
  path?: string;
  /** Several whole moves are meant: the player has to say which. */
  offers?: Offer[];
}

export function begin(view: View, paths: readonly string[]): Choosing {
  return { view, moves: paths.map((path) => path.split(" ")), chosen: [] };
}

/** The words of a move after its verb. */
function words(move: readonly string[]): readonly string[] {
  return move.slice(1);
}

function inOrder(move: readonly string[], chosen: readonly Chosen[]): boolean {
  return chosen.every((choice, n) => move[n + 1] === choice.word);
}

/** Whether a move says all the chosen words, in whatever order they were clicked. */
function says(move: readonly string[], chosen: readonly Chosen[]): boolean {
  const left = [...words(move)];
  return chosen.every((choice) => {
    const at = left.indexOf(choice.word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The moves that are still meant: those that begin with the chosen words, else those that say them in any order. */
export function meant(state: Choosing): readonly (readonly string[])[] {
  const ordered = state.moves.filter((move) => inOrder(move, state.chosen));
  return ordered.length > 0 ? ordered : state.moves.filter((move) => says(move, state.chosen));
}

function left(move: readonly string[], chosen: readonly Chosen[]): string[] {
  const rest = [...words(move)];
  for (const choice of chosen) {
    const at = rest.indexOf(choice.word);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** The words that may come next. */
export function nextWords(state: Choosing): Set<string> {
  return new Set(meant(state).flatMap((move) => left(move, state.chosen).slice(0, 1)));
}

/** The ids of the pieces and places to light. */
export function lit(state: Choosing): Set<string> {
  const next = nextWords(state);
  const moves = meant(state);
  return new Set(
    things(state.view)
      .filter(
        (thing) =>
          next.has(wordOf(thing)) &&
          moves.some((move) => left(move, state.chosen)[0] === wordOf(thing) && !isElsewhere(state.view, thing, move)),
      )
      .map((thing) => thing.id),
  );
}

/** The place that a move names right before a piece of this word: `wolf 5,9 alpha` means an alpha on 5,9. */
function placeBefore(view: View, thing: Thing, move: readonly string[]): string | undefined {
  if (!("at" in thing) || thing.word === undefined) return undefined;
  const place = move[move.indexOf(thing.word, 2) - 1];
  return place !== undefined && view.pieces.some((piece) => piece.word === thing.word && piece.at === place)
    ? place
    : undefined;
}

/** Whether a move means a piece of the same word that lies in another place. */
function isElsewhere(view: View, thing: Thing, move: readonly string[]): boolean {
  const place = placeBefore(view, thing, move);
  return place !== undefined && place !== (thing as Piece).at;
}

/** Moves that name nothing (to pass, to stop), and the next steps whose words the view does not show. */
export function buttons(state: Choosing): Offer[] {
  const shown = new Set(things(state.view).map(wordOf));
  const offers = meant(state).filter((move) => {
    const rest = left(move, state.chosen);
    return rest.length === 0 ? move.length === 1 || state.chosen.length > 0 : rest.some((word) => !shown.has(word));
  });
  return offers.map((move) => ({ path: move.join(" ") }));
}

/** The thing that a click on `id` means: itself, or the lit place that it lies in. */
export function meaning(state: Choosing, id: string): Thing | undefined {
  const known = new Map<string, Thing>();
  for (const thing of things(state.view)) if (!known.has(thing.id)) known.set(thing.id, thing);
  let thing = known.get(id);
  for (let place: string | undefined = id; place !== undefined; place = parent(thing, place)) {
    thing = known.get(place);
    if (thing && accepts(state, thing)) return thing;
  }
  return undefined;
}

function parent(thing: Thing | undefined, id: string): string | undefined {
  if (thing && "at" in thing) return (thing as Piece).at;
  const slash = id.lastIndexOf("/");
  return slash > 0 ? id.slice(0, slash) : undefined;
}

function things(view: View): Thing[] {
  return [...view.pieces, ...view.places];
}

function accepts(state: Choosing, thing: Thing): boolean {
  return shortened(state, thing) !== undefined || isChosen(state, thing.id);
}

export function isChosen(state: Choosing, id: string): boolean {
  return state.chosen.some((choice) => choice.id === id);
}

/** The longest beginning of what is chosen that the thing can be added to; clicking another card means it instead. */
function shortened(state: Choosing, thing: Thing): Chosen[] | undefined {
  const choice = { word: wordOf(thing), id: thing.id };
  for (let kept = state.chosen.length; kept >= 0; kept--) {
    const before = state.chosen.slice(0, kept);
    const place = state.moves
      .map((move) => placeBefore(state.view, thing, move))
      .find((word) => word === (thing as Piece).at);
    const there =
      place === undefined || before.some((one) => one.word === place)
        ? before
        : [...before, { word: place, id: place }];
    const chosen = [...there, choice];
    if (
      state.moves.some((move) => (inOrder(move, chosen) || says(move, chosen)) && !isElsewhere(state.view, thing, move))
    )
      return chosen;
  }
  return undefined;
}

/** A click, a drop, Enter: the thing is chosen; chosen again, it is let go. */
export function choose(state: Choosing, id: string): Outcome {
  const thing = meaning(state, id);
  if (!thing) return { state };
  const already = state.chosen.findIndex((choice) => choice.id === thing.id);
  if (already >= 0 && !sayableAgain(state, thing))
    return { state: { ...state, chosen: state.chosen.slice(0, already) } };
  const chosen = shortened(state, thing);
  if (!chosen) return { state };
  return settle({ ...state, chosen });
}

/** Whether the thing can be said once more after itself. */
function sayableAgain(state: Choosing, thing: Thing): boolean {
  return nextWords(state).has(wordOf(thing));
}

/** Steps that leave no choice are taken, but never the last one: a move is made by the player's own hand. */
function settle(state: Choosing): Outcome {
  let now = state;
  for (;;) {
    const moves = meant(now);
    const whole = moves.filter((move) => left(move, now.chosen).length === 0);
    if (whole.length === 1 && moves.length === 1) return { state: now, path: whole[0]!.join(" ") };
    if (whole.length > 0) return { state: now, offers: moves.map((move) => ({ path: move.join(" ") })) };
    const rests = moves.map((move) => left(move, now.chosen));
    const word = rests[0]?.[0];
    if (word === undefined || rests.some((rest) => rest[0] !== word || rest.length < 2)) return { state: now };
    const forced = things(now.view).find((thing) => wordOf(thing) === word);
    now = { ...now, chosen: [...now.chosen, { word, id: forced?.id ?? word }] };
  }
}

/** Escape: the last choice is taken back. */
export function back(state: Choosing): Choosing {
  return { ...state, chosen: state.chosen.slice(0, -1) };
}

/** Everything chosen is let go. */
export function clear(state: Choosing): Choosing {
  return { ...state, chosen: [] };
}

/** The same choices at a newer view, as far as its moves still allow them: nothing chosen is lost by a reconnect. */
export function carry(state: Choosing, view: View, paths: readonly string[]): Choosing {
  const fresh = begin(view, paths);
  const kept: Chosen[] = [];
  for (const choice of state.chosen) {
    if (!fresh.moves.some((move) => says(move, [...kept, choice]))) break;
    kept.push(choice);
  }
  return { ...fresh, chosen: kept };
}
