// The face of a tile of Wolves and Sheep, 100 x 100, from its four edges N E S W: the fields that it is divided into and
// the lines between them. Fields of one letter hang together, through the middle if they must.

export interface Field {
  letter: string;
  /** The edges it reaches: 0 N, 1 E, 2 S, 3 W. */
  sides: number[];
  d: string;
}

export interface Line {
  d: string;
  between: [string, string];
}

type Corner = readonly [number, number];
const corners: readonly Corner[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const DEPTH = 37;
const BEND = 5;

/** The curve of a field that only borders one edge while another one passes through the middle. */
function bay(side: number): string {
  const depth = DEPTH * 1.34;
  const inward: readonly Corner[] = [
    [0, depth],
    [-depth, 0],
    [0, -depth],
    [depth, 0],
  ];
  const [a, b] = [corners[side]!, corners[(side + 1) % 4]!];
  const [x, y] = inward[side]!;
  const at = (from: Corner, to: Corner) =>
    `${from[0] + (to[0] - from[0]) * 0.24 + x} ${from[1] + (to[1] - from[1]) * 0.24 + y}`;
  return `C${at(a, b)} ${at(b, a)} ${b.join(" ")}`;
}

/** From a corner to the middle, a little bent; and the same way back. */
function toMiddle(corner: number): string {
  const [x, y] = corners[corner]!;
  return `Q${25 + x * 0.5 + (y === 0 ? BEND : -BEND)} ${25 + y * 0.5 + (x === 0 ? -BEND : BEND)} 50 50`;
}

function fromMiddle(corner: number): string {
  const [x, y] = corners[corner]!;
  return `Q${25 + x * 0.5 + (y === 0 ? BEND : -BEND)} ${25 + y * 0.5 + (x === 0 ? -BEND : BEND)} ${x} ${y}`;
}

/** The letter that passes from an edge to the opposite one, if any. */
function through(edges: string): string | undefined {
  return edges[0] === edges[2] ? edges[0] : edges[1] === edges[3] ? edges[1] : undefined;
}

const sides = [0, 1, 2, 3];

export function fieldsOf(edges: string): Field[] {
  const middle = through(edges);
  if (middle !== undefined) {
    const bays = sides.filter((side) => edges[side] !== middle);
    const whole: Field = { letter: middle, sides: sides.filter((side) => edges[side] === middle), d: "" };
    whole.d = `M0 0 ${sides.map((side) => (bays.includes(side) ? bay(side) : `L${corners[(side + 1) % 4]!.join(" ")}`)).join(" ")} Z`;
    return [
      whole,
      ...bays.map((side) => ({
        letter: edges[side]!,
        sides: [side],
        d: `M${corners[side]!.join(" ")} ${bay(side)} Z`,
      })),
    ];
  }
  const fields: Field[] = [];
  const first = sides.find((side) => edges[side] !== edges[(side + 3) % 4]) ?? 0;
  for (let n = 0; n < 4; ) {
    const start = (first + n) % 4;
    const run = [start];
    while (n + run.length < 4 && edges[(start + run.length) % 4] === edges[start]) run.push((start + run.length) % 4);
    const end = (start + run.length) % 4;
    const around = run.map((side) => `L${corners[(side + 1) % 4]!.join(" ")}`).join(" ");
    fields.push({
      letter: edges[start]!,
      sides: run,
      d: `M${corners[start]!.join(" ")} ${around} ${toMiddle(end)} ${fromMiddle(start)} Z`,
    });
    n += run.length;
  }
  return fields;
}

export function linesOf(edges: string): Line[] {
  const middle = through(edges);
  if (middle !== undefined) {
    return sides
      .filter((side) => edges[side] !== middle)
      .map((side) => ({ d: `M${corners[side]!.join(" ")} ${bay(side)}`, between: [edges[side]!, middle] }));
  }
  return sides
    .filter((side) => edges[side] !== edges[(side + 3) % 4])
    .map((side) => ({
      d: `M${corners[side]!.join(" ")} ${toMiddle(side)}`,
      between: [edges[(side + 3) % 4]!, edges[side]!],
    }));
}

/** Where what lives at an edge stands. */
export const stands: readonly Corner[] = [
  [50, 21],
  [79, 50],
  [50, 79],
  [21, 50],
];

/** The field under a point of the face: the edge that is nearest to it. */
export function sideAt(x: number, y: number): number {
  const away = [y, 100 - x, 100 - y, x];
  return away.indexOf(Math.min(...away));
}
