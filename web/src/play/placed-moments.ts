// Where on the stage a moment is drawn.
import type { Point } from "../geometry/boxes";
import { piecesAt, type View } from "../view/view";
import type { Moment, MomentKind } from "./moments";

export interface PlacedMoment {
  kind: MomentKind;
  middle: Point;
  /** How wide it is drawn. */
  size: number;
  /** Where it came from, in degrees; a push has a direction. */
  angle: number;
  says: string | undefined;
  /** Milliseconds after the first one. */
  delay: number;
}

const SMALLEST = 74;
const LARGEST = 250;
const APART = 150;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A moment over the board; a place that is not drawn itself is known by what lies there. */
export function placeMoment(moment: Moment, stage: HTMLElement, view: View, position: number): PlacedMoment[] {
  const boxes = moment.at.flatMap((id) => {
    const own = boxOf(id, stage);
    return own.length > 0
      ? own
      : piecesAt(view, id)
          .slice(0, 1)
          .flatMap((piece) => boxOf(piece.id, stage));
  });
  return placeOver(moment, boxes, position);
}

/** One drawing for most moments; a glow has one for everything that glows. */
export function placeOver(moment: Moment, boxes: readonly Box[], position: number): PlacedMoment[] {
  const last = boxes.at(-1);
  if (!last) return [];
  const before = moment.kind === "push" ? boxes.at(-2) : undefined;
  return (moment.kind === "glow" ? boxes : [last]).map((box) => ({
    kind: moment.kind,
    middle: { x: box.x + box.w / 2, y: box.y + box.h / 2 },
    size: Math.min(LARGEST, Math.max(SMALLEST, 1.7 * Math.max(box.w, box.h))),
    angle: before ? (Math.atan2(box.y - before.y, box.x - before.x) * 180) / Math.PI : 0,
    says: moment.says,
    delay: position * APART,
  }));
}

function boxOf(id: string, stage: HTMLElement): Box[] {
  const drawn = stage.querySelector(`[data-thing="${CSS.escape(id)}"]`);
  if (!drawn) return [];
  const home = stage.getBoundingClientRect();
  const box = drawn.getBoundingClientRect();
  const inSight = box.right > home.left && box.left < home.right && box.bottom > home.top && box.top < home.bottom;
  return inSight && box.width > 0 ? [{ x: box.x - home.x, y: box.y - home.y, w: box.width, h: box.height }] : [];
}
