// When a player wants to be asked whether to interrupt. Kept in this browser alone, which sends nothing for it: polls
// last as long for everyone, and who says nothing declines.
export type Asking = "always" | "holding" | "never";
export const askings: Asking[] = ["always", "holding", "never"];

const STORE = "wataha.interrupts";

function read(): Asking {
  try {
    const kept = localStorage.getItem(STORE) as Asking;
    return askings.includes(kept) ? kept : "holding";
  } catch {
    return "holding";
  }
}

export const interrupts = $state({ asking: read() });

export function ask(asking: Asking): void {
  interrupts.asking = asking;
  try {
    localStorage.setItem(STORE, asking);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether the player is to be asked at all; a figure that could be announced is what one holds. */
export function wantsToBeAsked(asking: Asking, moves: readonly (readonly string[])[]): boolean {
  return asking === "always" || (asking === "holding" && moves.some((move) => move[0] === "announce"));
}
