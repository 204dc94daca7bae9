// The boards, one a game, each fetched when its game is first shown.
import type { Component } from "svelte";
import type { BoardTexts } from "../play/board-texts";
import type { FindMoments } from "../play/moments";
import type { Playing } from "../play/playing.svelte";
import type { Depicted, View } from "../view/view";

export interface BoardModule {
  Board: Component<{ play: Playing; width: number; height: number }>;
  texts: BoardTexts;
  /** Which sentences are worth something to see and to hear. */
  moments: FindMoments;
  /** A small picture of a piece or place, as tall as a line of text. */
  Picture: Component<{ thing: Depicted; view: View }>;
  /** The kinds of things whose picture says it all: their words are for those who cannot see it. */
  pictured: readonly string[];
  /** The catalogues that its texts come from. */
  catalogues: string[];
  /** Whether the board itself offers the moves that name nothing. */
  ownButtons?: boolean;
}

const modules: Record<string, () => Promise<{ default: BoardModule }>> = {
  lone_wolves: () => import("./lone_wolves"),
  moonlight: () => import("./moonlight"),
  the_wolves: () => import("./the_wolves"),
  wolves_and_sheep: () => import("./wolves_and_sheep"),
};

export function hasBoard(game: string): boolean {
  return game in modules;
}

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = modules[game];
  if (!load) throw new Error(`No board is drawn for ${game}.`);
  return (await load()).default;
}
