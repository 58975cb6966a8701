import type { SheetFile, TextEncoding } from '#domain/guest-list/sheet.ts';
import { readCsv } from './csv.ts';
import { fileKind } from './file-kind.ts';
import { InvalidFile } from './invalid-file.ts';
import { readXlsx } from './xlsx.ts';

/** The sheets of an .xlsx or .csv that are not empty. @throws Unreadable */
export const readFile = async (bytes: Uint8Array, selected?: TextEncoding): Promise<SheetFile> => {
  const file = fileKind(bytes) === 'zip' ? await readXlsx(bytes) : readCsv(bytes, selected);
  const filled = file.sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new InvalidFile('empty');
  return { ...file, sheets: filled };
};
