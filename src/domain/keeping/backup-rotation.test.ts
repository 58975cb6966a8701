import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inRegion } from '#tests/support/region.ts';
import { backupsToClear, lastNight, nextNight } from './backup-rotation.ts';
import { backupName, readBackupName } from './backups.ts';

const at = (text: string) => new Date(text);
const dayMs = 24 * 60 * 60_000;

describe('the night', () => {
  test('is three o’clock where the wedding is, in winter and in summer', () => {
    expect(lastNight(at('2025-11-22T05:59:59Z'))).toEqual(at('2025-11-21T06:00:00Z'));
    expect(lastNight(at('2025-11-22T06:00:00Z'))).toEqual(at('2025-11-22T06:00:00Z'));
    expect(lastNight(at('2025-07-01T12:00:00Z'))).toEqual(at('2025-07-01T07:00:00Z'));
  });

  test.each([
    ['Europe/Madrid', '2025-11-22T02:00:00Z', '2025-07-01T01:00:00Z'],
    ['America/Mexico_City', '2025-11-22T09:00:00Z', '2025-07-01T09:00:00Z'],
  ])('is three o’clock in %s, too', (timeZone, november, july) => {
    inRegion({ timeZone });
    expect(lastNight(at('2025-11-22T12:00:00Z'))).toEqual(at(november));
    expect(lastNight(at('2025-07-01T12:00:00Z'))).toEqual(at(july));
  });

  test.each([
    // Chile changes its clocks on 6 September 2025 and 4 April 2026, at midnight.
    ['America/Santiago', '2025-09-05T00:00:00Z', '2026-04-03T00:00:00Z'],
    // Spain at 2 and 3 in the morning of 29 March and 25 October 2026: the second makes 3 come once.
    ['Europe/Madrid', '2026-03-27T12:00:00Z', '2026-10-23T12:00:00Z'],
    ['America/Mexico_City', '2026-04-03T12:00:00Z', '2026-10-23T12:00:00Z'],
  ])('in %s comes once a day, also when the clocks change', (timeZone, ...changes) => {
    inRegion({ timeZone });
    for (const change of changes) {
      const from = at(change).getTime();
      const hours = Array.from({ length: 96 }, (_, hour) => new Date(from + hour * 3_600_000));
      expect(new Set(hours.map((now) => lastNight(now).getTime())).size).toBe(5);
      for (const now of hours) {
        expect(lastNight(now) <= now && now < nextNight(now)).toBe(true);
        expect(lastNight(nextNight(now))).toEqual(nextNight(now));
      }
    }
  });
});

describe('rotation', () => {
  const now = at('2025-11-22T15:00:00Z');
  const backup = (created: Date) => readBackupName(backupName(created, false))!;
  const ago = (days: number) => backup(new Date(now.getTime() - days * dayMs));

  const savedOf = (backups: ReturnType<typeof backup>[]) => {
    const gone = new Set(backupsToClear(backups, now));
    return backups.filter((one) => !gone.has(one));
  };

  test('of one every night for a year, seven days and the last of three weeks more are left', () => {
    const nightly = Array.from({ length: 365 }, (_, days) => ago(days + 0.4));
    const ages = savedOf(nightly).map(({ at: created }) =>
      Math.floor((now.getTime() - created.getTime()) / dayMs),
    );
    // Saturday: the days of its own week, and the Sundays of the three weeks before it.
    expect(ages).toEqual([0, 1, 2, 3, 4, 5, 6, 13, 20]);
  });

  test('of many in one day the latest three are left', () => {
    const many = Array.from({ length: 20 }, (_, number) => ago(number / 100));
    expect(savedOf(many)).toEqual(many.slice(0, 3));
  });

  test('the newest stays however old it is; no other stays longer than what was removed', () => {
    expect(savedOf([ago(400), ago(401)])).toEqual([ago(400)]);
    expect(savedOf([ago(1), ago(29), ago(31)])).toEqual([ago(1), ago(29)]);
  });

  test('always keeps the newest, never forgets twice, and leaves at most fourteen', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 * 24 }), { maxLength: 200 }), (hours) => {
        const backups = [...new Set(hours)].map((hour) => ago(hour / 24));
        const saved = savedOf(backups);
        expect(saved.length).toBeLessThanOrEqual(14);
        expect(backupsToClear(saved, now)).toEqual([]);
        if (backups.length === 0) return;
        const newest = Math.max(...backups.map((one) => one.at.getTime()));
        expect(saved.map((one) => one.at.getTime())).toContain(newest);
      }),
    );
  });
});
