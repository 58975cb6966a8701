import { codeKey } from '#domain/groups/guest-group.ts';
import type { ColumnUse, Layout, SheetContext } from './columns.ts';
import type { Draft } from './draft.ts';
import type { Notes } from './notes.ts';
import { type CellReader, lineOf } from './people.ts';
import { extraIn } from './extra-count.ts';
import type { SheetRow } from './sheet.ts';
import { guestTypeOf, inviterOf, yesOrNo } from './words.ts';

/** Facts about the whole group: given in one of its rows, or equally in several. */
export const addGroupDetails = (
  draft: Draft,
  { number }: SheetRow,
  cell: CellReader,
  { columns }: Layout,
  { events, inviters }: SheetContext,
  notes: Notes,
) => {
  const at = (use: ColumnUse) => columns.indexOf(use);
  const agree = (use: ColumnUse, isSame: boolean) => {
    if (isSame) return;
    notes.wrong(number, { code: 'contradicts', column: at(use), row: draft.rows[0]! });
  };
  const code = lineOf(cell('code'));
  if (code) {
    agree('code', codeKey(draft.code ?? code) === codeKey(code));
    draft.code ??= code;
  }
  const typed = lineOf(cell('type'));
  const type = guestTypeOf(typed);
  if (type) {
    agree('type', (draft.type ?? type) === type);
    draft.type ??= type;
  } else if (typed) {
    notes.wrong(number, { code: 'unknown_type', column: at('type'), value: typed });
  }
  const named = lineOf(cell('invitedBy'));
  const inviter = inviterOf(named, inviters);
  if (inviter) {
    agree('invitedBy', (draft.invitedBy ?? inviter) === inviter);
    draft.invitedBy ??= inviter;
  } else if (named) {
    notes.wrong(number, { code: 'unknown_inviter', column: at('invitedBy'), value: named });
  }
  const extraAt = (use: 'extraPlaces' | 'places'): number | null => {
    const extraCount = extraIn(cell(use));
    if (extraCount !== undefined) return extraCount;
    notes.wrong(number, { code: 'unknown_places', column: at(use), value: lineOf(cell(use)) });
    return null;
  };
  const extra = extraAt('extraPlaces');
  if (extra !== null) {
    agree('extraPlaces', (draft.extraPlaces ?? extra) === extra);
    draft.extraPlaces ??= extra;
  }
  const extraCount = extraAt('places');
  if (extraCount !== null) draft.extraCount.set(number, extraCount);
  for (const { id, name } of events) {
    const use = `event-${id}` as const;
    const answer = yesOrNo(cell(use));
    if (answer === undefined) {
      notes.wrong(number, { code: 'unknown_yes', column: at(use), value: lineOf(cell(use)) });
    } else if (answer !== null) {
      // An invitation is for the whole group.
      const before = draft.events.get(id);
      if (before !== undefined && before !== answer) {
        notes.remark(number, { code: 'whole_group_invited', event: name });
      }
      draft.events.set(id, answer || before === true);
    }
  }
};
