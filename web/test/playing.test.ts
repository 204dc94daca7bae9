import { describe, expect, it } from "vitest";
import { Playing } from "../src/play/playing.svelte";
import type { View } from "../src/view/view";

const view: View = {
  game: "test",
  seat: 0,
  players: 2,
  actor: 0,
  decision: "",
  score: [0, 0],
  places: [],
  pieces: [],
  facts: {},
};

describe("a plan of several moves", () => {
  function begin(steps: string) {
    const play = new Playing();
    const sent: string[] = [];
    play.onmove = (path) => void sent.push(path);
    play.show(view, ["kind MOVE"]);
    play.complete(steps);
    return { play, sent };
  }

  it("goes on by itself", () => {
    const { play, sent } = begin("kind MOVE, terrain rock");
    play.show(view, ["terrain grass", "terrain rock"]);
    expect(sent).toEqual(["kind MOVE", "terrain rock"]);
  });

  it("waits where the player has to choose, and goes on then", () => {
    const { play, sent } = begin("kind MOVE, pay, dest 1,1");
    play.show(view, ["pay 1", "pay 2", "stop"]);
    expect(sent).toEqual(["kind MOVE"]);
    play.complete("pay 2");
    play.show(view, ["dest 1,1", "dest 2,1"]);
    expect(sent).toEqual(["kind MOVE", "pay 2", "dest 1,1"]);
  });

  it("waits while a poll is open, and goes on once it has closed with that answer", () => {
    const { play, sent } = begin("announce wolf, special WO1");
    const poll = { opened: 0, closes: 5000, answer: "announce wolf" };
    play.show(view, ["announce wolf", "decline"], poll);
    expect(sent).toEqual(["announce wolf"]);
    play.show(view, ["special WO1", "special WO2"]);
    expect(sent).toEqual(["announce wolf", "special WO1"]);
  });

  it("is forgotten when the next poll opens", () => {
    const { play, sent } = begin("announce wolf, special WO1");
    play.show(view, ["announce wolf", "decline"], { opened: 0, closes: 5000, answer: "announce wolf" });
    play.show(view, []);
    play.show(view, ["announce wolf", "decline"], { opened: 6000, closes: 11_000, answer: null });
    play.show(view, ["special WO1", "special WO2"]);
    expect(sent).toEqual(["announce wolf"]);
  });

  it("is given up as soon as its next move cannot be made", () => {
    const { play, sent } = begin("kind MOVE, pay, dest 1,1");
    play.show(view, ["kind MOVE"]);
    play.complete("kind MOVE");
    play.show(view, ["pay 1", "pay 2"]);
    play.complete("pay 1");
    play.show(view, ["dest 1,1"]);
    expect(sent).toEqual(["kind MOVE", "kind MOVE", "pay 1"]);
  });
});

describe("taking back", () => {
  function table() {
    const play = new Playing();
    let undone = 0;
    play.takeBack = () => void undone++;
    return { play, count: () => undone };
  }

  it("goes over steps that followed by themselves", () => {
    const { play, count } = table();
    play.show(view, ["kind MOVE"]);
    play.complete("kind MOVE, terrain rock");
    play.show(view, ["terrain rock"]);
    play.show(view, ["pay 1"]);
    play.send("pay 1", true);
    play.show(view, ["wolf 1"]);
    play.undo();
    play.show(view, ["pay 1"]);
    play.show(view, ["terrain rock"]);
    play.show(view, ["kind MOVE"]);
    expect(count()).toBe(3);
  });

  it("stops at what was done by hand", () => {
    const { play, count } = table();
    play.show(view, ["terrain rock"]);
    play.send("terrain rock");
    play.show(view, ["pay 1"]);
    play.send("pay 1", true);
    play.show(view, ["wolf 1"]);
    play.send("wolf 1");
    play.show(view, ["dest 1"]);
    play.undo();
    play.show(view, ["wolf 1"]);
    expect(count()).toBe(1);
  });

  it("goes back no further than the table lets it", () => {
    const { play, count } = table();
    play.show(view, ["pay 1"]);
    play.send("pay 1", true);
    play.show(view, ["wolf 1"]);
    play.undo();
    play.takeBack = undefined;
    play.show(view, ["pay 1"]);
    expect(count()).toBe(1);
  });
});

describe("the same thing twice in a row", () => {
  const figures: View = { ...view, places: [{ id: "announce/wolf", kind: "figure", word: "wolf" }] };

  it("leaves the way to stop open", () => {
    const play = new Playing();
    play.show(figures, ["announce wolf"]);
    play.pick("announce/wolf", 0, 0);
    expect(play.sent).toBe("announce wolf");
    play.show(figures, ["announce wolf", "stop"]);
    expect(play.buttons).toEqual([{ path: "stop" }]);
    expect(play.lit.has("announce/wolf")).toBe(true);
  });
});
