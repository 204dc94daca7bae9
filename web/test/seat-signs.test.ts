import { describe, expect, it } from "vitest";
import { terrainOf } from "../src/art/terrains";
import { texts as theWolves } from "../src/boards/the_wolves/texts";
import { seatSign } from "../src/table/seat-signs";
import type { View } from "../src/view/view";

const view: View = {
  game: "the_wolves",
  seat: null,
  players: 3,
  actor: 0,
  decision: "",
  score: [0, 0, 0],
  places: [],
  pieces: [],
  facts: { packs: ["tundra", "forest", "desert"] },
};

describe("the signs of seats", () => {
  it("are those of the packs, whoever sits first", () => {
    const lines = [0, 1, 2].map((seat) => seatSign(seat, view, theWolves).line);
    expect(lines).toEqual(["tundra", "forest", "desert"].map((pack) => terrainOf(pack).colour));
  });

  it("differ where the game has none", () => {
    const [first, second] = [0, 1].map((seat) => seatSign(seat, view, undefined));
    expect(first).not.toEqual(second);
  });
});
