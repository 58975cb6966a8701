import { strToU8 } from 'fflate';
import { columnName } from '#domain/guest-list/sheet.ts';
import { xlsxOf } from '#tests/support/spreadsheet/xlsx.ts';

/** A row of a sheet as its owner typed it. */
export type TypedRow = { cells: readonly string[]; isHidden?: boolean };

type Program = (rows: readonly TypedRow[]) => Uint8Array;

type Csv = { separator: string; lineEnd: string; encode: (text: string) => Uint8Array };

const csv =
  ({ separator, lineEnd, encode }: Csv): Program =>
  (rows) => {
    const needsQuotes = new RegExp(`["\\r\\n${separator}]`, 'u');
    const quoted = (cell: string) =>
      needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
    const width = Math.max(...rows.map(({ cells }) => cells.length));
    const lines = rows.map(({ cells }) =>
      Array.from({ length: width }, (_, at) => quoted(cells[at] ?? '')).join(separator),
    );
    return encode(lines.join(lineEnd) + lineEnd);
  };

/** The bytes of a text in an encoding with one byte for each letter; '?' for any other letter. */
const singleByte = (encoding: 'windows-1252' | 'macintosh') => {
  const characters = new TextDecoder(encoding).decode(
    Uint8Array.from({ length: 256 }, (_, at) => at),
  );
  const codes = new Map([...characters].map((letter, code) => [letter, code]));
  return (text: string) =>
    Uint8Array.from([...text], (letter) => codes.get(letter) ?? '?'.charCodeAt(0));
};

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What has the form of a number is stored as one, as when it is typed into a cell. */
const isNumber = (text: string) => /^[1-9]\d{0,14}$/u.test(text);

type Xlsx = {
  /** Texts in a table of their own, as Excel and Google write them. */
  isShared: boolean;
  /** Attributes of each row. */
  row?: string;
  sheetName: string;
};

const xlsx =
  ({ isShared, row: rowAttributes = '', sheetName }: Xlsx): Program =>
  (rows) => {
    const shared: string[] = [];
    const cellXml = (text: string, reference: string) => {
      if (text === '') return `<c r="${reference}" s="0"/>`;
      if (isNumber(text)) return `<c r="${reference}"><v>${text}</v></c>`;
      if (text.startsWith('=')) {
        return `<c r="${reference}" t="str"><f>${escaped(text.slice(1))}</f><v>1</v></c>`;
      }
      if (!isShared) {
        return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
      }
      const index = shared.includes(text) ? shared.indexOf(text) : shared.push(text) - 1;
      return `<c r="${reference}" t="s"><v>${index}</v></c>`;
    };
    const xml = rows
      .map(({ cells, isHidden }, at) => {
        const inside = cells.map((text, column) => cellXml(text, `${columnName(column)}${at + 1}`));
        const hidden = isHidden ? ' hidden="1"' : '';
        return `<row r="${at + 1}" ${rowAttributes}${hidden}>${inside.join('')}</row>`;
      })
      .join('');
    const strings = shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
    return xlsxOf({
      sheets: [xml],
      names: [sheetName],
      parts: isShared
        ? { 'xl/sharedStrings.xml': `<?xml version="1.0"?><sst>${strings.join('')}</sst>` }
        : {},
    });
  };

const windows = { lineEnd: '\r\n' };

/** How the programs that couples use write a sheet. */
export const programs = {
  'Excel for Windows, .csv': csv({
    ...windows,
    separator: ';',
    encode: singleByte('windows-1252'),
  }),
  'Excel for Mac, .csv': csv({ separator: ';', lineEnd: '\r', encode: singleByte('macintosh') }),
  'Excel, CSV UTF-8': csv({
    ...windows,
    separator: ';',
    encode: (text) => strToU8(`\ufeff${text}`),
  }),
  'Excel, Unicode text': csv({ ...windows, separator: '\t', encode: utf16 }),
  'Excel, .xlsx': xlsx({ isShared: true, row: 'spans="1:12"', sheetName: 'Hoja1' }),
  'Numbers, .csv': csv({ separator: ',', lineEnd: '\n', encode: strToU8 }),
  'Numbers, .xlsx': xlsx({ isShared: true, row: 'ht="20"', sheetName: 'Hoja 1 - Invitados' }),
  'Google, .csv': csv({ ...windows, separator: ',', encode: strToU8 }),
  'Google, .xlsx': xlsx({ isShared: true, row: 'customHeight="1"', sheetName: 'Invitados' }),
  'LibreOffice, .csv': csv({ separator: ';', lineEnd: '\n', encode: strToU8 }),
  'LibreOffice, .xlsx': xlsx({ isShared: false, sheetName: 'Hoja1' }),
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;
