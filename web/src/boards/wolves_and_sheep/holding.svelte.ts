// How a player holds the tiles of the hand: which face is up and how far each is turned. Nobody else sees it.
import { SvelteMap } from "svelte/reactivity";

export type Face = "A" | "B";

export class Holding {
  private readonly up = new SvelteMap<string, Face>();
  private readonly spun = new SvelteMap<string, number>();
  /** The tile that keys and wheel mean: the one pointed at or touched last. */
  held = $state<string>();

  /** The face that is up: the one the player turned up, else one that can be laid. */
  face(tile: string, fits: (face: string) => boolean): Face {
    return this.up.get(tile) ?? (!fits(`${tile}A`) && fits(`${tile}B`) ? "B" : "A");
  }

  flip(tile: string, shown: Face): void {
    this.up.set(tile, shown === "A" ? "B" : "A");
    this.held = tile;
  }

  show(tile: string, face: Face): void {
    this.up.set(tile, face);
  }

  turns(tile: string): number {
    return this.spun.get(tile) ?? 0;
  }

  /** Whether the player has turned the tile at all. */
  isTurned(tile: string): boolean {
    return this.spun.has(tile);
  }

  turn(tile: string, by: number): void {
    this.spun.set(tile, (this.turns(tile) + by + 4) % 4);
    this.held = tile;
  }
}
