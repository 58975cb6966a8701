import { sheetLimits, type SheetCell, type SheetRow } from '#domain/guest-list/sheet.ts';
import { InvalidFile } from './unreadable.ts';

const isBlank = (cell: SheetCell | undefined) => typeof cell === 'string' && cell.trim() === '';

/** Collects the rows of all sheets of a file, and stops reading at the limits. */
export class RowCollector {
  #rows: SheetRow[] = [];
  #characters = 0;
  #kept = 0;

  add(number: number, cells: SheetCell[], isHidden = false) {
    while (cells.length > 0 && isBlank(cells.at(-1))) cells.pop();
    if (cells.length === 0) return;
    if (cells.length > sheetLimits.columns) throw new InvalidFile('too_many_columns');
    if ((this.#kept += 1) > sheetLimits.rows) throw new InvalidFile('too_many_rows');
    for (const cell of cells) if (typeof cell === 'string') this.#characters += cell.length;
    if (this.#characters > sheetLimits.characters) throw new InvalidFile('too_big_inside');
    this.#rows.push({ number, cells, ...(isHidden && { isHidden }) });
  }

  /** The rows since the last call. */
  take(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }
}
