import { expect, test } from 'vitest';
import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import { byName, sortGroups, type SortOrder, turned } from '#islands/admin/ui/lists/sort-groups.ts';
import { type RowKey, rowOrders } from './row-orders.ts';

const row = (group_name: string, people: number, more: Partial<GroupRow> = {}): GroupRow => ({
  id: people,
  group_name,
  access_code: 'AAAA-AAAA',
  link_token: 'RAMA4T7WXY',
  guest_type: 'familia',
  invited_by: 'Violeta',
  eventIds: [49],
  members: Array.from({ length: people }, (_, id) => ({
    id,
    name: `${id}`,
    phone_e164: null,
    is_companion: false,
  })),
  ...more,
});

const rows = [
  row('Los Araya', 3),
  row('Dora', 1, { guest_type: 'individual', invited_by: 'Lautaro' }),
  row('Elsa y Fabio', 2, { guest_type: 'pareja', eventIds: [] }),
  row('Los Soto', 3, { eventIds: [45, 49] }),
];

const sorted = (sortOrder: SortOrder<RowKey>) => names(sortGroups(rows, sortOrder, rowOrders));
const names = (sorted: readonly GroupRow[]) => sorted.map(({ group_name }) => group_name);
const all = names(rows);

test('by name is as they come, or the other way round', () => {
  expect(sorted(byName)).toEqual(all);
  expect(sorted({ key: 'name', down: true })).toEqual(all.toReversed());
});

test('those that are alike stay in the order of their names', () => {
  expect(sorted({ key: 'members', down: false })).toEqual([
    'Dora',
    'Elsa y Fabio',
    'Los Araya',
    'Los Soto',
  ]);
  expect(sorted({ key: 'members', down: true })).toEqual([
    'Los Araya',
    'Los Soto',
    'Elsa y Fabio',
    'Dora',
  ]);
});

test('types go from one person to a family, events from few to many', () => {
  expect(sorted({ key: 'type', down: false })[0]).toBe('Dora');
  expect(sorted({ key: 'invitedBy', down: false })[0]).toBe('Dora');
  expect(sorted({ key: 'events', down: true })[0]).toBe('Los Soto');
});

test('the same column once more turns the order around, another begins anew', () => {
  const down = turned(byName, 'name');
  expect(down).toEqual({ key: 'name', down: true });
  expect(turned(down, 'name')).toEqual(byName);
  expect(turned(down, 'members')).toEqual({ key: 'members', down: false });
});
