import { CsvError, parse } from 'csv-parse/sync';
import { type SheetFile, type TextEncoding, sheetLimits } from '#domain/guest-list/sheet.ts';
import { InvalidFile } from './invalid-file.ts';
import { readXlsx } from './xlsx.ts';
import { decode } from './decode.ts';
import { contactTable } from './contacts.ts';
import { RowBuilder } from './rows.ts';

/** A file of separated values: any encoding and separator that spreadsheet programs write. */
const readCsv = (bytes: Uint8Array, selected: TextEncoding | undefined): SheetFile => {
  const decoded = decode(bytes, selected);
  const { text, separator } = declaredSeparator(decoded.text);
  const rows = new RowBuilder();
  // A line that only declares the separator is not data, yet it counts as a row.
  let number = separator === undefined ? 0 : 1;
  try {
    parse(text, {
      delimiter: separator ?? expectedSeparator(text),
      // Lists that were put together from several have several.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: sheetLimits.columns * 5000,
      on_record: (values: string[]) => {
        rows.add((number += 1), values);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new InvalidFile('damaged');
    throw error;
  }
  const sheets = [{ name: '', rows: rows.take() }];
  return { sheets, hiddenSheets: [], readings: decoded.readings };
};

/** Excel reads 'sep=;' on the first line as a directive, and so do we. */
const declaredSeparator = (text: string) => {
  const [line, separator] = /^sep=([;,\t|])\r?\n/iu.exec(text) ?? [];
  return line ? { text: text.slice(line.length), separator } : { text, separator: undefined };
};

/** The separator that splits most of the first lines into the same number of cells. */
const expectedSeparator = (text: string): string => {
  const unquoted = text.slice(0, 50_000).replace(/"(?:[^"]|"")*"/gu, '');
  const lines = unquoted
    .split(/\r\n|\n|\r/u)
    .filter((line) => line !== '')
    .slice(0, 30);
  const score = (separator: string) => {
    const countIn = (of: string) => lines.map((line) => line.split(of).length - 1);
    const all = countIn(separator);
    // In a list of one column there are commas too, with a space behind: 'Soto, Ana' below 'Nombres'.
    const spaced = separator === ',' && all.includes(0) ? countIn(', ') : [];
    const counts = all.map((count, at) => count - (spaced[at] ?? 0));
    const alike = Map.groupBy(
      counts.filter((count) => count > 0),
      (count) => count,
    );
    return Math.max(0, ...[...alike.values()].map(({ length }) => length));
  };
  const separators = [';', '\t', ',', '|'].map(
    (separator) => [separator, score(separator)] as const,
  );
  return separators.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
};

const startsWith = (bytes: Uint8Array, ...magic: number[]) =>
  magic.every((byte, at) => bytes[at] === byte);

/** Name of the encrypted content in a compound file (the container of old Excel). */
const lockedMark = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * By content, regardless of the file's extension.
 * @throws InvalidFile for any other content
 */
const fileKind = (bytes: Uint8Array): 'zip' | 'contacts' | 'text' => {
  if (bytes.length === 0) throw new InvalidFile('empty');
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) return 'zip';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(lockedMark);
    throw new InvalidFile(isLocked ? 'locked' : 'old_excel');
  }
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart().toLowerCase();
  if (/^(?:\xef\xbb\xbf)?(?:<(?:!doctype|html|\?xml|svg|table)|%pdf|\{\\rtf)/u.test(start)) {
    throw new InvalidFile('not_a_spreadsheet');
  }
  return /^(?:\xef\xbb\xbf)?begin:vcard/u.test(start) ? 'contacts' : 'text';
};

/** The contacts of a phone, as a sheet. */
const readContacts = (bytes: Uint8Array, selected: TextEncoding | undefined): SheetFile => {
  const { text, readings } = decode(bytes, selected);
  const rows = new RowBuilder();
  for (const [at, row] of contactTable(text).entries()) rows.add(at + 1, row);
  return { sheets: [{ name: '', rows: rows.take() }], hiddenSheets: [], readings };
};

const readers = {
  zip: readXlsx,
  contacts: readContacts,
  text: readCsv,
} satisfies Record<ReturnType<typeof fileKind>, unknown>;

/** The sheets of an .xlsx, a .csv or a .vcf that are not empty. @throws InvalidFile */
export const readFile = async (bytes: Uint8Array, selected?: TextEncoding): Promise<SheetFile> => {
  const file = await readers[fileKind(bytes)](bytes, selected);
  const filled = file.sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new InvalidFile('empty');
  return { ...file, sheets: filled };
};
