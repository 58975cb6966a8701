import type { Sheet, SheetCell, SheetFile } from '#domain/guest-list/sheet.ts';
import { openZip, type Part } from './zip.ts';
import { RowBuilder } from './rows.ts';
import { InvalidFile } from './invalid-file.ts';
import {
  readDateStyles,
  readSharedStrings,
  readWorkbook,
  unescaped,
  type WorkbookParts,
} from './workbook.ts';
import { readXml } from './xml.ts';

type Book = Pick<WorkbookParts, 'from1904'> & { strings: string[]; isDate: boolean[] };

/** The displayed cells of an .xlsx. Nothing is calculated: a cell with a formula is marked as one. */
export const readXlsx = async (bytes: Uint8Array): Promise<SheetFile> => {
  const zip = openZip(bytes);
  const { sheets, hiddenSheets, from1904 } = await readWorkbook(zip);
  const strings = await readSharedStrings(zip);
  const book = { from1904, strings, isDate: await readDateStyles(zip) };
  const rows = new RowBuilder();
  const read: Sheet[] = [];
  for (const { name, path } of sheets) {
    const part = zip(path);
    if (!part) continue;
    await readValues(part, book, rows);
    read.push({ name, rows: rows.take() });
  }
  return { sheets: read, hiddenSheets, readings: [] };
};

const readValues = async (part: Part, book: Book, rows: RowBuilder) => {
  let row = 0;
  let isHidden = false;
  let values: SheetCell[] = [];
  let column = -1;
  let type = '';
  let style = 0;
  let value: string | undefined;
  let text = '';
  let hasFormula = false;
  await readXml(part, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = Number(attributes['r'] ?? row + 1);
        isHidden = isSet(attributes['hidden']);
        values = [];
        column = -1;
      } else if (name === 'c') {
        column = attributes['r'] ? columnIndex(attributes['r']) : column + 1;
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? 0);
        [value, text, hasFormula] = [undefined, '', false];
      } else if (name === 'f') hasFormula = true;
    },
    close: (name, own, path) => {
      if (name === 'v') value = own;
      else if (name === 't' && path.includes('is') && !path.includes('rPh')) text += own;
      else if (name === 'c') {
        const cell = hasFormula
          ? ({ error: 'formula' } as const)
          : type === 'inlineStr'
            ? unescaped(text)
            : cellOf(value, type, style, book);
        if (cell !== '') put(values, column, cell);
      } else if (name === 'row') rows.add(row, values, isHidden);
    },
  });
};

const isSet = (attribute: string | undefined) => attribute === '1' || attribute === 'true';

/** No program has more columns; a file that claims more would fill the memory with empty cells. */
const columnLimit = 16_384;

const put = (values: SheetCell[], column: number, cell: SheetCell) => {
  if (!(column >= 0 && column < columnLimit)) throw new InvalidFile('damaged');
  while (values.length < column) values.push('');
  values[column] = cell;
};

const columnIndex = (reference: string): number => {
  let index = 0;
  for (const letter of /^[A-Za-z]{1,3}/u.exec(reference)?.[0].toUpperCase() ?? '') {
    index = index * 26 + letter.charCodeAt(0) - 64;
  }
  return index - 1;
};

const cellOf = (value: string | undefined, type: string, style: number, book: Book): SheetCell => {
  if (value === undefined || value === '') return '';
  switch (type) {
    case 's':
      return book.strings[Number(value)] ?? '';
    case 'str':
      return unescaped(value);
    case 'b':
      return value === '1' ? 'VERDADERO' : 'FALSO';
    case 'e':
      return { error: 'error' };
    case 'd':
      return value;
    default: {
      const number = Number(value);
      if (!Number.isFinite(number)) return '';
      return book.isDate[style] ? dayOf(number, book.from1904) : plain(number);
    }
  }
};

/** A phone typed as a number keeps all its digits: no thousands separators, no exponent. */
const plain = (number: number) =>
  Number.isInteger(number) ? BigInt(number).toString() : String(number);

const dayMs = 24 * 60 * 60 * 1000;

const dayOf = (days: number, from1904: boolean): string => {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(start + Math.round(days * dayMs));
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
};
