import { expect, test } from "vitest";
import { spread } from "../src/geometry/spread";

test("what has room stays where it is", () => {
  expect(spread([10, 60, 200], 24, 300)).toEqual([10, 60, 200]);
});

test("neighbours are moved apart, and none leaves the line", () => {
  expect(spread([50, 52, 51], 24, 300)).toEqual([50, 98, 74]);
  expect(spread([290, 295, 300], 24, 300)).toEqual([252, 276, 300]);
});

test("where there is too little room for all, it is shared", () => {
  expect(spread([5, 5, 5], 24, 20)).toEqual([0, 10, 20]);
});
