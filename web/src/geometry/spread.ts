// Things on a line that may not lie on each other.

/** The places of things along a line of some length, in their order, moved as little apart as keeps them `least` apart. */
export function spread(places: number[], least: number, length: number): number[] {
  const order = places.map((_, n) => n).sort((a, b) => places[a]! - places[b]!);
  const room = Math.min(least, length / Math.max(1, places.length - 1));
  const spread = [...places];
  let from = Number.NEGATIVE_INFINITY;
  for (const n of order) {
    spread[n] = Math.max(places[n]!, from);
    from = spread[n] + room;
  }
  let to = length;
  for (const n of order.reverse()) {
    spread[n] = Math.min(spread[n]!, to);
    to = spread[n] - room;
  }
  return spread;
}
