// The packs by seat: a colour and a symbol each. Moonlight's two are the first two of everybody's.
export interface Pack {
  colour: string;
  /** Drawn in a box of 24 x 24. */
  symbol: string;
  sky: string;
  low: string;
  paper: string;
  ink: string;
}

export const packs: Pack[] = [
  {
    colour: "#cfd8ea",
    symbol: "M15.5 2.2 A10.2 10.2 0 1 0 22 16.4 A8.2 8.2 0 1 1 15.5 2.2 Z",
    sky: "#25325e",
    low: "#48598f",
    paper: "#dfe6f3",
    ink: "#182142",
  },
  {
    colour: "#f08a5c",
    symbol: "M12 2 A10 10 0 1 1 11.99 2 Z",
    sky: "#4a1f28",
    low: "#9a4a30",
    paper: "#e8814f",
    ink: "#2c0f08",
  },
];
