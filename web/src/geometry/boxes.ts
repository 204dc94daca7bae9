// Points and boxes on the screen, in CSS pixels, and pieces in rows and columns.

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where a piece is drawn: its middle, its size, its turn in degrees, and how high it lies. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  turn?: number;
  z?: number;
}

export function middle(rect: Rect): Point {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

/** Cards side by side in a box, overlapping as much as they must; centred, or from an edge. */
export function row(
  box: Rect,
  count: number,
  w: number,
  h: number,
  gap = 6,
  from: "left" | "middle" | "right" = "middle",
): Spot[] {
  const step = count > 1 ? Math.min(w + gap, (box.w - w) / (count - 1)) : 0;
  const width = w + step * (count - 1);
  const left = from === "left" ? box.x : from === "right" ? box.x + box.w - width : box.x + (box.w - width) / 2;
  return Array.from({ length: count }, (_, n) => ({
    x: left + w / 2 + n * step,
    y: box.y + box.h / 2,
    w,
    h,
    z: n + 1,
  }));
}

/** Tokens in a column, centred. */
export function column(box: Rect, count: number, size: number, gap = 4): Spot[] {
  const step = count > 1 ? Math.min(size + gap, (box.h - size) / (count - 1)) : 0;
  const height = size + step * (count - 1);
  const top = box.y + (box.h - height) / 2;
  return Array.from({ length: count }, (_, n) => ({
    x: box.x + box.w / 2,
    y: top + size / 2 + n * step,
    w: size,
    h: size,
    z: 2,
  }));
}
