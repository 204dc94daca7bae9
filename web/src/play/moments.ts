// The high points of a game, as something to see and to hear: found in the sentences that tell what just happened.
import type { Sentence, View } from "../view/view";

/**
 * How a moment looks and sounds: `howl` a wolf that comes at a call, `claws` somebody who is beaten, `push` who has to
 * give way, `hunt` prey that is caught, `build` a new home, `reveal` what was hidden, `moon` points by moonlight, `guard`
 * protection, `danger` a wolf at large, `glow` something that is whole now.
 */
export type MomentKind = "howl" | "claws" | "push" | "hunt" | "build" | "reveal" | "moon" | "guard" | "danger" | "glow";

export interface Moment {
  kind: MomentKind;
  /** Ids of things: where it happens is the last of them that is drawn; for a glow it is all of them. */
  at: string[];
  /** What stands beside it: points. */
  says?: string;
}

/** What a board finds worth a moment. */
export type FindMoments = (sentences: readonly Sentence[], view: View) => Moment[];

/** More at once than anybody can follow. */
export const MOST = 6;

/** A game whose sentences are moments by their keys alone. */
export function byKey(kinds: Readonly<Record<string, MomentKind>>): FindMoments {
  return (sentences) =>
    sentences.flatMap(({ phrase, about }) => {
      const kind = kinds[phrase.key];
      return kind ? [{ kind, at: about }] : [];
    });
}
