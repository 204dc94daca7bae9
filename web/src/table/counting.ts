// The count at the end of a game, item by item: a sheet as steps that are shown on the board one after another.
import type { Phrase, Sheet, SheetRow } from "../view/view";

export interface CountStep {
  label: Phrase;
  /** What each seat gets by it; null where it concerns the seat not at all. */
  points: (number | null)[];
  why: (Phrase | null)[];
  /** The points of each seat after it. */
  totals: number[];
  /** What lights up. */
  about: string[];
}

/** Milliseconds that the whole count may take, and one item of it at most and at least. */
const WHOLE = 10_000;
const LONGEST = 1100;
const SHORTEST = 320;

/** A row that gives no points itself but says how those of the row above it came about. */
function isDetail(row: SheetRow): boolean {
  return row.points.every((points) => points === null) && row.why.some((why) => why !== null);
}

function isWorthCounting(row: SheetRow): boolean {
  return isDetail(row) ? row.about.length > 0 : row.points.some((points) => points);
}

/** The rows that gave somebody something, details before what they explain. */
export function stepsOf(sheet: Sheet): CountStep[] {
  const groups: SheetRow[][] = [];
  for (const row of sheet.rows) {
    if (isDetail(row) && groups.length > 0) groups.at(-1)!.splice(-1, 0, row);
    else groups.push([row]);
  }
  const totals = sheet.total.map(() => 0);
  return groups
    .flat()
    .filter(isWorthCounting)
    .map((row) => {
      row.points.forEach((points, seat) => {
        totals[seat]! += points ?? 0;
      });
      return { label: row.label, points: row.points, why: row.why, totals: [...totals], about: row.about };
    });
}

/** How long each of so many items is shown. */
export function stepTime(steps: number, brisk: boolean): number {
  const calm = Math.min(LONGEST, Math.max(SHORTEST, WHOLE / Math.max(1, steps)));
  return brisk ? calm / 2 : calm;
}
