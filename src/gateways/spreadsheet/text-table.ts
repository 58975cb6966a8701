import type { Workbook, Worksheet } from 'exceljs';
import { columnWidth, headerText, plainText, sheetName } from './sheet-text.ts';

export type TextTable = {
  /** Name of the sheet. */
  name: string;
  /** Printed above the table, if it should say more than the sheet's name. */
  print?: string;
  /** The first row contains the titles. */
  rows: readonly (readonly string[])[];
};

/** An empty workbook. The library is loaded only by an export. */
export const newWorkbook = async (): Promise<Workbook> => {
  const { default: excel } = await import('exceljs');
  return new excel.Workbook();
};

export const bytesOf = async (workbook: Workbook): Promise<Uint8Array> =>
  new Uint8Array(await workbook.xlsx.writeBuffer());

/** A sheet of texts below fixed bold titles, each column with a filter. */
export const addTextTable = (workbook: Workbook, { name, print, rows }: TextTable): Worksheet => {
  const sheet = workbook.addWorksheet(sheetName(name), {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToHeight: 0, printTitlesRow: '1:1' },
    // A print header names the sheet; on screen no row is between titles and filter.
    headerFooter: { oddHeader: `&L${headerText(print ?? name)}&R&P/&N` },
  });
  const headings = rows[0] ?? [];
  sheet.columns = headings.map((_, column) => ({
    width: columnWidth(rows.map((row) => row[column] ?? '')),
    // The text format: a name such as '=1+1' stays a name even after its cell is edited.
    style: { numFmt: '@', alignment: { vertical: 'top', wrapText: true } },
  }));
  for (const row of rows) sheet.addRow(row.map(plainText));
  sheet.getRow(1).font = { bold: true };
  sheet.autoFilter = {
    from: { row: 1, column: 1 },
    to: { row: rows.length, column: headings.length },
  };
  return sheet;
};
