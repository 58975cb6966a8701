import { expect, test } from 'vitest';
import { emptyWedding } from '../wedding-for-tests.ts';
import { findLoginFailures, forgetLoginFailures, recordLoginFailure } from './login-failures.ts';

const at = (minutes: number) => new Date(Date.parse('2025-11-01T12:00:00Z') + minutes * 60_000);
const marta = { subject: 'guest:marta', address: '192.0.2.1' };
const elsewhere = { ...marta, address: '192.0.2.2' };

test('failures are counted for each name and address by themselves', () => {
  const { db } = emptyWedding();
  recordLoginFailure(db, marta, at(0));
  recordLoginFailure(db, marta, at(1));
  recordLoginFailure(db, elsewhere, at(1));
  expect(findLoginFailures(db, marta)).toEqual({ count: 2, lastFailedAt: at(1) });
  expect(findLoginFailures(db, elsewhere)?.count).toBe(1);
  forgetLoginFailures(db, marta);
  expect(findLoginFailures(db, marta)).toBeUndefined();
  expect(findLoginFailures(db, elsewhere)?.count).toBe(1);
});

test('what is older than a lock is swept away', () => {
  const { db, raw } = emptyWedding();
  recordLoginFailure(db, marta, at(0));
  recordLoginFailure(db, elsewhere, at(11));
  expect(raw.prepare('select address from login_failures').pluck().all()).toEqual(['192.0.2.2']);
});
