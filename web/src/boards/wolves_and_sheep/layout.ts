// The rooms of the screen at a table of Wolves and Sheep, and the landscape in units of its own: a tile is 100 wide.
import type { Rect, Spot } from "../../geometry/boxes";
import { factsOf, type View } from "../../view/view";

export const TILE = 100;

export interface Layout {
  tall: boolean;
  /** Who plays, and how the herds stand. */
  side: Rect;
  dock: Rect;
  map: Rect;
}

/** A screen too low for a dock under the landscape. */
const LOW = 480;

/** A spectator has no hand, and so no dock. */
export function layout(width: number, height: number, hand = true): Layout {
  if (height < LOW && width > height) {
    const column = { x: width - 352, w: 346 };
    const side = { ...column, y: 2, h: 84 };
    const dock = { ...column, y: 88, h: hand ? height - 88 : 0 };
    return { tall: true, side, dock, map: { x: 4, y: 4, w: column.x - 8, h: height - 8 } };
  }
  const tall = width < 820;
  if (tall) {
    const deep = hand ? 206 : 0;
    const dock = { x: 0, y: height - deep, w: width, h: deep };
    const side = { x: 4, y: 2, w: width - 8, h: 84 };
    return { tall, side, dock, map: { x: 2, y: 88, w: width - 4, h: dock.y - 90 } };
  }
  const deep = hand ? 168 : 0;
  const dock = { x: 0, y: height - deep, w: width, h: deep };
  const wide = Math.min(300, Math.max(240, width * 0.19));
  const side = { x: width - wide, y: 4, w: wide - 8, h: dock.y - 8 };
  return { tall, side, dock, map: { x: 4, y: 4, w: width - wide - 8, h: dock.y - 8 } };
}

export interface Cell {
  id: string;
  rect: Rect;
  edges: string;
  regions: string[];
}

function rectAt(x: number, y: number): Rect {
  return { x: x * TILE, y: y * TILE, w: TILE, h: TILE };
}

export function cellsOf(view: View): Cell[] {
  return view.places
    .filter((place) => place.kind === "cell")
    .map((place) => ({
      id: place.id,
      rect: rectAt(factsOf(place)["x"], factsOf(place)["y"]),
      edges: factsOf(place)["edges"],
      regions: factsOf(place)["regions"],
    }));
}

export interface Gap {
  id: string;
  rect: Rect;
  /** The edges that lie around it, N E S W; a dot where there is none. */
  touching: string;
}

export function gapsOf(view: View): Gap[] {
  return view.places
    .filter((place) => place.kind === "gap")
    .map((place) => ({
      id: place.id,
      rect: rectAt(factsOf(place)["x"], factsOf(place)["y"]),
      touching: factsOf(place)["touching"],
    }));
}

/** The landscape, with the places beside it where something can be laid. */
export function worldOf(cells: Cell[], gaps: Gap[]): Rect {
  const all = [...cells, ...gaps].map((one) => one.rect);
  const xs = all.map((rect) => rect.x);
  const ys = all.map((rect) => rect.y);
  const [x, y] = [Math.min(...xs) - TILE * 0.2, Math.min(...ys) - TILE * 0.2];
  return { x, y, w: Math.max(...xs) + TILE * 1.2 - x, h: Math.max(...ys) + TILE * 1.2 - y };
}

/** Where every laid tile lies; what covers another lies on it, a little aside. */
export function spotsOf(view: View): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const piece of view.pieces) {
    const at = /^(-?\d+),(-?\d+)$/.exec(piece.at);
    if (!at) continue;
    const covers = view.pieces.some(
      (other) => other.at === piece.at && factsOf(other)["covered"] && other.id !== piece.id,
    );
    const [x, y] = [Number(at[1]) * TILE + TILE / 2, Number(at[2]) * TILE + TILE / 2];
    spots.set(
      piece.id,
      covers ? { x: x + 12, y: y + 12, w: TILE * 0.74, h: TILE * 0.74, z: 4 } : { x, y, w: TILE, h: TILE, z: 2 },
    );
  }
  return spots;
}

/** A face turned by quarter turns. */
export function turned(edges: string, turns: number): string {
  return [0, 1, 2, 3].map((side) => edges[(side - turns + 8) % 4]).join("");
}

/** The quarter turns in which a face looks right among the edges around a place. */
export function fittingTurns(edges: string, touching: string): number[] {
  return [0, 1, 2, 3].filter((turns) =>
    [...turned(edges, turns)].every((letter, side) => touching[side] === "." || touching[side] === letter),
  );
}
