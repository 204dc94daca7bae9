// What a person chose for this browser; kept in it, and nowhere else.

export type Theme = "night" | "day";
export type Pace = "calm" | "brisk" | "instant";

interface Kept {
  theme: Theme;
  pace: Pace;
  sound: boolean;
  confirm: boolean;
  muted: boolean;
}

const STORE = "wataha.settings";
const standard: Kept = { theme: "night", pace: "calm", sound: false, confirm: false, muted: false };

function read(): Kept {
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...standard };
  }
}

export const settings = $state<Kept>(read());

export function change(some: Partial<Kept>): void {
  Object.assign(settings, some);
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function motionOff(): boolean {
  return settings.pace === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a piece is on its way, and how long another player's move stays before the next is shown. */
export function moveTime(): number {
  return motionOff() ? 0 : settings.pace === "brisk" ? 180 : 260;
}

export function readingTime(): number {
  return settings.pace === "instant" ? 0 : settings.pace === "brisk" ? 550 : 1100;
}
