import { expect, it } from "vitest";
import { nearest } from "../src/lib/arrows";
import { clock } from "../src/lib/time";

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

it("tells times as people read them", () => {
  expect(clock(75_000)).toBe("1:15");
  expect(clock(-5)).toBe("0:00");
  expect(clock(3_725_000)).toBe("1:02:05");
  expect(clock(3 * 86_400_000 + 4 * 3_600_000)).toBe("3 d 04 h");
});
