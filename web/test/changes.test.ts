import { describe, expect, it } from "vitest";
import { cameFrom, changed } from "../src/view/changes";
import type { Piece, View } from "../src/view/view";

function view(pieces: Piece[], actor = 0): View {
  return { game: "toy", seat: 0, players: 2, actor, decision: "", score: [0, 0], places: [], pieces, facts: {} };
}

const card = (id: string, at: string, face = "up"): Piece => ({ id, kind: "wolf", at, facts: { face } });

describe("cameFrom", () => {
  it("takes a played card from the hand that played it", () => {
    const before = view(
      [
        card("unseen/0/0", "hand/0", "down"),
        card("unseen/1/0", "hand/1", "down"),
        card("unseen/1/1", "hand/1", "down"),
      ],
      1,
    );
    const after = view([
      card("unseen/0/0", "hand/0", "down"),
      card("unseen/1/0", "hand/1", "down"),
      card("R6", "swamp/1"),
    ]);
    expect(cameFrom(before, after)).toEqual(new Map([["R6", "unseen/1/1"]]));
  });

  it("shows a hidden token where it lay", () => {
    const before = view([
      { id: "hidden/cave/0", kind: "hidden_scar", at: "cave/centre" },
      { id: "hidden/cave/1", kind: "hidden_scar", at: "cave/centre" },
    ]);
    const after = view([
      { id: "STR_3/0", kind: "scar", at: "cave/centre" },
      { id: "hidden/cave/0", kind: "hidden_scar", at: "cave/centre" },
    ]);
    expect(cameFrom(before, after)).toEqual(new Map([["STR_3/0", "hidden/cave/1"]]));
  });

  it("uses no origin twice and mixes no kinds", () => {
    const before = view([card("box/0", "box", "down"), { id: "held", kind: "hidden_scar", at: "held/0" }]);
    const after = view([card("added/cave/0/0", "cave/0", "lone"), card("added/cave/0/1", "cave/0", "lone")]);
    expect(cameFrom(before, after)).toEqual(new Map([["added/cave/0/0", "box/0"]]));
  });
});

describe("changed", () => {
  it("tells what moved, appeared or was turned", () => {
    const before = view([card("R6", "hand/0"), card("K2", "cave/0"), card("W3", "cave/0")]);
    const after = view([
      card("R6", "swamp/0"),
      card("K2", "cave/0", "lone"),
      card("W3", "cave/0"),
      card("N7", "cave/1"),
    ]);
    expect(changed(before, after)).toEqual(new Set(["R6", "K2", "N7"]));
  });
});
