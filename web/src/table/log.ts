// The table's log, as far as it is told in words.
import { day } from "../i18n/dates";
import { phrase } from "../i18n/texts.svelte";
import type { LogEntry } from "../server/types";
import type { Phrase } from "../view/view";

/** What is told only where something came of it. */
const QUIET = ["move", "answer", "close"];

/** Whether an entry has anything to tell: some steps of a move have not. */
export function isTold(entry: LogEntry): boolean {
  return entry.sentences.length > 0 || !QUIET.includes(entry.kind);
}

/** What happened, where the game itself has no words for it. */
export function describeEntry(entry: LogEntry): Phrase {
  const who = entry.seat;
  if (entry.until === undefined) return phrase(`web-log-${entry.kind}`, { who });
  if (entry.until <= entry.at) return phrase("web-log-holiday-over", { who });
  return phrase("web-log-holiday", { who, date: day(entry.until) });
}
