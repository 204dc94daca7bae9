// What a board has to say about its game.
import type { Phrase, Thing, View } from "../view/view";

/** What a board module says of its game's pieces, places and moves; everything else is drawing. */
export interface BoardTexts {
  name(thing: Thing, view: View): Phrase;
  explain(thing: Thing, view: View): Phrase[];
  label(path: string, view: View): Phrase;
  /** What is to be decided, said to whoever decides, or of them to the others. */
  ask(view: View, mine: boolean): Phrase;
  /**
   * What can be done with a thing that no move names yet: the moves one after another, each list one offer. A bare verb
   * is a move that the player has to choose in between. Where another thing was clicked before, what the two mean.
   */
  shortcuts?(thing: Thing, view: View, moves: readonly (readonly string[])[], before?: Thing): string[][];
  /** The places that such a thing could be taken to; clicked, it shows them, and a click on one of them takes it there. */
  reach?(thing: Thing, view: View): string[];
  /** What is asked meanwhile. */
  askReach?: Phrase;
  /** Whether the one who decides is in the middle of a move, so that going back means its last step. */
  midway?(view: View): boolean;
  /** The sign of a seat where the game gives it one: a colour, and on it, in an ink, a symbol in a box of 24 x 24. */
  badge?(seat: number, view: View): { colour: string; ink: string; symbol: string };
  /** The game's terms, explained. */
  glossary?: { term: Phrase; meaning: Phrase[] }[];
}
