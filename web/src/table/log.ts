// The table's log, as far as it is told in words.
import type { LogEntry } from "../server/types";

/** What is told only where something came of it. */
const QUIET = ["move", "answer", "close"];

/** Whether an entry has anything to tell: some steps of a move have not. */
export function isTold(entry: LogEntry): boolean {
  return entry.sentences.length > 0 || !QUIET.includes(entry.kind);
}
