import type { Layout } from './columns.ts';
import type { Draft } from './draft.ts';
import type { Notes } from './notes.ts';
import { isCategory } from './words.ts';

/** Groups that are perhaps two, or none. */
export const warnDuplicateGroups = (
  groupDrafts: readonly Draft[],
  { columns }: Layout,
  notes: Notes,
) => {
  if (!columns.includes('group')) return;
  for (const { name, people, rows } of groupDrafts) {
    if (people.length > 2 && isCategory(name))
      notes.remark(rows[0]!, { code: 'category', group: name });
  }
  const several = groupDrafts.filter(({ rows }) => rows.length > 1);
  const apart = several.filter(({ rows }) => secondBlock(rows) !== undefined);
  // A list in the order of people's names has its groups apart everywhere.
  if (apart.length * 4 > several.length && apart.length > 1) return;
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
