import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inTransaction } from './connection.ts';
import { cachedQuery, param } from './cached-query.ts';
import { guests } from './schema.ts';
import { demoWedding, groupNamed } from '#tests/support/wedding.ts';

const setUp = () => {
  let built = 0;
  const name = cachedQuery((db) => {
    built += 1;
    return db
      .select({ name: guests.group_name })
      .from(guests)
      .where(eq(guests.id, param('id')))
      .prepare();
  });
  return { name, timesBuilt: () => built };
};

test('a query is built once for each wedding, and asked with other values', () => {
  const { name, timesBuilt } = setUp();
  const [one, other] = [demoWedding(), demoWedding()];
  const names = ['Los Montecinos', 'Tía Marta'];

  for (const wedding of [one, other]) {
    for (const group of names) {
      expect(name(wedding.db).get({ id: groupNamed(wedding, group).id })?.name).toBe(group);
    }
  }
  expect(timesBuilt()).toBe(2);
});

test('within a transaction it sees what the transaction wrote', () => {
  const { name } = setUp();
  const wedding = demoWedding();
  const { id } = groupNamed(wedding, 'Tía Marta');
  name(wedding.db).get({ id });

  inTransaction(wedding.db, (tx) => {
    tx.update(guests).set({ group_name: 'Marta' }).where(eq(guests.id, id)).run();
    expect(name(tx).get({ id })?.name).toBe('Marta');
  });
});
