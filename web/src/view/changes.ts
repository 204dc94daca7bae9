// What changed from one view to the next: which piece of the old one a new one was, what moved, what turned over.
// Drawing the motion is the pieces' own affair.
import type { Piece, View } from "./view";

/** Kinds that are two faces of one thing. */
function family(piece: Piece): string {
  return piece.kind.replace(/^hidden_/, "");
}

/**
 * For every piece that appears, the one it was before: an unseen card that is played, a hidden token that is shown.
 * Same place first, then the hand of whoever moved, then wherever something of its kind is gone.
 */
export function cameFrom(before: View, after: View): Map<string, string> {
  const now = new Set(after.pieces.map((piece) => piece.id));
  const was = new Set(before.pieces.map((piece) => piece.id));
  const gone = before.pieces.filter((piece) => !now.has(piece.id));
  const origins = new Map<string, string>();
  const appeared = after.pieces.filter((piece) => !was.has(piece.id));
  const rounds: ((piece: Piece, old: Piece) => boolean)[] = [
    (piece, old) => old.at === piece.at,
    (_, old) => old.at === `hand/${before.actor}`,
    () => true,
  ];
  for (const fits of rounds) {
    for (const piece of appeared) {
      if (origins.has(piece.id)) continue;
      const index = gone.findLastIndex((old) => family(old) === family(piece) && fits(piece, old));
      if (index >= 0) origins.set(piece.id, gone.splice(index, 1)[0]!.id);
    }
  }
  return origins;
}

/** The pieces that moved or appeared, and those that were turned: what just happened, as ids. */
export function changed(before: View, after: View): Set<string> {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const ids = new Set<string>();
  for (const piece of after.pieces) {
    const was = old.get(piece.id);
    if (!was || was.at !== piece.at || sideUp(was) !== sideUp(piece)) ids.add(piece.id);
  }
  return ids;
}

/** What a piece shows: when this changes, it is turned over. */
export function sideUp(piece: Piece): string {
  const facts = piece.facts ?? {};
  return [facts["face"] ?? "", facts["used"] ?? "", piece.kind === "honor" ? facts["value"] : ""].join("|");
}
