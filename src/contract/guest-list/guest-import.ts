import * as z from 'zod/mini';
import { sheetFields } from '#domain/texts/column-titles.ts';
import type { ColumnUse } from '#domain/guest-list/columns.ts';
import { sheetLimits, textEncodings, type TextParse } from '#domain/guest-list/sheet.ts';
import type { RowState } from '#domain/guest-list/verdicts.ts';

const count = z.pipe(z.string().check(z.regex(/^\d{1,7}$/u)), z.transform(Number));

const isUse = (text: string): text is ColumnUse =>
  text === '' || sheetFields.includes(text as never) || /^event-[1-9]\d{0,14}$/u.test(text);

const columns = z.pipe(
  z
    .string()
    .check(z.maxLength(sheetLimits.columns * 24))
    .check(z.refine((text) => text.split('.').every(isUse))),
  z.transform((text: string) => text.split('.').filter(isUse)),
);

/**
 * POST /api/admin/guests/import, in the query: how the file is to be read. Settings left out are proposed.
 * With the `token` of a preview, the call writes what that preview announced.
 */
export const importSettings = z.object({
  sheet: z.optional(count),
  header: z.optional(count),
  columns: z.optional(columns),
  split: z.optional(
    z.pipe(
      z.enum(['yes', 'no']),
      z.transform((text) => text === 'yes'),
    ),
  ),
  encoding: z.optional(z.enum(textEncodings)),
  token: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/u))),
});

export type ImportSettings = z.infer<typeof importSettings>;

/** The settings as query parameters. */
export type ImportQuery = z.input<typeof importSettings>;

export type ImportNote = { tone: 'error' | 'warning' | 'info'; text: string };

export type ImportRow = {
  row: number;
  state: RowState;
  group: string;
  people: string;
  notes: ImportNote[];
};

export type ImportColumn = {
  /** 'A', 'B' … */
  name: string;
  title: string;
  examples: string[];
  use: ColumnUse;
};

/** What an import would do; nothing is written. */
export type ImportPreview = {
  token: string;
  sheets: string[];
  sheet: number;
  /** Names of sheets that are not read. */
  hiddenSheets: string[];
  /** The likely encodings of a .csv, the one in use first; empty where it is sure. */
  readings: TextParse[];
  /** 0: no row contains titles. */
  header: number;
  /** The rows that may contain the titles. */
  firstRows: { number: number; text: string }[];
  split: boolean;
  columns: ImportColumn[];
  events: { id: number; name: string }[];
  rows: ImportRow[];
  groups: { new: number; changed: number; unchanged: number; held: number };
  /** People who are added. */
  people: number;
};

/** What an import has written. */
export type ImportResult = { groups: { new: number; changed: number }; people: number };
