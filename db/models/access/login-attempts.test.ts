import { describe, expect, test } from 'vitest';
import { loginWarnings, loginLockedFor, loginLockMs } from '#domain/access/login-limit.ts';
import { inTransaction } from '../../connection.ts';
import { emptyWedding } from '#tests/support/wedding.ts';
import {
  clearLoginAttempts,
  attemptCounts,
  mostRows,
  recordLoginFailure,
  type LoginAttempt,
} from './login-attempts.ts';

const at = (minutes: number) => new Date(Date.parse('2025-11-01T12:00:00Z') + minutes * 60_000);
type Wedding = ReturnType<typeof emptyWedding>;

const marta: LoginAttempt = { door: 'guest', name: 'marta', address: '192.0.2.1' };
const elsewhere = { ...marta, address: '192.0.2.2' };
const other = { ...marta, name: 'other' };

test('failures are counted for the pair, the name, the address and the site', () => {
  const { db } = emptyWedding();
  for (const attempt of [marta, marta, elsewhere, other, { ...marta, door: 'admin' as const }]) {
    recordLoginFailure(db, attempt, at(1));
  }
  const pair = { count: 2, lastFailedAt: at(1) };
  expect(attemptCounts(db, marta, at(1))).toEqual({ pair, name: 3, address: 3, site: 4 });
});

test('a successful login removes its own failures, and no others', () => {
  const { db } = emptyWedding();
  for (const attempt of [marta, marta, elsewhere, other]) recordLoginFailure(db, attempt, at(0));
  clearLoginAttempts(db, marta);
  expect(attemptCounts(db, marta, at(0))).toEqual({
    pair: undefined,
    name: 1,
    address: 1,
    site: 2,
  });
});

test('what is older than a lock counts no more, and is swept away', () => {
  const { db, raw } = emptyWedding();
  recordLoginFailure(db, marta, at(0));
  expect(attemptCounts(db, elsewhere, at(11)).name).toBe(0);
  recordLoginFailure(db, elsewhere, at(11));
  expect(raw.prepare('select address from login_failures').pluck().all()).toEqual(['192.0.2.2']);
});

describe('ten thousand failures from the addresses of one subscriber', () => {
  /** Each number is a /64 of the same /48. */
  const attackFrom = (subnet: number): LoginAttempt => ({
    door: 'guest',
    name: 'marta',
    address: `2001:db8:1:${subnet.toString(16)}::/64`,
  });

  /** The last two thousand go through the model; the earlier ones are inserted as the model would have. */
  const attack = ({ db, raw }: Wedding, attempts: number) => {
    const insert = raw.prepare('insert into login_failures values (?, ?, 1, ?)');
    const throughModel = attempts - 2000;
    raw.transaction(() => {
      for (let subnet = 0; subnet < throughModel; subnet += 1) {
        const { name, address } = attackFrom(subnet);
        insert.run(`guest:${name}`, address, at(1).getTime());
      }
    })();
    inTransaction(db, (tx) => {
      for (let subnet = throughModel; subnet < attempts; subnet += 1) {
        recordLoginFailure(tx, attackFrom(subnet), at(1));
      }
    });
  };

  const lockOf = ({ db }: Wedding, attempt: LoginAttempt) =>
    loginLockedFor(attemptCounts(db, attempt, at(2)), at(2));

  test('never lock out an address with two failures, and leave a limited number of rows', () => {
    const wedding = emptyWedding();
    const { db, raw } = wedding;
    for (const name of ['mrata', 'matra']) recordLoginFailure(db, { ...marta, name }, at(0));
    attack(wedding, mostRows + 40);
    expect(lockOf(wedding, marta)).toBe(0);
    const rows = Number(raw.prepare('select count(*) from login_failures').pluck().get());
    expect(rows).toBeLessThanOrEqual(mostRows);
    expect(rows).toBeGreaterThan(mostRows * 0.8);
  });

  test('leave the latest failures counted, and those of the other door', () => {
    const wedding = emptyWedding();
    const { db } = wedding;
    const novios: LoginAttempt = { door: 'admin', name: 'novios', address: '192.0.2.1' };
    for (let time = 0; time < 10; time += 1) recordLoginFailure(db, novios, at(0));
    attack(wedding, mostRows);
    for (let time = 0; time < 10; time += 1) recordLoginFailure(db, marta, at(2));
    expect([lockOf(wedding, marta), lockOf(wedding, novios)]).toEqual([
      loginLockMs,
      loginLockMs - 2 * 60_000,
    ]);
    expect(attemptCounts(db, marta, at(2)).site).toBeGreaterThan(loginWarnings.alarmed.site);
  });

  test('leave an address closed by its own thousand', () => {
    const wedding = emptyWedding();
    inTransaction(wedding.db, (tx) => {
      for (let name = 0; name < loginWarnings.closed.address; name += 1) {
        recordLoginFailure(tx, { ...marta, name: `${name}` }, at(2));
      }
    });
    attack(wedding, mostRows);
    expect(lockOf(wedding, marta)).toBe(loginLockMs);
    expect(lockOf(wedding, elsewhere)).toBe(0);
  });
});
