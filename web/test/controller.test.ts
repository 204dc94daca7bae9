import { describe, expect, it } from "vitest";
import { back, begin, buttons, type Choosing, carry, choose, isChosen, lit, meaning } from "../src/play/controller";
import type { View } from "../src/view/view";

const view: View = {
  game: "toy",
  seat: 0,
  players: 2,
  actor: 0,
  decision: "play",
  score: [0, 0],
  places: [
    { id: "hand/0", kind: "hand" },
    { id: "cave", kind: "territory" },
    { id: "cave/0", kind: "side" },
    { id: "swamp", kind: "territory" },
    { id: "0,0", kind: "place" },
    { id: "1,0", kind: "place" },
  ],
  pieces: [
    { id: "R6", kind: "wolf", at: "hand/0" },
    { id: "K2", kind: "wolf", at: "hand/0" },
    { id: "0/W3/0", kind: "wolf", at: "hand/0", word: "W3" },
    { id: "0/W3/1", kind: "wolf", at: "hand/0", word: "W3" },
    { id: "N5", kind: "wolf", at: "cave/0" },
    { id: "1/W2/0", kind: "wolf", at: "0,0" },
  ],
  facts: {},
};

function clicked(
  paths: string[],
  ...clicks: string[]
): { state: Choosing; path?: string; offers?: { path: string }[] } {
  let outcome: ReturnType<typeof choose> = { state: begin(view, paths) };
  for (const id of clicks) outcome = choose(outcome.state, id);
  return outcome;
}

const plays = ["play R6 cave", "play R6 swamp", "play K2 cave"];

describe("choosing", () => {
  it("lights what comes next", () => {
    expect(lit(begin(view, plays))).toEqual(new Set(["R6", "K2"]));
    expect(lit(clicked(plays, "R6").state)).toEqual(new Set(["cave", "swamp"]));
    expect(lit(begin(view, []))).toEqual(new Set());
  });

  it("makes a whole move of clicks", () => {
    expect(clicked(plays, "R6", "swamp").path).toBe("play R6 swamp");
  });

  it("takes clicks in any order", () => {
    const first = clicked(plays, "swamp");
    expect(lit(first.state)).toEqual(new Set(["R6"]));
    expect(choose(first.state, "R6").path).toBe("play R6 swamp");
  });

  it("never makes the last step by itself", () => {
    expect(clicked(plays, "K2").path).toBeUndefined();
    expect(lit(clicked(plays, "K2").state)).toEqual(new Set(["cave"]));
  });

  it("lets go of what is clicked again, and of the last on Escape", () => {
    expect(clicked(plays, "R6", "R6").state.chosen).toEqual([]);
    expect(back(clicked(plays, "R6").state).chosen).toEqual([]);
  });

  it("takes another card instead of the chosen one", () => {
    const outcome = clicked(plays, "R6", "K2");
    expect(outcome.state.chosen.map((choice) => choice.id)).toEqual(["K2"]);
  });

  it("ignores what means nothing", () => {
    expect(clicked(plays, "0,0").state.chosen).toEqual([]);
    expect(clicked(plays, "nowhere").state.chosen).toEqual([]);
  });

  it("understands a click on a piece as one on its lit place", () => {
    expect(meaning(clicked(plays, "R6").state, "N5")?.id).toBe("cave");
    expect(clicked(plays, "R6", "N5").path).toBe("play R6 cave");
    expect(clicked(["lay W3 0,0"], "0/W3/0", "1/W2/0").path).toBe("lay W3 0,0");
  });

  it("remembers which of two equal pieces was meant", () => {
    const { state } = clicked(["lay W3 0,0", "lay W3 1,0"], "0/W3/1");
    expect(isChosen(state, "0/W3/1")).toBe(true);
    expect(isChosen(state, "0/W3/0")).toBe(false);
    expect(lit(begin(view, ["lay W3 0,0"]))).toEqual(new Set(["0/W3/0", "0/W3/1"]));
  });

  it("changes over to the equal piece", () => {
    expect(clicked(["lay W3 0,0"], "0/W3/1", "0/W3/0").state.chosen.map((choice) => choice.id)).toEqual(["0/W3/0"]);
  });
});

describe("pieces that a move names by their place", () => {
  const pack: View = {
    ...view,
    places: [
      { id: "5,9", kind: "hex" },
      { id: "7,7", kind: "hex" },
    ],
    pieces: [
      { id: "wolf/0/0", kind: "wolf", at: "5,9", word: "wolf" },
      { id: "alpha/0/0", kind: "alpha", at: "5,9", word: "alpha" },
      { id: "wolf/0/1", kind: "wolf", at: "7,7", word: "wolf" },
    ],
  };
  const moves = ["wolf 5,9 wolf", "wolf 5,9 alpha", "wolf 7,7 wolf", "stop"];

  it("means the one that is clicked, and no other of its kind", () => {
    expect(choose(begin(pack, moves), "wolf/0/1").path).toBe("wolf 7,7 wolf");
    expect(choose(begin(pack, moves), "alpha/0/0").path).toBe("wolf 5,9 alpha");
  });

  it("lights only those of the chosen place", () => {
    const { state } = choose(begin(pack, moves), "5,9");
    expect(lit(state)).toEqual(new Set(["wolf/0/0", "alpha/0/0"]));
    expect(choose(state, "wolf/0/0").path).toBe("wolf 5,9 wolf");
    expect(choose(state, "wolf/0/1").path).toBe("wolf 7,7 wolf");
  });
});

describe("ambiguity", () => {
  it("offers whole moves that say the same words", () => {
    const outcome = clicked(["den 0,0", "lair 0,0"], "0,0");
    expect(outcome.path).toBeUndefined();
    expect(outcome.offers).toEqual([{ path: "den 0,0" }, { path: "lair 0,0" }]);
  });

  it("offers a move that is whole beside those that go on", () => {
    expect(clicked(["go R6", "go R6 cave"], "R6").offers).toEqual([{ path: "go R6" }, { path: "go R6 cave" }]);
  });

  it("takes forced steps but the last", () => {
    const outcome = clicked(["pay R6 K2 cave", "pay R6 K2 swamp"], "R6");
    expect(outcome.state.chosen.map((choice) => choice.word)).toEqual(["R6", "K2"]);
    expect(lit(outcome.state)).toEqual(new Set(["cave", "swamp"]));
  });

  it("lets a word be said twice", () => {
    expect(clicked(["swap R6 R6", "swap R6 K2"], "R6", "R6").path).toBe("swap R6 R6");
  });
});

describe("buttons", () => {
  it("offers moves that name nothing", () => {
    expect(buttons(begin(view, ["pass", ...plays]))).toEqual([{ path: "pass" }]);
    expect(buttons(clicked(["pass", ...plays], "R6").state)).toEqual([]);
  });

  it("offers steps whose words the view does not show", () => {
    expect(buttons(begin(view, ["turn 2", "turn 3"]))).toEqual([{ path: "turn 2" }, { path: "turn 3" }]);
  });
});

describe("carrying over", () => {
  it("keeps what is still possible after a resync and drops the rest", () => {
    const { state } = clicked(plays, "R6");
    expect(carry(state, view, plays).chosen.map((choice) => choice.id)).toEqual(["R6"]);
    expect(carry(state, view, ["play K2 cave"]).chosen).toEqual([]);
  });
});
