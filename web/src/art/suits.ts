// The five clans of Lone Wolves: the colours of their cards and the symbol that goes with each.
import type { SymbolName } from "./shapes";

export interface Suit {
  territory: "cave" | "desert" | "swamp" | "tundra" | "volcano";
  symbol: SymbolName;
  /** The colour of the suit, for outlines and symbols. */
  colour: string;
  /** The paper that the value stands on, and the ink of the value. */
  paper: string;
  ink: string;
  /** The lit edge of the wolves in this landscape. */
  edge: string;
  /** Where the picture of a card begins in the landscape. */
  crop: number;
}

export const suits: Record<string, Suit> = {
  black: {
    territory: "cave",
    symbol: "crystal",
    colour: "#9aa3d4",
    paper: "#2b2f45",
    ink: "#eef0fb",
    edge: "#c9d0f2",
    crop: 50,
  },
  brown: {
    territory: "desert",
    symbol: "dune",
    colour: "#e0ac68",
    paper: "#7b4d2a",
    ink: "#fff3dc",
    edge: "#ffe0ad",
    crop: 56,
  },
  green: {
    territory: "swamp",
    symbol: "reed",
    colour: "#8cc987",
    paper: "#27503a",
    ink: "#eef9e4",
    edge: "#c4ecbd",
    crop: 22,
  },
  white: {
    territory: "tundra",
    symbol: "snowflake",
    colour: "#d8e3ec",
    paper: "#f2f6f9",
    ink: "#26405f",
    edge: "#ffffff",
    crop: 54,
  },
  red: {
    territory: "volcano",
    symbol: "flame",
    colour: "#f0785a",
    paper: "#7c2620",
    ink: "#fff0e6",
    edge: "#ffb48c",
    crop: 50,
  },
};
