import { describe, expect, test } from 'vitest';
import { afterClose, reconnectDelay, type Closed } from './reconnect.ts';
import { backoffMs } from '#domain/backoff.ts';

const closed = (code: number, different: Partial<Closed> = {}) =>
  afterClose({ code, linked: true, offered: false, wasOpen: true, attempts: 0, ...different });

test('waits from a second up to five minutes, never in step with others', () => {
  expect([0, 1, 2, 8, 20, 2000].map((attempts) => backoffMs(attempts, reconnectDelay, 0))).toEqual([
    1000, 2000, 4000, 256_000, 300_000, 300_000,
  ]);
  expect(backoffMs(20, reconnectDelay, 1)).toBe(240_000);
});

describe('after the end of a connection', () => {
  test('a restart that was asked for is at once, but not for ever', () => {
    expect(closed(515)).toEqual({ again: 0, failure: null });
    expect(closed(515, { attempts: 5 })).toMatchObject({ again: expect.any(Number) as number });
    expect(closed(515, { attempts: 5 })).not.toMatchObject({ again: 0 });
  });

  test.each([428, 408, 500, 503, 1006])('%i is tried again, and again', (code) => {
    for (const attempts of [0, 10, 1000])
      expect(closed(code, { attempts })).toMatchObject({ failure: 'dropped' });
    expect(closed(code, { wasOpen: false })).toMatchObject({ failure: 'unreachable' });
  });

  test.each([
    [402, 'banned'],
    [403, 'banned'],
    [405, 'outdated'],
    [440, 'replaced'],
  ])('%i stops and says why', (code, failure) => {
    expect(closed(code)).toEqual({ stop: failure });
  });

  test('a link that was taken back is forgotten; without one there is nothing to forget', () => {
    expect(closed(401)).toEqual({ clear: true, failure: 'unlinked' });
    expect(closed(401, { linked: false })).toEqual({ stop: 'unlinked' });
  });

  test('a screen without a QR does not wait for ever', () => {
    const unpaired = { linked: false, wasOpen: false };
    expect(closed(408, { ...unpaired, offered: true })).toEqual({ stop: 'qr_expired' });
    expect(closed(500, unpaired)).toMatchObject({ failure: 'unreachable' });
    expect(closed(500, { ...unpaired, attempts: 3 })).toEqual({ stop: 'unreachable' });
  });
});
