// The table's log, as far as it is told in words.
import type { LogEntry } from "../server/types";

/** Whether an entry has anything to tell: some steps of a move have not. */
export function isTold(entry: LogEntry): boolean {
  return entry.sentences.length > 0 || entry.kind !== "move";
}
