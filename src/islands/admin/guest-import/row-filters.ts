import type { ImportRow } from '#contract/guest-list/guest-import.ts';
import type { RowState } from '#domain/guest-list/verdicts.ts';

/** The filters of the preview's rows, in the order of the screen. */
export const rowFilters = {
  all: () => true,
  errors: (state) => state === 'error' || state === 'held',
  duplicates: (state) => state === 'duplicate' || state === 'doubtful',
  new: (state) => state === 'new' || state === 'doubtful',
  changed: (state) => state === 'changed',
  unchanged: (state) => state === 'unchanged' || state === 'ignored',
} satisfies Record<string, (state: RowState) => boolean>;

export type RowFilter = keyof typeof rowFilters;

export const filterRows = (rows: readonly ImportRow[], filter: RowFilter): ImportRow[] => {
  const fits: (state: RowState) => boolean = rowFilters[filter];
  return rows.filter(({ state }) => fits(state));
};
