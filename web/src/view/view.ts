// What the engine tells of a table (`wataha/engine/views.py`): the server passes it on as it is, without a schema.

export interface Phrase {
  key: string;
  args: Record<string, unknown>;
  /** The piece or place that the words name: a picture of it stands beside them. */
  thing?: Depicted;
}

/** As much of a piece or place as a picture of it needs. */
export interface Depicted {
  id: string;
  kind: string;
  facts: Facts;
}

/** What a game tells of a thing or of the table; only its own board knows the types. */
// biome-ignore lint/suspicious/noExplicitAny: every game has facts of its own, and the server sends them as an open object
export type Facts = Record<string, any>;

/** A piece or a place: what the words of a move can name. */
export interface Thing {
  id: string;
  kind: string;
  /** The word that names it in a path, where that is not the id. */
  word?: string;
  facts?: Facts;
}

export type Place = Thing;

export interface Piece extends Thing {
  at: string;
}

export interface View {
  game: string;
  seat: number | null;
  players: number;
  /** The seat that decides; -1 when the game is over. */
  actor: number;
  decision: string;
  score: (number | null)[];
  places: Place[];
  pieces: Piece[];
  facts: Facts;
}

/** How a list of things becomes another; what is absent did not change. */
export interface ListPatch<Item extends Thing> {
  /** Whole things that are new or differ. */
  changed?: Item[];
  /** The ids of all things in their new order; who is not among them is gone. */
  order?: string[];
}

/** How a view becomes the next one; what is absent did not change. */
export interface ViewPatch {
  /** Fields of the view besides places, pieces and facts. */
  fields?: Partial<Omit<View, "places" | "pieces" | "facts">>;
  facts?: Facts;
  facts_gone?: string[];
  places?: ListPatch<Place>;
  pieces?: ListPatch<Piece>;
}

/** One thing that happened, in words, with the ids of what it speaks of. */
export interface Sentence {
  phrase: Phrase;
  about: string[];
}

export interface SheetRow {
  label: Phrase;
  points: (number | null)[];
  why: (Phrase | null)[];
  /** The pieces and places that earned it. */
  about: string[];
}

export interface Sheet {
  rows: SheetRow[];
  total: number[];
  tie_break: SheetRow | null;
  winners: number[];
}

export function factsOf(thing: Thing | undefined): Facts {
  return thing?.facts ?? {};
}

/** Words that name a piece or place, with what a picture of it needs. */
export function depict(phrase: Phrase, thing: Thing | undefined): Phrase {
  return thing ? { ...phrase, thing: { id: thing.id, kind: thing.kind, facts: factsOf(thing) } } : phrase;
}

export function wordOf(thing: Thing): string {
  return thing.word ?? thing.id;
}

export function piecesAt(view: View, place: string, kind?: string): Piece[] {
  return view.pieces.filter((piece) => piece.at === place && (kind === undefined || piece.kind === kind));
}

export function placeOf(view: View, id: string): Place | undefined {
  return view.places.find((place) => place.id === id);
}
