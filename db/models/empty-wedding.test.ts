import { expect, test } from 'vitest';
import { inTransaction } from '#db/connection.ts';
import { saveAdmin } from '#db/models/access/users.ts';
import { demoWedding, dump } from '#tests/support/wedding.ts';
import { emptyWedding } from './empty-wedding.ts';

const ours = (rows: Record<string, unknown[]>) =>
  Object.entries(rows).filter(([table, { length }]) => length > 0 && !table.startsWith('__'));

test('no table keeps a row, and ids are not used again', () => {
  const { db, raw } = demoWedding();
  const before = saveAdmin(db, 'novios', 'hash');
  expect(ours(dump(raw)).length).toBeGreaterThan(10);
  inTransaction(db, emptyWedding);
  expect(ours(dump(raw))).toEqual([]);
  expect(saveAdmin(db, 'novios', 'hash').id).toBeGreaterThan(before.id);
});

test('all of it or nothing', () => {
  const { db, raw } = demoWedding();
  const before = dump(raw);
  const emptyAndFail = () =>
    inTransaction(db, (tx) => {
      emptyWedding(tx);
      throw new Error('no space');
    });
  expect(emptyAndFail).toThrow('no space');
  expect(dump(raw)).toEqual(before);
});
