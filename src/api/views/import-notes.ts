import {
  changedFields,
  errorTexts,
  locationText,
  remarkTexts,
  rowTexts,
} from '#content/texts/guest-import-notes.ts';
import { dietText } from '#content/texts/diets.ts';
import { profileText } from '#content/texts/profiles.ts';
import { guestTypeLabels } from '#content/texts/admin-labels.ts';
import type { ImportColumn, ImportNote, ImportRow } from '#contract/guest-list/guest-import.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';
import type { RowError, RowRemark } from '#domain/guest-list/notes.ts';
import type { Change } from '#domain/guest-list/step.ts';
import type { RowVerdict } from '#domain/guest-list/verdicts.ts';

type Words = { columns: readonly ImportColumn[]; inviters: readonly string[] };

/** A row as the couple reads it: its outcome, and why. */
export const importRow = (verdict: RowVerdict, words: Words): ImportRow => {
  const { row, state, group, people } = verdict;
  const notes: ImportNote[] = [
    ...inOrder(verdict.errors).map((error) => ({
      tone: 'error' as const,
      text: errorText(error, words),
    })),
    ...verdict.comments.map((remark) => ({
      tone: remark.code === 'filled' ? ('info' as const) : ('warning' as const),
      text: remarkText(remark),
    })),
    ...detailsOf(verdict).map((text) => ({ tone: 'info' as const, text })),
  ];
  return { row, state, group, people, notes };
};

/** In the order of the columns. */
const inOrder = (errors: readonly RowError[]) =>
  errors.toSorted((a, b) => columnOf(a) - columnOf(b));

const columnOf = (error: RowError) => ('column' in error ? (error.column ?? -1) : -1);

const errorText = (error: RowError, { columns, inviters }: Words): string => {
  const at = 'column' in error ? error.column : null;
  const column = at === null ? undefined : columns[at];
  const place = column ? locationText(column.name, column.title) : '';
  const say = errorTexts(inviters)[error.code] as (note: RowError & { place: string }) => string;
  return say({ ...error, place });
};

const remarkText = (remark: RowRemark): string =>
  (remarkTexts[remark.code] as (note: RowRemark) => string)(remark);

const detailsOf = ({ state, sameAs, links, changes, comments }: RowVerdict): string[] => {
  if (state === 'error') return [];
  if (state === 'held') return [rowTexts.held];
  return [
    ...(links ? [rowTexts.links] : []),
    ...(sameAs === null || comments.some(({ code }) => code === 'completes')
      ? []
      : [rowTexts.sameAs(sameAs)]),
    ...changes.map(changeText),
    ...(changes.some(({ use }) => use === 'code') ? [rowTexts.codeChanged] : []),
  ];
};

const changeText = ({ use, person, before, after }: Change): string => {
  if (use.startsWith('event-')) return rowTexts.newEvent(String(after));
  const label = changedFields[use] ?? '';
  const read = (value: Change['after']) => {
    if (!value) return rowTexts.empty;
    if (typeof value !== 'string') return 'type' in value ? dietText(value) : profileText(value);
    return use === 'type' ? guestTypeLabels[value as GuestType] : value;
  };
  const what = person ? `${person}, ${label.toLowerCase()}` : label;
  return rowTexts.changed(what, read(before), read(after));
};
