import { expect, it } from "vitest";
import type { Analysis, Decision } from "../src/server/types";
import { turningPointOf } from "../src/table/turning-point";

function analysed(judged: Analysis["judged"]): Analysis {
  return { status: "done", ahead: null, progress: null, judged };
}

const move = { path: "play.3", label: { key: "move", args: {} }, share: 1, result: 0.5 };

function decision(ply: number, seat: number, cost: number): Decision {
  return { ply, seat, cost, played: move, best: move };
}

const decisions = [decision(4, 0, 0.1), decision(22, 1, 0.4)];

it("is the costliest move, counted as people count", () => {
  expect(turningPointOf(analysed({ decisions, curves: [], swings: [1, 0] }))).toEqual({
    ply: 22,
    move: 23,
    seat: 1,
    cost: 0.4,
  });
});

it("is none where no move weighed much, or nothing was judged", () => {
  expect(turningPointOf(analysed({ decisions, curves: [], swings: [] }))).toBeUndefined();
  expect(turningPointOf(analysed(null))).toBeUndefined();
});
