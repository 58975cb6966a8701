import type { Workbook, Worksheet } from 'exceljs';
import { columnWidth, headerText, plainText, sheetName } from './sheet-text.ts';

export type TextTable = {
  /** Of the sheet. */
  name: string;
  /** Over the table on paper, where it says more than the sheet's name. */
  printed?: string;
  /** The first is the row of titles. */
  rows: readonly (readonly string[])[];
};

/** A workbook to fill. Only who exports pays for the library. */
export const newWorkbook = async (): Promise<Workbook> => {
  const { default: excel } = await import('exceljs');
  return new excel.Workbook();
};

export const bytesOf = async (workbook: Workbook): Promise<Uint8Array> =>
  new Uint8Array(await workbook.xlsx.writeBuffer());

/** A sheet of texts under bold titles that stay in sight, each column with a filter. */
export const addTextTable = (workbook: Workbook, { name, printed, rows }: TextTable): Worksheet => {
  const sheet = workbook.addWorksheet(sheetName(name), {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToHeight: 0, printTitlesRow: '1:1' },
    // On paper it says what it is; on screen nothing stands between header and filter.
    headerFooter: { oddHeader: `&L${headerText(printed ?? name)}&R&P/&N` },
  });
  const titles = rows[0] ?? [];
  sheet.columns = titles.map((_, column) => ({
    width: columnWidth(rows.map((row) => row[column] ?? '')),
    // The text format: a name such as '=1+1' stays a name even when somebody edits its cell.
    style: { numFmt: '@', alignment: { vertical: 'top', wrapText: true } },
  }));
  for (const row of rows) sheet.addRow(row.map(plainText));
  sheet.getRow(1).font = { bold: true };
  sheet.autoFilter = {
    from: { row: 1, column: 1 },
    to: { row: rows.length, column: titles.length },
  };
  return sheet;
};
