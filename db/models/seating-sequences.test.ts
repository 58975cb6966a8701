import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, type Place } from '#domain/seating.ts';
import { demoWedding, stampAt } from '../wedding-for-tests.ts';
import { listAssignments, placeGroups, plannedGroups } from './places.ts';
import { restoreRemoved } from './restore.ts';
import { createTableGroup, listTableGroups, removeTableGroup } from './tables.ts';

const now = stampAt('2025-11-01T12:00:00Z');
const glamping = 45;

/** A step of the couple's: which one, and numbers that pick groups and tables. */
const step = fc.tuple(
  fc.constantFrom('assign', 'remove', 'split', 'together', 'new table', 'delete', 'restore'),
  fc.nat(99),
  fc.array(fc.nat(99), { minLength: 1, maxLength: 4 }),
);

test('whatever is assigned, moved, split, deleted and brought back, everybody is in one place', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const { db, raw, close } = demoWedding();
      const invited = plannedGroups(db, glamping);
      const people = invited.flatMap(({ members }) => members.map(({ id }) => id));
      const removed: number[] = [];
      const act: Record<string, (pick: number, others: number[]) => void> = {
        assign: (pick, [table]) => put(pick, tableAt(table!)),
        remove: (pick) => put(pick, null),
        split: (pick, tables) => {
          const { members } = groupAt(pick);
          const seats = members.flatMap(({ id }, at) => {
            const table = tableAt(tables[at % tables.length]!);
            return table === null || at === 3 ? [] : [{ member_id: id, table_group_id: table }];
          });
          put(pick, seats);
        },
        together: (pick, [table]) => put(pick, tableAt(table!)),
        'new table': (pick) =>
          void createTableGroup(
            db,
            {
              event_id: glamping,
              name: `Carpa ${pick}`,
              type: 'carpa 4m',
              capacity: 4,
              color: '#DDDDDD',
            },
            now,
          ),
        delete: (pick) => {
          const table = tableAt(pick);
          if (table === null) return;
          removeTableGroup(db, table, undefined, now);
          removed.push(table);
        },
        restore: () => {
          const table = removed.pop();
          if (table !== undefined) restoreRemoved(db, 'table', table, now);
        },
      };
      const groupAt = (pick: number) => invited[pick % invited.length]!;
      const tableAt = (pick: number) => {
        const tables = listTableGroups(db, glamping);
        return tables[pick % (tables.length || 1)]?.id ?? null;
      };
      const put = (pick: number, to: Place) =>
        placeGroups(db, glamping, [{ guest_id: groupAt(pick).id, to }], now);
      for (const [name, pick, others] of steps) {
        act[name]!(pick, others);
        const tables = new Set([null, ...listTableGroups(db, glamping).map(({ id }) => id)]);
        const places = new Map(
          listAssignments(db, glamping).map(({ guest_id, place }) => [guest_id, place]),
        );
        const parts = invited.flatMap((group) => partsOf(group, places.get(group.id) ?? null));
        const seen = parts.flatMap(({ members }) => members.map(({ id }) => id));
        expect(seen.toSorted((a, b) => a - b)).toEqual(people.toSorted((a, b) => a - b));
        expect(parts.filter(({ table }) => !tables.has(table))).toEqual([]);
      }
      raw.close();
      close();
    }),
    { numRuns: 40 },
  );
});
