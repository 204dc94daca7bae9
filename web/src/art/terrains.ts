// The five terrains of The Wolves, and the packs at home there: a colour and a symbol each.
import { pine, symbols } from "./shapes";

export type Ground = "forest" | "rock" | "grass" | "tundra" | "desert";

export interface Terrain {
  /** Of pieces and tiles: bright paper. */
  colour: string;
  /** Of the land: the same by moonlight. */
  land: string;
  ink: string;
  /** Drawn in a box of 24 x 24. */
  symbol: string;
}

const peak = "M1 22 L9.4 5.4 L12.4 11 L15 6.8 L23 22 Z M9.4 5.4 L7 10.2 L9.2 12.2 L10.6 10.4 L12.2 11.6 L12.4 11 Z";
const blade =
  "M11 23 C11 15 8 9 3 4 C10 7 13 14 13 23 Z M13 23 C13 13 15 6 20.6 1 C18 8 16.4 15 15.6 23 Z M8.6 23 C8 18 6 14.6 1.6 12.4 C7.4 13 10 17 10.6 23 Z M16.4 23 C17 18.4 19 15.4 22.8 13.4 C20.6 16.6 19.2 19.6 18.8 23 Z";

export const terrains: Record<Ground, Terrain> = {
  forest: { colour: "#63cf88", land: "#2a7546", ink: "#0d2c19", symbol: pine },
  rock: { colour: "#b9a2f5", land: "#6d5aa8", ink: "#251a4a", symbol: peak },
  grass: { colour: "#f0dc55", land: "#a3952f", ink: "#373003", symbol: blade },
  tundra: { colour: "#a5e3fa", land: "#5fa4c2", ink: "#0d3243", symbol: symbols.snowflake },
  desert: { colour: "#e0803f", land: "#9a5a2c", ink: "#3a1905", symbol: symbols.dune },
};

export const grounds = Object.keys(terrains) as Ground[];

/** A pack that nobody has chosen yet. */
export const nobody: Terrain = { colour: "#a9b3d1", land: "#34436f", ink: "#131b34", symbol: "M4 4 H20 V20 H4 Z" };

export function terrainOf(id: string | null | undefined): Terrain {
  return id ? (terrains[id as Ground] ?? nobody) : nobody;
}
