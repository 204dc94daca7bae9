// When a player wants to be asked whether to interrupt. Kept in this browser alone: nobody else can know it, and an
// answer never comes sooner for it, so that the time it takes tells nothing of the hand.
export type Asking = "always" | "holding" | "never";
export const askings: Asking[] = ["always", "holding", "never"];

/** No answer leaves before this long, whatever the hand holds and whoever gives it. */
export const EARLIEST = 1500;
/** A prompt that nobody answers declines by itself. */
export const PATIENCE = 15000;

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
