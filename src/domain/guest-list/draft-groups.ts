import { nameKey } from '#domain/groups/guest-group.ts';
import {
  bodyOf,
  type ColumnUse,
  type Layout,
  type SheetContext,
  titleOf,
  valuesAt,
} from './columns.ts';
import type { Draft } from './draft.ts';
import { Notes } from './notes.ts';
import { addGroupDetails } from './group-details.ts';
import { lineOf, peopleOf, type CellReader } from './people.ts';
import { withoutCompanions } from './extra-count.ts';
import { textOf, type Sheet, type SheetRow, type SheetCell } from './sheet.ts';
import { isSum, isCategory, areSurnameFirst, withSurnameLast } from '../texts/guest-list-words.ts';

/** A person's name in a row of its own. */
const nameReader = (
  sheet: Sheet,
  { header, columns, split }: Layout,
  body: readonly SheetRow[],
) => {
  const at = columns.indexOf('member');
  const names = valuesAt(body, at).filter((name) => !isSum(name));
  const isTurned =
    !split && !columns.includes('surname') && areSurnameFirst(titleOf(sheet, header, at), names);
  return (cell: CellReader) => {
    const name = lineOf(`${cell('member')} ${cell('surname')}`);
    // In our own export a name with a comma is written as it is stored.
    const isOfOurs = cell('reference').trim() !== '';
    return isTurned && !isOfOurs ? withSurnameLast(name) : name;
  };
};

/** The last row that names a group or a person; 0 where none does. */
const lastNamed = (body: readonly SheetRow[], { columns }: Layout): number => {
  const isNamed = ({ cells }: SheetRow) =>
    (['group', 'member', 'surname'] as const).some((use) => {
      const text = textOf(cells[columns.indexOf(use)]).trim();
      return text !== '' && !isSum(text);
    });
  return body.filter(isNamed).pop()?.number ?? Infinity;
};

/** A text that is neither a number nor a sum. */
const isPersonal = (cell: SheetCell) =>
  typeof cell === 'string' && /\p{L}/u.test(cell) && !isSum(cell);

/** Groups that are perhaps two, or none. */
const warnDuplicateGroups = (draftGroups: readonly Draft[], { columns }: Layout, notes: Notes) => {
  if (!columns.includes('group')) return;
  for (const { name, people, rows } of draftGroups) {
    if (people.length > 2 && isCategory(name))
      notes.remark(rows[0]!, { code: 'category', group: name });
  }
  const plural = draftGroups.filter(({ rows }) => rows.length > 1);
  const apart = plural.filter(({ rows }) => secondBlock(rows) !== undefined);
  // A list in the order of people's names has its groups apart everywhere.
  if (apart.length * 4 > plural.length && apart.length > 1) return;
  for (const { name, people, rows } of apart) {
    const second = secondBlock(rows)!;
    const numbers = (isSecond: boolean) =>
      people.flatMap(({ row, phone }) => (phone && row >= second === isSecond ? [phone] : []));
    const [before, after] = [numbers(false), numbers(true)];
    if (before.length === 0 || after.length === 0) continue;
    if (after.some((phone) => before.includes(phone))) continue;
    notes.remark(second, { code: 'two_blocks', row: rows[0]!, group: name });
  }
};

/** Where a group goes on after rows of others. */
const secondBlock = (rows: readonly number[]) =>
  rows.find((row, at) => at > 0 && row > rows[at - 1]! + 1);

export type DraftGroups = {
  draftGroups: Draft[];
  notes: Notes;
  /** Repeated titles, totals, and rows without usable data. */
  ignored: Set<number>;
};

