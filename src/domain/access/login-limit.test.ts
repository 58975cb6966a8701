import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressBlock,
  afterFailure,
  loginLockedFor,
  loginLockMs,
  type LoginAttempts,
  type AttemptCounts,
} from './login-limit.ts';

const start = new Date('2025-12-01T12:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

const failedTimes = (times: number, at: Date): LoginAttempts | undefined => {
  let failures: LoginAttempts | undefined;
  for (let i = 0; i < times; i += 1) failures = afterFailure(failures, at);
  return failures;
};

const alone = (pair: LoginAttempts | undefined): AttemptCounts => {
  const count = pair?.count ?? 0;
  return { pair, name: count, address: count, site: count };
};

const receivedAfter = (times: number, attempts: Partial<AttemptCounts> = {}) =>
  loginLockedFor({ ...alone(failedTimes(times, start)), ...attempts }, start) === 0;

describe('the door', () => {
  test('is open for an address without failures', () => {
    expect(loginLockedFor(alone(undefined), start)).toBe(0);
  });

  test('is open after nine failures and closed after ten', () => {
    expect(loginLockedFor(alone(failedTimes(9, start)), start)).toBe(0);
    expect(loginLockedFor(alone(failedTimes(10, start)), start)).toBe(10 * 60_000);
  });

  test('opens again ten minutes after the last failure, not a moment earlier', () => {
    const failures = alone(failedTimes(10, start));
    expect(loginLockedFor(failures, after(loginLockMs - 1))).toBe(1);
    expect(loginLockedFor(failures, after(loginLockMs))).toBe(0);
    expect(loginLockedFor(failures, after(5 * loginLockMs))).toBe(0);
  });
});

describe('while somebody seems to be guessing', () => {
  test.each([{ name: 30 }, { address: 60 }, { site: 600 }])('%o: three failures', (attempts) => {
    expect([receivedAfter(2, attempts), receivedAfter(3, attempts)]).toEqual([true, false]);
    const [alarm] = Object.entries(attempts).map(([kind, count]) => ({ [kind]: count - 1 }));
    expect(receivedAfter(9, alarm)).toBe(true);
  });

  test.each([{ name: 300 }, { address: 300 }, { site: 3000 }])('%o: one', (attempts) => {
    expect([receivedAfter(0, attempts), receivedAfter(1, attempts)]).toEqual([true, false]);
  });

  test('an address without failures is answered, however many others have', () => {
    expect(receivedAfter(0, { name: 1e6, address: 999, site: 1e6 })).toBe(true);
  });

  test('an address from which a thousand failed is heard no more', () => {
    expect(receivedAfter(0, { address: 999 })).toBe(true);
    expect(receivedAfter(0, { address: 1000 })).toBe(false);
  });
});

test('failures are forgotten after ten minutes of quiet', () => {
  expect(afterFailure(failedTimes(9, start), after(loginLockMs)).count).toBe(1);
  expect(afterFailure(failedTimes(9, start), after(loginLockMs - 1)).count).toBe(10);
});

test('whatever the pace, no ten minutes hear more than ten failures', () => {
  const gaps = fc.array(fc.oneof(fc.nat(2000), fc.nat(loginLockMs * 2)), { maxLength: 80 });
  fc.assert(
    fc.property(gaps, (pauses) => {
      let now = start;
      let failures: LoginAttempts | undefined;
      const received: number[] = [];
      for (const pause of pauses) {
        now = new Date(now.getTime() + pause);
        if (loginLockedFor(alone(failures), now) > 0) continue;
        received.push(now.getTime());
        failures = afterFailure(failures, now);
      }
      for (const [index, time] of received.entries()) {
        const eleventh = received[index + 10];
        if (eleventh !== undefined) expect(eleventh - time).toBeGreaterThanOrEqual(loginLockMs);
      }
    }),
  );
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['', ''],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('failures from «%s» count for «%s»', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
