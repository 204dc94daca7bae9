// Looking at a world larger than the screen: where it is drawn, how large, and what keeps it in sight.
import type { Point } from "../geometry/boxes";
import type { Rect } from "./boxes";

/** A point of the world is drawn at `point * scale + (x, y)`. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export function toScreen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

export function toWorld(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

/** The whole world in the middle of a room on the screen, at most `most` times its size. */
export function fit(world: Rect, room: Rect, most = Infinity): Camera {
  const scale = Math.min(room.w / world.w, room.h / world.h, most);
  return {
    x: room.x + room.w / 2 - (world.x + world.w / 2) * scale,
    y: room.y + room.h / 2 - (world.y + world.h / 2) * scale,
    scale,
  };
}

/** A part of the world in the middle of a room at a given scale, without looking beyond the world's edges. */
export function centre(part: Rect, scale: number, world: Rect, room: Rect): Camera {
  const along = (middle: number, from: number, length: number, low: number, size: number) => {
    const at = low + size / 2 - middle * scale;
    if (length * scale <= size) return low + size / 2 - (from + length / 2) * scale;
    return Math.min(low - from * scale, Math.max(low + size - (from + length) * scale, at));
  };
  return {
    x: along(part.x + part.w / 2, world.x, world.w, room.x, room.w),
    y: along(part.y + part.h / 2, world.y, world.h, room.y, room.h),
    scale,
  };
}

/** Nearer or farther, with the point under the pointer staying where it is. */
export function zoom(camera: Camera, at: Point, factor: number, least: number, most: number): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const grown = scale / camera.scale;
  return { x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown, scale };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Never so far that the middle of the room shows nothing of the world. */
export function hold(camera: Camera, world: Rect, room: Rect): Camera {
  const { x, y } = { x: room.x + room.w / 2, y: room.y + room.h / 2 };
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    x: clamp(camera.x, x - (world.x + world.w) * camera.scale, x - world.x * camera.scale),
    y: clamp(camera.y, y - (world.y + world.h) * camera.scale, y - world.y * camera.scale),
    scale: camera.scale,
  };
}

/** The shortest way of the camera that brings a part of the world into the room. */
export function reveal(camera: Camera, part: Rect, room: Rect): Camera {
  const from = toScreen(camera, part);
  const shift = (start: number, size: number, low: number, length: number) => {
    if (size > length) return low + (length - size) / 2 - start;
    return Math.max(0, low - start) + Math.min(0, low + length - (start + size));
  };
  return pan(
    camera,
    shift(from.x, part.w * camera.scale, room.x, room.w),
    shift(from.y, part.h * camera.scale, room.y, room.h),
  );
}

/** What two fingers did: moved their middle, and spread. */
export function pinch(
  camera: Camera,
  before: [Point, Point],
  after: [Point, Point],
  least: number,
  most: number,
): Camera {
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const spread = ([a, b]: [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const was = middle(before);
  const is = middle(after);
  return zoom(pan(camera, is.x - was.x, is.y - was.y), is, spread(after) / spread(before), least, most);
}