/** The groups of a sheet: one row per person or per group, the group's name repeated or given once. */
export const readDraftGroups = (
  sheet: Sheet,
  layout: Layout,
  context: SheetContext,
): DraftGroups => {
  const notes = new Notes();
  const ignored = new Set<number>();
  const draftGroups = new Map<string, Draft>();
  const headings = sheet.rows.find(({ number }) => number === layout.header);
  const body = bodyOf(sheet, layout.header);
  const nameOf = nameReader(sheet, layout, body);
  const last = lastNamed(body, layout);
  let above: { name: string; row: number } | undefined;
  for (const row of body) {
    // Sums below the list are formulas, and no people.
    if (row.number > last && !row.cells.some(isPersonal)) {
      ignored.add(row.number);
      continue;
    }
    const cell = cellReader(row, layout.columns, notes);
    const names = nameOf(cell);
    const submitted = lineOf(cell('group'));
    const companions = companionsIn(row, layout.columns);
    const isUnknown = notes.of(row.number).errors.length > 0;
    if (!isUnknown && companions === 0 && isEmpty(row, layout, headings, submitted, names)) {
      ignored.add(row.number);
      continue;
    }
    const name = submitted || groupFor(row, names, companions, layout, above, notes);
    above = name === undefined ? undefined : { name, row: row.number };
    if (name === undefined) continue;
    const draft = draftOf(draftGroups, name);
    // The first row may name only the group, as a title; the next ones are people.
    const hasNoName =
      names === '' &&
      companions === 0 &&
      draft.rows.length > 0 &&
      layout.columns.includes('member');
    if (hasNoName) notes.wrong(row.number, { code: 'no_name' });
    draft.rows.push(row.number);
    if (row.isHidden) notes.remark(row.number, { code: 'hidden' });
    if (companions > 0) {
      draft.companions += companions;
      notes.remark(row.number, { code: 'companions', count: companions });
    }
    addGroupDetails(draft, row, cell, layout, context, notes);
    draft.people.push(...peopleOf(row, cell, layout, notes, nameOf));
  }
  warnDuplicateGroups([...draftGroups.values()], layout, notes);
  return { draftGroups: [...draftGroups.values()], notes, ignored };
};

/** The text in the column of a use. A cell without valid text is an error, reported once per cell. */
const cellReader = (
  { number, cells }: SheetRow,
  columns: readonly ColumnUse[],
  notes: Notes,
): CellReader => {
  columns.forEach((use, column) => {
    const cell = cells[column];
    if (use === '' || cell === undefined || typeof cell === 'string') return;
    const code = cell.error === 'formula' ? 'formula' : 'broken_cell';
    notes.wrong(number, { code, column });
  });
  return (use) => {
    const text = textOf(cells[columns.indexOf(use)]);
    return use === 'member' && !isOwnExport(cells, columns) ? withoutCompanions(text).names : text;
  };
};

/** In our own export every person has a number. */
const isOwnExport = (cells: SheetRow['cells'], columns: readonly ColumnUse[]) =>
  textOf(cells[columns.indexOf('reference')]).trim() !== '';

const companionsIn = ({ cells }: SheetRow, columns: readonly ColumnUse[]): number =>
  isOwnExport(cells, columns)
    ? 0
    : withoutCompanions(textOf(cells[columns.indexOf('member')])).companions;

const isEmpty = (
  { cells }: SheetRow,
  { columns }: Layout,
  headings: SheetRow | undefined,
  group: string,
  names: string,
): boolean => {
  const used = columns.flatMap((use, at) => (use === '' ? [] : [textOf(cells[at]).trim()]));
  if (used.every((text) => text === '')) return true;
  // There a person may be called 'Total'.
  if (isOwnExport(cells, columns)) return false;
  if (isSum(group) || isSum(names) || (!group && !names && cells.some((c) => isSum(textOf(c))))) {
    return true;
  }
  return (
    headings !== undefined &&
    columns.every(
      (use, at) => !use || nameKey(textOf(cells[at])) === nameKey(textOf(headings.cells[at])),
    )
  );
};

/** The group of a row without a group name: the one above, or the person alone in a list without groups. */
const groupFor = (
  { number }: SheetRow,
  names: string,
  companions: number,
  { columns }: Layout,
  above: { name: string; row: number } | undefined,
  notes: Notes,
): string | undefined => {
  const isUnder = above && number === above.row + 1;
  if (!columns.includes('group')) {
    if (names === '' && companions > 0 && isUnder) return above.name;
    if (names === '') notes.wrong(number, { code: 'no_name' });
    return names || undefined;
  }
  // An empty row ends a block: people below it do not belong to the group above it.
  if (isUnder) {
    notes.remark(number, { code: 'filled', group: above.name });
    return above.name;
  }
  notes.wrong(number, { code: 'no_group' });
  return undefined;
};

const draftOf = (draftGroups: Map<string, Draft>, name: string): Draft => {
  // A name without letters has an empty key; the name itself is used, and refused later.
  const key = nameKey(name) || name;
  const known = draftGroups.get(key);
  if (known) return known;
  const fresh: Draft = {
    name,
    rows: [],
    fields: {},
    events: new Map(),
    extraCount: new Map(),
    companions: 0,
    people: [],
  };
  draftGroups.set(key, fresh);
  return fresh;
};
