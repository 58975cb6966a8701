import type { ImportPreview, ImportResult } from '#contract/guest-list/guest-import.ts';
import type { ColumnUse } from '#domain/guest-list/columns.ts';
import type { TextEncoding } from '#domain/guest-list/sheet.ts';

/** The file's content at the moment of choosing; later changes on the disk are ignored. */
export type SelectedFile = { name: string; bytes: ArrayBuffer };

/** The couple's reading options; the server proposes those left out. */
export type ParseOptions = Partial<Pick<ImportPreview, 'sheet' | 'header' | 'split'>> & {
  columns?: ColumnUse[];
  encoding?: TextEncoding;
};

export type ImportState =
  | { step: 'choose'; failure?: string }
  | { step: 'reading'; name: string }
  | {
      step: 'preview';
      file: SelectedFile;
      preview: ImportPreview;
      parseOptions: ParseOptions;
      loading?: 'updating' | 'writing';
      failure?: string;
      /** Others changed the list since the last preview. */
      isConflict?: boolean;
    }
  | { step: 'done'; result: ImportResult };

export type PreviewState = Extract<ImportState, { step: 'preview' }>;

/** The choices on the screen: the couple's latest ones, even before the new preview arrives. */
export const usesIn = ({ columns }: ImportPreview, parseOptions: ParseOptions): ColumnUse[] =>
  columns.map(({ use }, at) => parseOptions.columns?.[at] ?? use);

/** Assigns a use to a column and takes it from any other column. */
export const withUse = (uses: readonly ColumnUse[], at: number, use: ColumnUse): ColumnUse[] =>
  uses.map((other, index) => (index === at ? use : other === use ? '' : other));
