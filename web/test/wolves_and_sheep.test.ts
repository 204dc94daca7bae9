import { describe, expect, it } from "vitest";
import { fieldsOf, linesOf, sideAt } from "../src/art/faces";
import { wantsToBeAsked } from "../src/boards/wolves_and_sheep/interrupts.svelte";
import { fittingTurns, layout, turned } from "../src/boards/wolves_and_sheep/layout";

function fields(edges: string): string[] {
  return fieldsOf(edges)
    .map((field) => `${field.letter}${field.sides.join("")}`)
    .sort();
}

describe("the face of a tile", () => {
  it("has one field for each letter", () => {
    expect(fields("KKKK")).toEqual(["K0123"]);
    expect(fields("YYRB")).toEqual(["B3", "R2", "Y01"]);
    expect(fields("RBYY")).toEqual(["B1", "R0", "Y23"]);
    expect(fields("YRYB")).toEqual(["B3", "R1", "Y02"]);
    expect(fields("BYYR")).toEqual(["B0", "R3", "Y12"]);
    expect(fields("VVVK")).toEqual(["K3", "V012"]);
    expect(fields("KYRB")).toEqual(["B3", "K0", "R2", "Y1"]);
    expect(fields("RYYR")).toEqual(["R30", "Y12"]);
  });

  it("has a line between any two neighbours that differ", () => {
    expect(linesOf("KKKK")).toEqual([]);
    expect(linesOf("YYRB").map((line) => line.between.join(""))).toEqual(["BY", "YR", "RB"]);
    expect(linesOf("VVVK").map((line) => line.between.join(""))).toEqual(["KV"]);
    expect(linesOf("YRYB")).toHaveLength(2);
  });

  it("knows its sides", () => {
    expect([sideAt(50, 5), sideAt(95, 50), sideAt(50, 95), sideAt(5, 50)]).toEqual([0, 1, 2, 3]);
  });
});

describe("a tile in the hand", () => {
  it("turns clockwise", () => {
    expect([0, 1, 2, 3].map((turns) => turned("YYRB", turns))).toEqual(["YYRB", "BYYR", "RBYY", "YRBY"]);
  });

  it("shows the turns in which it looks right", () => {
    expect(fittingTurns("VKKK", "..V.")).toEqual([2]);
    expect(fittingTurns("VVVK", "..V.")).toEqual([0, 1, 2]);
    expect(fittingTurns("KKKK", "..V.")).toEqual([]);
  });
});

describe("being asked to interrupt", () => {
  const bare = [["decline"], ["leave"], ["reveal", "K"]];
  const armed = [...bare, ["announce", "wolf"]];

  it("is as the player wishes", () => {
    expect(wantsToBeAsked("always", bare)).toBe(true);
    expect(wantsToBeAsked("holding", bare)).toBe(false);
    expect(wantsToBeAsked("holding", armed)).toBe(true);
    expect(wantsToBeAsked("never", armed)).toBe(false);
  });
});

describe("the rooms of the screen", () => {
  it.each([
    [1440, 846],
    [390, 730],
    [360, 640],
  ])("do not overlap at %i x %i", (width, height) => {
    const plan = layout(width, height);
    expect(plan.map.y + plan.map.h).toBeLessThanOrEqual(plan.dock.y);
    expect(plan.tall ? plan.side.y + plan.side.h <= plan.map.y : plan.map.x + plan.map.w <= plan.side.x).toBe(true);
  });
});
