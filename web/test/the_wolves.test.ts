import { describe, expect, it } from "vitest";
import { borderOf, hexesOf, middleOf, wayBetween, worldOf } from "../src/boards/the_wolves/land";
import { layout, spotsOf } from "../src/boards/the_wolves/layout";
import { standingOf } from "../src/boards/the_wolves/standing";
import { texts } from "../src/boards/the_wolves/texts";
import type { View } from "../src/view/view";

function hex(id: string, ground: string, slot = "A") {
  return { id, kind: "hex", facts: { ground, slot } };
}

const view: View = {
  game: "the_wolves",
  seat: 0,
  players: 2,
  actor: 0,
  decision: "kind",
  score: [0, 0],
  places: [
    hex("0,0", "grass"),
    hex("1,0", "water"),
    hex("1,1", "rock"),
    hex("2,1", "forest"),
    hex("0,1", "tundra", "B"),
  ],
  pieces: [
    { id: "den/0/0", kind: "den", at: "0,0", facts: { owner: 0 } },
    { id: "wolf/0/0", kind: "wolf", at: "0,0", facts: { owner: 0 } },
    { id: "alpha/0/0", kind: "alpha", at: "2,1", facts: { owner: 0 } },
    { id: "lair/0/0", kind: "lair", at: "lairs/0", facts: { owner: 0 } },
  ],
  facts: {},
};

describe("the map", () => {
  it("lays flat-topped hexes", () => {
    expect(middleOf("0,0")).toEqual({ x: 0, y: 0 });
    expect(middleOf("1,0").x).toBe(75);
    expect(middleOf("1,0").y).toBeCloseTo(-43.3);
    expect(middleOf("1,1").y).toBeCloseTo(43.3);
  });

  it("draws a way round the water", () => {
    expect(wayBetween(hexesOf(view), "0,0", "2,1")).toEqual(["0,0", "1,1", "2,1"]);
  });

  it("draws a straight line where no way leads", () => {
    const cut = hexesOf(view).filter((one) => one.id !== "1,1");
    expect(wayBetween(cut, "0,0", "2,1")).toEqual(["0,0", "2,1"]);
  });

  it("borders a board all round and nowhere within", () => {
    const single = borderOf(hexesOf(view), "B");
    expect(single.match(/M/g)).toHaveLength(6);
    expect(borderOf(hexesOf(view), "A").match(/M/g)!.length).toBeLessThan(24);
  });

  it("holds every hex", () => {
    const world = worldOf(hexesOf(view));
    for (const one of hexesOf(view))
      expect(one.x > world.x && one.x < world.x + world.w && one.y > world.y && one.y < world.y + world.h).toBe(true);
  });

  it("stands two pieces of a hex side by side, and none that is off the map", () => {
    const spots = spotsOf(view);
    expect(spots.get("den/0/0")!.x).toBeLessThan(spots.get("wolf/0/0")!.x);
    expect(spots.get("alpha/0/0")!.x).toBe(150);
    expect(spots.has("lair/0/0")).toBe(false);
  });

  it.each([
    [1440, 846],
    [390, 730],
    [360, 640],
    [3840, 2000],
  ])("leaves the map its room at %i x %i", (width, height) => {
    const plan = layout(width, height);
    expect(plan.map.w).toBeGreaterThan(300);
    expect(plan.map.h).toBeGreaterThan(300);
    expect(plan.map.y + plan.map.h).toBeLessThanOrEqual(plan.dock.y);
  });
});

describe("who leads", () => {
  it("is the strongest, alphas breaking ties; equals lead together", () => {
    const region = (control: number[], alphas: number[]) => ({
      id: "region/B",
      kind: "region",
      facts: { control, alphas },
    });
    expect(standingOf(region([2, 3, 0], [0, 0, 0])).map((one) => [one.seat, one.first])).toEqual([
      [1, true],
      [0, false],
    ]);
    expect(standingOf(region([3, 3, 1], [0, 1, 0])).map((one) => [one.seat, one.first])).toEqual([
      [1, true],
      [0, false],
      [2, false],
    ]);
    expect(standingOf(region([3, 3], [1, 1])).map((one) => one.first)).toEqual([true, true]);
    expect(standingOf(region([0, 0], [0, 0]))).toEqual([]);
  });
});

describe("a hex or a wolf first", () => {
  const offered: View = {
    ...view,
    facts: {
      possible: {
        MOVE: { "wolf/0/0": { rock: ["1,1"], forest: ["2,1"] }, "alpha/0/0": { rock: ["1,1"] } },
        DEN: ["0,0"],
        DOMINATE: [["2,1", "wolf"]],
      },
    },
  };
  const moves = [
    ["kind", "MOVE"],
    ["kind", "DEN"],
  ];
  const thing = (id: string) => [...offered.places, ...offered.pieces].find((one) => one.id === id)!;
  const ways = (id: string, before?: string) =>
    texts.shortcuts!(thing(id), offered, moves, before ? thing(before) : undefined);

  it("offers what can be done there", () => {
    expect(ways("1,1")).toEqual([["kind MOVE", "terrain rock", "pay", "wolf", "dest 1,1"]]);
    expect(ways("wolf/0/0")).toEqual([["kind DEN", "target 0,0"]]);
  });

  it("sends the only wolf that can go", () => {
    expect(ways("2,1")).toEqual([["kind MOVE", "terrain forest", "pay", "wolf 0,0 wolf", "dest 2,1"]]);
  });

  it("shows where a wolf could go, and takes it there", () => {
    expect(texts.reach!(thing("wolf/0/0"), offered)).toEqual(["1,1", "2,1"]);
    expect(ways("1,1", "alpha/0/0")).toEqual([["kind MOVE", "terrain rock", "pay", "wolf 2,1 alpha", "dest 1,1"]]);
  });

  it("offers no action that is not open, and nothing where the view tells nothing", () => {
    expect(ways("2,1").flat()).not.toContain("kind DOMINATE");
    expect(texts.shortcuts!(view.places[0]!, view, moves)).toEqual([]);
    expect(texts.reach!(thing("wolf/0/0"), view)).toEqual([]);
  });
});
