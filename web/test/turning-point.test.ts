import { expect, it } from "vitest";
import type { Analysis } from "../src/server/types";
import { turningPointOf } from "../src/table/turning-point";

function analysed(judged: Analysis["judged"]): Analysis {
  return { status: "done", ahead: null, judged };
}

const decisions = [
  { ply: 4, seat: 0, cost: 0.1 },
  { ply: 22, seat: 1, cost: 0.4 },
];

it("is the costliest move, counted as people count", () => {
  expect(turningPointOf(analysed({ decisions, swings: [1, 0] }))).toEqual({ ply: 22, move: 23, seat: 1, cost: 0.4 });
});

it("is none where no move weighed much, or nothing was judged", () => {
  expect(turningPointOf(analysed({ decisions, swings: [] }))).toBeUndefined();
  expect(turningPointOf(analysed(null))).toBeUndefined();
});
