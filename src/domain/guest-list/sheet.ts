/** A cell's displayed text; a cell that cannot be trusted says why. */
export type SheetCell = string | { error: 'formula' | 'error' };

/** `number` is the row number that spreadsheet programs show. Rows without any text are left out. */
export type SheetRow = { number: number; cells: readonly SheetCell[]; isHidden?: true };

export type Sheet = { name: string; rows: readonly SheetRow[] };

/** How the bytes of a .csv may have been written. */
export const textEncodings = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'utf-16le',
  'utf-16be',
] as const;

export type TextEncoding = (typeof textEncodings)[number];

/** One way to read a text whose encoding is unsure, with words that look different in the other ways. */
export type TextParse = { encoding: TextEncoding; examples: string[] };

/** What was read of a file. */
export type SheetFile = {
  /** Those with anything in them that the spreadsheet program shows. */
  sheets: readonly Sheet[];
  /** Names of sheets that are not read, as the spreadsheet program hides them. */
  hiddenSheets: readonly string[];
  /** Of an unsure encoding: the likely ones, the one in use first. */
  readings: readonly TextParse[];
};

/** Limits of one file: far more than the largest wedding needs, far less than what harms the site. */
export const sheetLimits = {
  bytes: 10 * 1024 * 1024,
  /** Of the parts that are read, after decompression. */
  inflatedBytes: 64 * 1024 * 1024,
  rows: 10_000,
  columns: 100,
  sheets: 10,
  /** Of all cells together. */
  characters: 10_000_000,
  seconds: 15,
  heapMb: 256,
} as const;

/** Why a file cannot be read as a list of guests. */
export const invalidFileReasons = [
  'empty',
  'not_a_spreadsheet',
  'old_excel',
  'open_document',
  'numbers',
  'locked',
  'damaged',
  'too_many_rows',
  'too_many_columns',
  'too_big_inside',
] as const;

export type InvalidFileReason = (typeof invalidFileReasons)[number];

export const textOf = (cell: SheetCell | undefined): string =>
  typeof cell === 'string' ? cell : '';

/** 'A', 'B' … 'Z', 'AA': a column's name in spreadsheet programs. */
export const columnName = (index: number): string => {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return rest === 0 ? letter : columnName(rest - 1) + letter;
};
