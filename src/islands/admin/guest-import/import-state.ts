import type { ImportPreview, ImportResult } from '#contract/guest-import.ts';
import type { ColumnUse } from '#domain/guest-list/columns.ts';

/** A file as it was when it was chosen: what is changed on the disk later does not count. */
export type ChosenFile = { name: string; bytes: ArrayBuffer };

/** How the couple wants the file read; what is left out is proposed. */
export type Reading = Partial<Pick<ImportPreview, 'sheet' | 'header' | 'split'>> & {
  columns?: ColumnUse[];
};

export type ImportState =
  | { step: 'choose'; failure?: string }
  | { step: 'reading'; name: string }
  | {
      step: 'preview';
      file: ChosenFile;
      preview: ImportPreview;
      reading: Reading;
      busy?: 'updating' | 'writing';
      failure?: string;
      /** Others changed the list since the last preview. */
      isConflict?: boolean;
    }
  | { step: 'done'; result: ImportResult };

export type PreviewState = Extract<ImportState, { step: 'preview' }>;

/** What the couple sees chosen: what it said last, even while the preview still follows. */
export const usesIn = ({ columns }: ImportPreview, reading: Reading): ColumnUse[] =>
  columns.map(({ use }, at) => reading.columns?.[at] ?? use);

/** One column put to another use; a use belongs to one column. */
export const withUse = (uses: readonly ColumnUse[], at: number, use: ColumnUse): ColumnUse[] =>
  uses.map((other, index) => (index === at ? use : other === use ? '' : other));
