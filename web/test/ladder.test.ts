import { expect, test } from "vitest";
import { nextRung, rungsOf } from "../src/app/ladder";

const levels = ["pup", "scout", "hunter", "alpha"];

test("who has beaten nobody meets the weakest", () => {
  expect(nextRung(rungsOf([{ game: "moonlight", level: "pup", games: 3, wins: 0 }], "moonlight", levels))).toEqual({
    level: "pup",
    games: 3,
    wins: 0,
  });
});

test("who has beaten a level meets the next, in that game alone", () => {
  const ladder = [{ game: "moonlight", level: "scout", games: 1, wins: 1 }];
  expect(nextRung(rungsOf(ladder, "moonlight", levels))?.level).toBe("hunter");
  expect(nextRung(rungsOf(ladder, "lone_wolves", levels))?.level).toBe("pup");
});

test("above the strongest is nobody", () => {
  const ladder = [{ game: "moonlight", level: "alpha", games: 1, wins: 1 }];
  expect(nextRung(rungsOf(ladder, "moonlight", levels))?.level).toBe("alpha");
});
