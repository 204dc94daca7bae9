// The map of The Wolves in units of its own: a hex is 100 wide, its columns are 75 apart.
import type { Rect } from "../../geometry/boxes";
import { factsOf, type View } from "../../view/view";

const WIDE = 100;
const HIGH = 86.6;

export interface Hex {
  id: string;
  x: number;
  y: number;
  ground: string;
  slot: string;
}

/** The corners of a hex round its middle, clockwise from the right one. */
const corners: [number, number][] = [
  [50, 0],
  [25, HIGH / 2],
  [-25, HIGH / 2],
  [-50, 0],
  [-25, -HIGH / 2],
  [25, -HIGH / 2],
];
/** The neighbour beyond the edge from each corner to the next. */
const beyond: [number, number][] = [
  [1, 1],
  [0, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, 0],
];

export const outline = `M${corners.map(([x, y]) => `${x} ${y}`).join(" L")} Z`;

export function middleOf(id: string): { x: number; y: number } {
  const [x, y] = id.split(",").map(Number) as [number, number];
  return { x: 0.75 * WIDE * x, y: HIGH * (y - x / 2) };
}

export function hexesOf(view: View): Hex[] {
  return view.places
    .filter((place) => place.kind === "hex")
    .map((place) => ({
      id: place.id,
      ...middleOf(place.id),
      ground: factsOf(place)["ground"],
      slot: factsOf(place)["slot"],
    }));
}

export function isHex(id: string): boolean {
  return /^-?\d+,-?\d+$/.test(id);
}

function neighbours(id: string): string[] {
  const [x, y] = id.split(",").map(Number) as [number, number];
  return beyond.map(([dx, dy]) => `${x + dx},${y + dy}`);
}

/** The line round all hexes of a slot. */
export function borderOf(hexes: Hex[], slot: string): string {
  const own = new Set(hexes.filter((hex) => hex.slot === slot).map((hex) => hex.id));
  return hexes
    .filter((hex) => own.has(hex.id))
    .flatMap((hex) =>
      neighbours(hex.id).map((next, side) => {
        if (own.has(next)) return "";
        const [a, b] = [corners[side]!, corners[(side + 1) % 6]!];
        return `M${hex.x + a[0]} ${hex.y + a[1]} L${hex.x + b[0]} ${hex.y + b[1]}`;
      }),
    )
    .join("");
}

export function worldOf(hexes: Hex[]): Rect {
  const xs = hexes.map((hex) => hex.x);
  const ys = hexes.map((hex) => hex.y);
  const [x, y] = [Math.min(...xs) - 62, Math.min(...ys) - 56];
  return { x, y, w: Math.max(...xs) + 62 - x, h: Math.max(...ys) + 56 - y };
}

/** A shortest way to draw from one hex to another, round water and chasm where there is such a way. */
export function wayBetween(hexes: Hex[], from: string, to: string): string[] {
  const land = new Set(hexes.filter((hex) => hex.ground !== "water" && hex.ground !== "chasm").map((hex) => hex.id));
  const before = new Map<string, string>();
  const queue = [from];
  for (const id of queue) {
    if (id === to) break;
    for (const next of neighbours(id)) {
      if (!land.has(next) || before.has(next) || next === from) continue;
      before.set(next, id);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
}
