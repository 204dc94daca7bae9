import { describe, expect, it } from "vitest";
import { moments as loneWolves } from "../src/boards/lone_wolves/moments";
import { moments as moonlight } from "../src/boards/moonlight/moments";
import { moments as theWolves } from "../src/boards/the_wolves/moments";
import { moments as wolvesAndSheep } from "../src/boards/wolves_and_sheep/moments";
import { placeOver } from "../src/play/placed-moments";
import type { Phrase, Sentence, View } from "../src/view/view";

const view: View = {
  game: "test",
  seat: 0,
  players: 2,
  actor: 0,
  decision: "",
  score: [0, 0],
  places: [{ id: "region/B", kind: "region", facts: { water: "9,7" } }],
  pieces: [],
  facts: {},
};

function told(key: string, about: string[], args: Phrase["args"] = {}): Sentence {
  return { phrase: { key, args }, about };
}

describe("moments", () => {
  it("of Lone Wolves: a lost trick, and not every card", () => {
    const sentences = [told("lw-told-play", ["K4", "cave"]), told("lw-told-trick", ["K4"])];
    expect(loneWolves(sentences, view)).toEqual([{ kind: "claws", at: ["K4"] }]);
  });

  it("of Moonlight: every row that is won", () => {
    const sentences = [told("ml-told-row", ["0/W3/0"]), told("ml-told-row-tied", []), told("ml-told-peak", ["peak"])];
    expect(moonlight(sentences, view).map((moment) => moment.kind)).toEqual(["glow", "moon"]);
  });

  it("of The Wolves: a howl, but not by who takes the place of a dominated wolf", () => {
    const came = told("tw-told-newcomer", ["wolf/0/3", "4,5"]);
    expect(theWolves([came], view)).toEqual([{ kind: "howl", at: ["wolf/0/3", "4,5"] }]);
    const beaten = told("tw-told-dominate", ["wolf/1/2", "4,5"]);
    expect(theWolves([beaten, came], view).map((moment) => moment.kind)).toEqual(["claws"]);
  });

  it("of The Wolves: a region scores over its water, with its points", () => {
    const earned = told("tw-told-earned", ["token/0", "region/B"], { points: 4 });
    expect(theWolves([earned], view)).toEqual([{ kind: "moon", at: ["9,7"], says: "+4" }]);
  });

  it("of Wolves and Sheep: wolves threaten, hunters protect", () => {
    const figure = (kind: string) =>
      told("ws-told-figure", ["WO1", "0,1"], {
        figure: { key: "", args: {}, thing: { id: "WO1", kind: "figure", facts: { figure: kind } } },
      });
    const kinds = ["wolf", "fisherman", "hunter", "guard"].map((kind) => wolvesAndSheep([figure(kind)], view)[0]!.kind);
    expect(kinds).toEqual(["danger", "danger", "guard", "guard"]);
  });
});

describe("a moment on the board", () => {
  const boxes = [
    { x: 0, y: 0, w: 60, h: 60 },
    { x: 0, y: 100, w: 60, h: 60 },
  ];

  it("is drawn over the last thing it is about", () => {
    const [placed, ...rest] = placeOver({ kind: "claws", at: [] }, boxes, 2);
    expect(rest).toEqual([]);
    expect(placed).toMatchObject({ middle: { x: 30, y: 130 }, size: 102, delay: 300 });
  });

  it("goes where somebody is pushed to", () => {
    expect(placeOver({ kind: "push", at: [] }, boxes, 0)[0]!.angle).toBe(90);
  });

  it("glows on everything that is whole now", () => {
    expect(placeOver({ kind: "glow", at: [] }, boxes, 0)).toHaveLength(2);
  });

  it("is not drawn where nothing of it is in sight", () => {
    expect(placeOver({ kind: "howl", at: [] }, [], 0)).toEqual([]);
  });
});
