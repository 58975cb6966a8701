import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  loginFailureLimit,
  loginLockedFor,
  loginLockMs,
  type LoginFailures,
} from './login-limit.ts';

const start = new Date('2025-12-01T12:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

const failedTimes = (times: number, at: Date): LoginFailures => {
  let failures: LoginFailures | undefined;
  for (let i = 0; i < times; i += 1) failures = afterFailure(failures, at);
  return failures!;
};

describe('the door', () => {
  test('is open for whoever never failed', () => {
    expect(loginLockedFor(undefined, start)).toBe(0);
  });

  test('is open after nine failures and closed after ten', () => {
    expect(loginLockedFor(failedTimes(9, start), start)).toBe(0);
    expect(loginLockedFor(failedTimes(10, start), start)).toBe(10 * 60_000);
  });

  test('opens again ten minutes after the last failure, not a moment earlier', () => {
    const failures = failedTimes(10, start);
    expect(loginLockedFor(failures, after(loginLockMs - 1))).toBe(1);
    expect(loginLockedFor(failures, after(loginLockMs))).toBe(0);
    expect(loginLockedFor(failures, after(5 * loginLockMs))).toBe(0);
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
      let failures: LoginFailures | undefined;
      const heard: number[] = [];
      for (const pause of pauses) {
        now = new Date(now.getTime() + pause);
        if (loginLockedFor(failures, now) > 0) continue;
        heard.push(now.getTime());
        failures = afterFailure(failures, now);
      }
      for (const [index, time] of heard.entries()) {
        const eleventh = heard[index + loginFailureLimit];
        if (eleventh !== undefined) expect(eleventh - time).toBeGreaterThanOrEqual(loginLockMs);
      }
    }),
  );
});
