import { expect, test } from 'vitest';
import { demoWedding, groupNamed } from '#tests/support/wedding.ts';
import { inTransaction } from '../../connection.ts';
import { answerOnce, mostKeys } from './idempotency.ts';

const now = new Date('2025-11-01T12:00:00Z');
const day = 24 * 60 * 60_000;

const setUp = () => {
  const wedding = demoWedding();
  const call = { guestId: groupNamed(wedding, 'Tía Marta').id, key: 'k1', requestHash: 'a', now };
  let effects = 0;
  const work = () => ({ effects: (effects += 1) });
  return { ...wedding, call, work, effects: () => effects };
};

test('a repeat is answered like the first call and has no effect of its own', () => {
  const { db, call, work, effects } = setUp();
  const answers = [1, 2, 3].map(() => answerOnce(db, call, work));
  expect(answers).toEqual([{ effects: 1 }, { effects: 1 }, { effects: 1 }]);
  expect(effects()).toBe(1);
});

test('the same key with another request is refused', () => {
  const { db, call, work, effects } = setUp();
  answerOnce(db, call, work);
  expect(() => answerOnce(db, { ...call, requestHash: 'b' }, work)).toThrow('key_reused');
  expect(effects()).toBe(1);
});

test('another key, another group and no key at all are calls of their own', () => {
  const { db, call, work, effects } = setUp();
  answerOnce(db, call, work);
  answerOnce(db, { ...call, key: 'k2' }, work);
  answerOnce(db, { ...call, guestId: groupNamed({ db }, 'Camila y Andrés').id }, work);
  answerOnce(db, { ...call, key: undefined }, work);
  answerOnce(db, { ...call, key: undefined }, work);
  expect(effects()).toBe(5);
});

test('a call that failed is not remembered', () => {
  const { db, call, work } = setUp();
  expect(() =>
    answerOnce(db, call, () => {
      throw new Error('power cut');
    }),
  ).toThrow('power cut');
  expect(answerOnce(db, call, work)).toEqual({ effects: 1 });
});

test('of one group the newest two hundred keys are remembered', () => {
  const { db, raw, call, work } = setUp();
  answerOnce(db, { ...call, guestId: groupNamed({ db }, 'Camila y Andrés').id }, work);
  inTransaction(db, (tx) => {
    for (let at = 0; at <= mostKeys; at += 1) answerOnce(tx, { ...call, key: `key ${at}` }, work);
  });
  const keys = raw.prepare('select key from idempotency_keys order by rowid').pluck().all();
  expect(keys).toHaveLength(1 + mostKeys);
  expect(keys.slice(0, 2)).toEqual(['k1', 'key 1']);
});

test('a key is remembered for thirty days', () => {
  const { db, raw, call, work } = setUp();
  const at = (days: number, key: string) => ({
    ...call,
    key,
    now: new Date(now.getTime() + days * day),
  });
  answerOnce(db, call, work);
  answerOnce(db, at(30, 'k2'), work);
  expect(raw.prepare('select key from idempotency_keys').pluck().all()).toEqual(['k1', 'k2']);
  answerOnce(db, at(31, 'k3'), work);
  expect(raw.prepare('select key from idempotency_keys').pluck().all()).toEqual(['k2', 'k3']);
});
