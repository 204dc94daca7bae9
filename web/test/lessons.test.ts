import { expect, it } from "vitest";
import { unfold, type WrittenStep } from "../src/lessons/lessons";
import type { View } from "../src/view/view";

const view: View = {
  game: "test",
  seat: 0,
  players: 2,
  actor: 0,
  decision: "lay",
  score: [0, 0],
  places: [],
  pieces: [{ id: "wolf", kind: "wolf", at: "hand/0" }],
  facts: { round: 1 },
};

it("a lesson is unfolded from what changes between its steps", () => {
  const rest = { says: "x", moves: [], about: [], told: [] };
  const written: WrittenStep[] = [
    { ...rest, view },
    { ...rest, patch: { pieces: { changed: [{ id: "wolf", kind: "wolf", at: "0,0" }] } } },
    { ...rest, patch: { fields: { actor: 1 } } },
  ];
  const steps = unfold(written);
  expect(steps.map((step) => step.view.pieces[0]!.at)).toEqual(["hand/0", "0,0", "0,0"]);
  expect(steps.map((step) => step.view.actor)).toEqual([0, 0, 1]);
});
