import { groupFields, type GroupFieldName, type GroupFields } from '#domain/groups/group-fields.ts';
import { codeKey } from '#domain/groups/guest-group.ts';
import type { ColumnUse, Layout, SheetContext } from './columns.ts';
import type { Draft } from './draft.ts';
import { extraIn } from './extra-count.ts';
import type { Notes } from './notes.ts';
import { type CellReader, lineOf } from './people.ts';
import type { SheetRow } from './sheet.ts';
import { guestTypeOf, inviterOf, yesOrNo } from '../texts/guest-list-words.ts';

type Reader<Value> = {
  /** @returns null for an empty cell, undefined for one that cannot be read */
  read: (text: string, context: SheetContext) => Value | null | undefined;
  /** The error of a cell that cannot be read; a text can always be read. */
  invalid?: 'unknown_type' | 'unknown_inviter' | 'unknown_places';
  isSame?: (one: Value, other: Value) => boolean;
};

type Name = Exclude<GroupFieldName, 'group_name'>;

type Readers = { [Field in Name]: Reader<GroupFields[Field]> };

/** How the cells of a group's fields are read: a field without a reader does not compile. */
const readers: Readers = {
  access_code: {
    read: (text) => lineOf(text) || null,
    isSame: (one, other) => codeKey(one) === codeKey(other),
  },
  guest_type: {
    read: (text) => (lineOf(text) === '' ? null : guestTypeOf(lineOf(text))),
    invalid: 'unknown_type',
  },
  invited_by: {
    read: (text, { inviters }) => (lineOf(text) === '' ? null : inviterOf(lineOf(text), inviters)),
    invalid: 'unknown_inviter',
  },
  extra_places: { read: extraIn, invalid: 'unknown_places' },
};

/** Facts about the whole group: given in one of its rows, or equally in several. */
export const addGroupDetails = (
  draft: Draft,
  { number }: SheetRow,
  cell: CellReader,
  { columns }: Layout,
  context: SheetContext,
  notes: Notes,
) => {
  const at = (use: ColumnUse) => columns.indexOf(use);
  const add = <Field extends Name>(name: Field) => {
    const { read, invalid, isSame = Object.is }: Reader<GroupFields[Field]> = readers[name];
    const { column: use } = groupFields[name];
    const value = read(cell(use), context);
    if (value === undefined && invalid) {
      notes.wrong(number, { code: invalid, column: at(use), value: lineOf(cell(use)) });
    }
    if (value === null || value === undefined) return;
    const before = (draft.fields as Partial<GroupFields>)[name] ?? value;
    if (!isSame(before, value)) {
      notes.wrong(number, { code: 'contradicts', column: at(use), row: draft.rows[0]! });
    }
    draft.fields[name] ??= value;
  };
  for (const name of Object.keys(readers) as Name[]) add(name);
  const people = extraIn(cell('places'));
  if (people === undefined) {
    const value = lineOf(cell('places'));
    notes.wrong(number, { code: 'unknown_places', column: at('places'), value });
  } else if (people !== null) draft.extraCount.set(number, people);
  for (const { id, name } of context.events) {
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
