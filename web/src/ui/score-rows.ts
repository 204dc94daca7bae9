// Which rows of a score sheet are worth reading.
import type { Sheet, SheetRow } from "../view/view";

/** All but what concerns nobody at the table. */
export function concerningRows(sheet: Sheet): SheetRow[] {
  return sheet.rows.filter((row) => row.points.some((points) => points !== null) || row.why.some(Boolean));
}

/** Those that brought somebody something, and those that only say how. */
export function scoringRows(sheet: Sheet): SheetRow[] {
  return concerningRows(sheet).filter(
    (row) => row.points.every((points) => points === null) || row.points.some(Boolean),
  );
}
