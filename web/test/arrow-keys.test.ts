import { expect, it } from "vitest";
import { nearest } from "../src/play/arrow-keys";

const here = { x: 0, y: 0 };

it("goes to the nearest thing straight ahead", () => {
  const things = [
    { x: 50, y: 0 },
    { x: 20, y: 40 },
    { x: -10, y: 0 },
  ];
  expect(nearest(here, things, "right")).toBe(0);
  expect(nearest(here, things, "left")).toBe(2);
  expect(nearest(here, things, "down")).toBe(1);
  expect(nearest(here, things, "up")).toBe(-1);
});
