import { expect, test } from 'vitest';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import { couple } from '#tests/support/demo.ts';
import { emptyWedding } from '#tests/support/wedding.ts';
import { codeKey, nameKey } from '#domain/groups/guest-group.ts';
import { bigGroups, plantBigWedding } from './big-wedding.ts';

test('two thousand groups are six thousand people, and no two have the same name', () => {
  const groups = bigGroups(2000);
  expect(groups.flatMap(({ members }) => members)).toHaveLength(6000);
  expect(new Set(groups.map(({ name }) => nameKey(name))).size).toBe(2000);
  expect(new Set(groups.map(({ code }) => codeKey(code))).size).toBeGreaterThan(1900);
  expect(bigGroups(2000)).toEqual(groups);
});

test('it is planted by the same models as everything else', () => {
  const { db } = emptyWedding();
  plantBigWedding(db, couple, bigGroups(12));
  const groups = listGroups(db);
  expect(groups).toHaveLength(12);
  expect(groups.flatMap(({ members }) => members)).toHaveLength(36);
});
