// The four herds of Wolves and Sheep: a colour and a symbol each, and the ground they graze on.
export interface Herd {
  id: string;
  colour: string;
  /** What is set on the colour: symbol and outline. */
  ink: string;
  meadow: string;
  /** Drawn in a box of 24 x 24. */
  symbol: string;
}

const dot = "M12 5 A7 7 0 1 1 11.99 5 Z";
const stripe = "M1 8.6 H23 V15.4 H1 Z";
const cross = "M4 7 L7 4 L12 9 L17 4 L20 7 L15 12 L20 17 L17 20 L12 15 L7 20 L4 17 L9 12 Z";
const ring = "M12 2 A10 10 0 1 1 11.99 2 Z M12 7 A5 5 0 1 0 12.01 7 Z";

export const herds: Record<string, Herd> = {
  K: { id: "black", colour: "#33353f", ink: "#f4efdc", meadow: "#98a497", symbol: dot },
  Y: { id: "yellow", colour: "#f1c93d", ink: "#3c2c00", meadow: "#c2c24e", symbol: stripe },
  R: { id: "red", colour: "#da5049", ink: "#fff1e6", meadow: "#cf9d7b", symbol: cross },
  B: { id: "blue", colour: "#4f93e6", ink: "#06203f", meadow: "#7cb8ad", symbol: ring },
};

export const lettersOf: Record<string, string> = Object.fromEntries(
  Object.entries(herds).map(([letter, herd]) => [herd.id, letter]),
);

export const grounds: Record<string, string> = {
  V: "#bf9f6c",
  F: "#28703f",
  W: "#3f82cc",
  K: herds["K"]!.meadow,
  Y: herds["Y"]!.meadow,
  R: herds["R"]!.meadow,
  B: herds["B"]!.meadow,
};
