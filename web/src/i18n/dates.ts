// Moments as people of a language say them.
import { language } from "./texts.svelte";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A day near this one: "3 May", "19 Nov". */
export function day(moment: number): string {
  return new Date(moment).toLocaleDateString(language(), { day: "numeric", month: "short" });
}

/** How long ago: "5 hours ago", "yesterday". Moments are known to the hour. */
export function ago(moment: number, now: number): string {
  const passed = now - moment;
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (passed < DAY) return words.format(-Math.max(1, Math.floor(passed / HOUR)), "hour");
  return words.format(-Math.floor(passed / DAY), "day");
}
