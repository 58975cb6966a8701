import type { DraftGroups } from './draft-groups.ts';
import type { RowError, RowRemark } from './notes.ts';
import type { Change, Step } from './step.ts';
import { textOf, type Sheet } from './sheet.ts';
import type { Layout } from './columns.ts';

/** The outcome of a row. `held`: the row is valid, but another row of its group is not. */
export const rowStates = [
  'new',
  'changed',
  'unchanged',
  'duplicate',
  'doubtful',
  'error',
  'held',
  'ignored',
] as const;

export type RowState = (typeof rowStates)[number];

export type RowVerdict = {
  row: number;
  state: RowState;
  group: string;
  /** The people in the row, or its text when it names none. */
  people: string;
  /** The earlier row that said the same. */
  sameAs: number | null;
  /** The person is added to an existing group. */
  links: boolean;
  errors: RowError[];
  comments: RowRemark[];
  changes: Change[];
};

export type Verdicts = {
  rows: RowVerdict[];
  /** Groups that are written: no row of theirs has an error, and something is new. */
  steps: Step[];
  groups: { new: number; changed: number; unchanged: number; held: number };
};

/** The couple has to look: it may be the same person, or two families. */
const needsReview = new Set<RowRemark['code']>([
  'same_person',
  'namesake',
  'two_blocks',
  'category',
]);

const isChanged = ({ isNew, added, changes }: Step) => isNew || added.size > 0 || changes.size > 0;

/** What an import would do, row by row. */
export const validateRows = (
  sheet: Sheet,
  layout: Layout,
  { draftGroups, notes, ignored }: DraftGroups,
  steps: readonly Step[],
): Verdicts => {
  const stepOfRow = new Map(steps.flatMap((step) => step.draft.rows.map((row) => [row, step])));
  const draftOfRow = new Map(draftGroups.flatMap((draft) => draft.rows.map((row) => [row, draft])));
  const isWrong = (row: number) => notes.of(row).errors.length > 0;
  const isBlocked = (step: Step) => step.draft.rows.some(isWrong);
  const blocked = new Set(steps.filter(isBlocked));
  const valid = steps.filter((step) => !blocked.has(step));

  const withoutHeadings = sheet.rows.filter(({ number }) => number !== layout.header);
  const rows = withoutHeadings.map(({ number: row, cells }): RowVerdict => {
    const step = stepOfRow.get(row);
    const draft = draftOfRow.get(row);
    const { errors, comments } = notes.of(row);
    const people = (draft?.people ?? []).filter((person) => person.row === row);
    const changes = step?.changes.get(row) ?? [];
    const sameAs = step?.duplicate.get(row) ?? null;
    const state = ((): RowState => {
      if (errors.length > 0) return 'error';
      if (ignored.has(row) || !draft) return 'ignored';
      if (!step || blocked.has(step)) return 'held';
      if (comments.some(({ code }) => needsReview.has(code))) return 'doubtful';
      if (step.added.has(row)) return 'new';
      if (changes.length > 0) return 'changed';
      if (sameAs !== null) return 'duplicate';
      return step.isNew ? 'new' : 'unchanged';
    })();
    return {
      row,
      state,
      group: draft?.name ?? '',
      people:
        people.map(({ name }) => name).join(', ') ||
        (draft ? '' : cells.map(textOf).filter(Boolean).join(' · ')),
      sameAs,
      links: step !== undefined && !step.isNew && step.added.has(row),
      errors,
      comments,
      changes,
    };
  });
  const changed = valid.filter(isChanged);
  return {
    rows,
    steps: changed,
    groups: {
      new: changed.filter(({ isNew }) => isNew).length,
      changed: changed.filter(({ isNew }) => !isNew).length,
      unchanged: valid.length - changed.length,
      // A new group without any named person has no step.
      held: blocked.size + draftGroups.length - steps.length,
    },
  };
};
