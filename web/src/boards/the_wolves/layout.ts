// Where everything of a table of The Wolves lies: the rooms of the screen, and the pieces on the map.
import type { Rect, Spot } from "../../geometry/boxes";
import { factsOf, type Piece, type View } from "../../view/view";
import { isHex, middleOf } from "./land";

export interface Layout {
  tall: boolean;
  calendar: Rect;
  /** The other packs' boards: a column beside the map, a row over it on a phone. */
  others: Rect;
  dock: Rect;
  /** What is left for the map. */
  map: Rect;
}

/** A screen too low for a dock under the map. */
const LOW = 480;
/** The column of the other packs needs so much of the width. */
const WIDE = 900;

/** How the own board arranges itself: in one row, in two, or as narrow as a phone. */
export function shapeOf(dock: Rect): "wide" | "medium" | "narrow" {
  if (dock.w >= 1080) return "wide";
  return dock.w >= 600 ? "medium" : "narrow";
}

const DEEP = { wide: 152, medium: 216, narrow: 218 };

export function layout(width: number, height: number): Layout {
  if (height < LOW && width > height) {
    const column = { x: width - 352, w: 346 };
    const dock = { ...column, y: 84, h: height - 84 };
    const calendar = { ...column, y: 2, h: 42 };
    const others = { ...column, y: 46, h: 36 };
    return { tall: true, calendar, others, dock, map: { x: 4, y: 4, w: column.x - 8, h: height - 8 } };
  }
  const tall = width < WIDE;
  const side = tall ? 0 : Math.min(340, Math.max(270, width * 0.22));
  const across = { x: 0, y: 0, w: width - side, h: 0 };
  const deep = DEEP[shapeOf(across)];
  const dock = { ...across, y: height - deep, h: deep };
  if (tall) {
    const calendar = { x: 6, y: 2, w: width - 12, h: 42 };
    const others = { x: 6, y: 46, w: width - 12, h: 40 };
    return { tall, calendar, others, dock, map: { x: 4, y: 88, w: width - 8, h: dock.y - 92 } };
  }
  const calendar = { x: 12, y: 4, w: width - side - 24, h: 56 };
  const others = { x: width - side, y: 4, w: side - 8, h: height - 8 };
  return { tall, calendar, others, dock, map: { x: 8, y: 64, w: width - side - 16, h: dock.y - 68 } };
}

/** The smallest piece on the map that stands for itself, in units of the map. */
export const SMALLEST = 52;

const order = ["lair", "den", "prey", "lone_wolf", "token", "wolf", "alpha"];

/** The pieces of the map, each where it stands: two of a hex side by side, what is built behind what runs. */
export function spotsOf(view: View): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const hexes = new Map<string, Piece[]>();
  for (const piece of view.pieces) {
    if (!isHex(piece.at)) continue;
    hexes.set(piece.at, [...(hexes.get(piece.at) ?? []), piece]);
  }
  for (const [id, pieces] of hexes) {
    const { x, y } = middleOf(id);
    const sorted = pieces.sort(
      (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (factsOf(a)["upper"] ? 1 : -1),
    );
    const stacked = sorted.every((piece) => piece.kind === "prey" || piece.kind === "token");
    sorted.forEach((piece, n) => {
      if (piece.kind === "token") {
        const under = sorted.length - 1 - n;
        spots.set(piece.id, { x: x - under * 15, y: y - 16 - under * 4, w: 50, h: 50, z: 10 + n });
      } else if (stacked || sorted.length === 1) {
        spots.set(piece.id, { x: x + n * 6, y: y - n * 6, w: 58, h: 58, z: 10 + n });
      } else {
        const way = n === 0 ? -1 : 1;
        spots.set(piece.id, { x: x + way * 20, y: y + way * 5, w: SMALLEST, h: SMALLEST, z: 10 + n });
      }
    });
  }
  return spots;
}
