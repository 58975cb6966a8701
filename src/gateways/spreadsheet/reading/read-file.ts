import type { SheetFile, TextEncoding } from '#domain/guest-list/sheet.ts';
import { readCsv } from './csv.ts';
import { InvalidFile } from './invalid-file.ts';
import { readXlsx } from './xlsx.ts';

const startsWith = (bytes: Uint8Array, ...magic: number[]) =>
  magic.every((byte, at) => bytes[at] === byte);

/** Name of the encrypted content in a compound file (the container of old Excel). */
const lockedMark = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * By content, regardless of the file's extension.
 * @throws Unreadable for any other content
 */
const fileKind = (bytes: Uint8Array): 'zip' | 'text' => {
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
  return 'text';
};

/** The sheets of an .xlsx or .csv that are not empty. @throws Unreadable */
export const readFile = async (bytes: Uint8Array, selected?: TextEncoding): Promise<SheetFile> => {
  const file = fileKind(bytes) === 'zip' ? await readXlsx(bytes) : readCsv(bytes, selected);
  const filled = file.sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new InvalidFile('empty');
  return { ...file, sheets: filled };
};
