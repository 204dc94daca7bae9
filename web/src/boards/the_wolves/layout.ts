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

export function layout(width: number, height: number): Layout {
  const tall = width < 820;
  if (tall) {
    const dock = { x: 0, y: height - 214, w: width, h: 214 };
    const calendar = { x: 6, y: 2, w: width - 12, h: 42 };
    const others = { x: 6, y: 46, w: width - 12, h: 40 };
    return { tall, calendar, others, dock, map: { x: 4, y: 88, w: width - 8, h: dock.y - 92 } };
  }
  const side = Math.min(340, Math.max(270, width * 0.22));
  const dock = { x: 0, y: height - 152, w: width - side, h: 152 };
  const calendar = { x: 12, y: 4, w: width - side - 24, h: 56 };
  const others = { x: width - side, y: 4, w: side - 8, h: height - 8 };
  return { tall, calendar, others, dock, map: { x: 8, y: 64, w: width - side - 16, h: dock.y - 68 } };
}

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
        spots.set(piece.id, { x: x + way * 20, y: y + way * 5, w: 52, h: 52, z: 10 + n });
      }
    });
  }
  return spots;
}
