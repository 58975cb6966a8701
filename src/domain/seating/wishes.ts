import { needsSeat, type Part, type WishKind } from './seating.ts';

/** The couple's wish for two groups. */
export type SeatingWish = { guest_id: number; other_id: number; kind: WishKind };

/** Group → the tables with a member of it who has not declined. */
export type TablesByGroup = ReadonlyMap<number, ReadonlySet<number>>;

export const tablesByGroup = (parts: readonly Part[]): TablesByGroup => {
  const tables = new Map<number, Set<number>>();
  for (const { group, table, members } of parts) {
    if (table === null) continue;
    if (!members.some(({ isAttending }) => needsSeat(isAttending))) continue;
    tables.set(group.id, (tables.get(group.id) ?? new Set()).add(table));
  }
  return tables;
};

const noTable: ReadonlySet<number> = new Set();

/**
 * Together is broken when both have tables and share none; apart, when they share one. A group without a
 * seat, or that declined, breaks nothing; a split group is wherever any of its members sits.
 */
export const isConflict = ({ guest_id, other_id, kind }: SeatingWish, tables: TablesByGroup) => {
  const [one, other] = [tables.get(guest_id) ?? noTable, tables.get(other_id) ?? noTable];
  if (one.size === 0 || other.size === 0) return false;
  const share = [...one].some((table) => other.has(table));
  return share === (kind === 'apart');
};
