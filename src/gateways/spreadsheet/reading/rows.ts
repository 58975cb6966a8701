import { sheetLimits, type SheetCell, type SheetRow } from '#domain/guest-list/sheet.ts';
import { InvalidFile } from './invalid-file.ts';

const isBlank = (cell: SheetCell | undefined) => typeof cell === 'string' && cell.trim() === '';

/** Collects the rows of all sheets of a file, and stops reading at the limits. */
export class RowBuilder {
  #rows: SheetRow[] = [];
  #characters = 0;
  #saved = 0;

  add(number: number, values: SheetCell[], isHidden = false) {
    while (values.length > 0 && isBlank(values.at(-1))) values.pop();
    if (values.length === 0) return;
    if (values.length > sheetLimits.columns) throw new InvalidFile('too_many_columns');
    if ((this.#saved += 1) > sheetLimits.rows) throw new InvalidFile('too_many_rows');
    for (const cell of values) if (typeof cell === 'string') this.#characters += cell.length;
    if (this.#characters > sheetLimits.characters) throw new InvalidFile('too_big_inside');
    this.#rows.push({ number, cells: values, ...(isHidden && { isHidden }) });
  }

  /** The rows since the last call. */
  take(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }
}
