import { expect, test } from 'vitest';
import { loginAlarms } from '#domain/login-limit.ts';
import { emptyWedding } from '../wedding-for-tests.ts';
import {
  forgetLoginFailures,
  loginPressure,
  mostRows,
  recordLoginFailure,
  type LoginAttempt,
} from './login-failures.ts';

const at = (minutes: number) => new Date(Date.parse('2025-11-01T12:00:00Z') + minutes * 60_000);
const marta: LoginAttempt = { door: 'guest', name: 'marta', address: '192.0.2.1' };
const elsewhere = { ...marta, address: '192.0.2.2' };
const other = { ...marta, name: 'other' };

test('failures are counted for the pair, the name, the address and the site', () => {
  const { db } = emptyWedding();
  for (const attempt of [marta, marta, elsewhere, other, { ...marta, door: 'admin' as const }]) {
    recordLoginFailure(db, attempt, at(1));
  }
  const pair = { count: 2, lastFailedAt: at(1) };
  expect(loginPressure(db, marta, at(1))).toEqual({ pair, name: 3, address: 3, site: 4 });
});

test('whoever gets in takes their own failures along, and nobody else’s', () => {
  const { db } = emptyWedding();
  for (const attempt of [marta, marta, elsewhere, other]) recordLoginFailure(db, attempt, at(0));
  forgetLoginFailures(db, marta);
  expect(loginPressure(db, marta, at(0))).toEqual({
    pair: undefined,
    name: 1,
    address: 1,
    site: 2,
  });
});

test('what is older than a lock counts no more, and is swept away', () => {
  const { db, raw } = emptyWedding();
  recordLoginFailure(db, marta, at(0));
  expect(loginPressure(db, elsewhere, at(11)).name).toBe(0);
  recordLoginFailure(db, elsewhere, at(11));
  expect(raw.prepare('select address from login_failures').pluck().all()).toEqual(['192.0.2.2']);
});

test('the table stays small: the address that fills it is closed as a whole, and no other', () => {
  const { db, raw } = emptyWedding();
  const insert = raw.prepare('insert into login_failures values (?, ?, 1, ?)');
  raw.transaction(() => {
    for (let row = 0; row < mostRows; row += 1) {
      const address = row % 5 === 0 ? '192.0.2.9' : `198.51.100.${row % 250}`;
      insert.run(`guest:${row}`, address, at(0).getTime());
    }
  })();
  recordLoginFailure(db, marta, at(1));
  const rows = raw.prepare('select count(*) from login_failures').pluck();
  expect(rows.get()).toBe(mostRows * 0.8 + 2);
  const busy = loginPressure(db, { ...marta, address: '192.0.2.9' }, at(1));
  expect(busy.address).toBe(loginAlarms.closed.address);
  expect(loginPressure(db, marta, at(1)).address).toBe(1);
});
