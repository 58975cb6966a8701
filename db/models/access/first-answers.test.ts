import { expect, test } from 'vitest';
import { demoWedding, groupNamed } from '#tests/support/wedding.ts';
import { saveAdmin } from './users.ts';
import {
  findFirstAnswer,
  clearOldAnswers,
  mostKeys,
  saveFirstAnswer,
  type CallWithKey,
} from './first-answers.ts';

const now = new Date('2025-11-01T12:00:00Z');
const day = 24 * 60 * 60_000;

const setUp = () => {
  const wedding = demoWedding();
  const { db, raw } = wedding;
  const client = { kind: 'guest', id: groupNamed(wedding, 'Tía Marta').id } as const;
  const other = { kind: 'guest', id: groupNamed(wedding, 'Camila y Andrés').id } as const;
  const couple = { kind: 'user', id: saveAdmin(db, 'novios', 'hash').id } as const;
  const call: CallWithKey = { client, key: 'k1', requestHash: 'a', now };
  return {
    ...{ db, raw, other, couple, call },
    save: (change: Partial<CallWithKey> = {}) =>
      saveFirstAnswer(db, { ...call, ...change }, { status: 201, body: { id: 7 } }),
    keys: () => raw.prepare('select key from idempotency_keys order by id').pluck().all(),
  };
};

test('a call that came is found by its key, with its answer', () => {
  const { db, call, save } = setUp();
  expect(findFirstAnswer(db, call)).toBeUndefined();
  save();
  expect(findFirstAnswer(db, call)).toEqual({ status: 201, body: { id: 7 } });
});

test('an answer without a body is one', () => {
  const { db, call } = setUp();
  saveFirstAnswer(db, call, { status: 204, body: null });
  expect(findFirstAnswer(db, call)).toEqual({ status: 204, body: null });
});

test('the same key with another request is refused', () => {
  const { db, call, save } = setUp();
  save();
  expect(() => findFirstAnswer(db, { ...call, requestHash: 'b' })).toThrow('key_reused');
});

test('a key of another group or of the couple is another key', () => {
  const { db, call, couple, other, save } = setUp();
  save();
  for (const client of [other, couple]) {
    expect(findFirstAnswer(db, { ...call, client })).toBeUndefined();
    save({ client });
    expect(findFirstAnswer(db, { ...call, client })).toBeDefined();
  }
});

test.each(['guest', 'user'] as const)('of one %s the newest keys are remembered', (kind) => {
  const { call, couple, keys, other, save } = setUp();
  save({ client: other });
  const client = kind === 'guest' ? call.client : couple;
  for (let at = 0; at <= mostKeys[kind]; at += 1) save({ client, key: `key ${at}` });
  expect(keys()).toHaveLength(1 + mostKeys[kind]);
  expect(keys().slice(0, 2)).toEqual(['k1', 'key 1']);
});

test('a group’s key is remembered for thirty days, one of the couple for a day', () => {
  const { couple, db, keys, save } = setUp();
  const clearAfter = (days: number) => clearOldAnswers(db, new Date(now.getTime() + days * day));
  save();
  save({ key: 'k2', client: couple });
  clearAfter(1);
  expect(keys()).toEqual(['k1', 'k2']);
  clearAfter(1.1);
  expect(keys()).toEqual(['k1']);
  clearAfter(30);
  expect(keys()).toEqual(['k1']);
  clearAfter(30.1);
  expect(keys()).toEqual([]);
});
