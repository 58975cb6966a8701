import { describe, expect, test } from 'vitest';
import { backupName, isBackupDue, isBackupTooOld, readBackupName } from './backups.ts';

const at = (text: string) => new Date(text);

describe('the name of a backup', () => {
  test.each([true, false])(
    'says when it was made and whether it is encrypted (%s)',
    (encrypted) => {
      const created = at('2025-11-22T06:00:01.250Z');
      const name = backupName(created, encrypted);
      expect(readBackupName(name)).toEqual({ name, at: created, encrypted });
    },
  );

  test('is not the name of another file', () => {
    for (const other of [
      '2025-11-22T06-00-01-250Z-000001-before-delete.db',
      'convite-2025-11-22T06-00-01-250Z.db.part',
      'convite-2025-13-41T06-00-01-250Z.db',
      '../convite-2025-11-22T06-00-01-250Z.db',
      'convite-2025-11-22T06-00-01-250Z.db.age.age',
      'wedding.db',
      '',
    ]) {
      expect([other, readBackupName(other)]).toEqual([other, undefined]);
    }
  });
});

describe('the night’s backup', () => {
  const night = at('2025-11-22T06:00:00Z');
  const now = at('2025-11-22T15:00:00Z');
  const started = at('2025-01-01T00:00:00Z');
  const before = at('2025-11-21T06:01:00Z');
  const after = at('2025-11-22T06:01:00Z');

  test('is due until there is one', () => {
    expect(isBackupDue({ now, started, lastValid: undefined }, night, undefined)).toBe(true);
    expect(isBackupDue({ now, started, lastValid: before }, night, undefined)).toBe(true);
    expect(isBackupDue({ now, started, lastValid: after }, night, undefined)).toBe(false);
  });

  test('is not missed by a wedding that began since', () => {
    expect(isBackupDue({ now, started: after, lastValid: undefined }, night, undefined)).toBe(
      false,
    );
  });

  test('is tried again an hour after it failed', () => {
    const failedAt = (text: string) => ({ at: at(text), failure: 'disk_full' as const });
    const times = { now, started, lastValid: before };
    expect(isBackupDue(times, night, failedAt('2025-11-22T14:01:00Z'))).toBe(false);
    expect(isBackupDue(times, night, failedAt('2025-11-22T14:00:00Z'))).toBe(true);
    // The file of the last good backup was deleted.
    expect(isBackupDue(times, night, { at: at('2025-11-22T14:59:00Z'), failure: null })).toBe(true);
  });

  test('is not held up by times that have not come yet', () => {
    const later = at('2026-05-01T00:00:00Z');
    expect(isBackupDue({ now, started, lastValid: later }, night, undefined)).toBe(true);
    expect(
      isBackupDue({ now, started, lastValid: before }, night, { at: later, failure: 'failed' }),
    ).toBe(true);
  });
});

test('two days without a good backup are too many', () => {
  const started = at('2025-01-01T00:00:00Z');
  const now = at('2025-11-22T15:00:00Z');
  const isOld = (lastValid: Date | undefined, since = started) =>
    isBackupTooOld({ now, started: since, lastValid });
  expect(isOld(at('2025-11-20T15:00:00Z'))).toBe(false);
  expect(isOld(at('2025-11-20T14:59:59Z'))).toBe(true);
  expect(isOld(undefined)).toBe(true);
  expect(isOld(undefined, at('2025-11-22T00:00:00Z'))).toBe(false);
  expect(isOld(at('2026-01-01T00:00:00Z'))).toBe(true);
});
