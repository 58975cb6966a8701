import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { demoWedding } from '#tests/support/wedding.ts';
import type { BackupFailure } from '#domain/keeping/backups.ts';
import { lastNight, nextNight } from '#domain/keeping/backup-rotation.ts';
import { openBackups } from './backups.ts';
import { makeBackup } from './make-backup.ts';

const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A site with a manual clock, which starts at the wedding's first noon. */
const site = () => {
  const { file } = demoWedding();
  const config = { dataDir: path.dirname(file), backupSeal: undefined };
  const clock = { now: nextNight(new Date()).getTime() - hour };
  const runs: (BackupFailure | null)[] = [];
  let failure: BackupFailure | undefined;
  const start = () => {
    const now = () => new Date(clock.now);
    const backups = openBackups({
      config,
      clock: now,
      run: async () => {
        const result = failure ? { failure } : await makeBackup(config, now());
        runs.push(result.failure);
        return result.failure;
      },
    });
    backups.everyNight();
    onTestFinished(() => backups.stop());
    return backups;
  };
  return {
    start,
    runs,
    failWith: (next: BackupFailure | undefined) => (failure = next),
    /** Advances the clock and waits for the effects. */
    pass: async (backups: ReturnType<typeof openBackups>, ms: number) => {
      for (let passed = 0; passed < ms; passed += 5 * minute) {
        clock.now += 5 * minute;
        vi.advanceTimersByTime(5 * minute);
        if (backups.view().running) await backups.make();
      }
    },
    sleep: (ms: number) => (clock.now += ms),
  };
};

describe('every night', () => {
  test('there is one, and only one', async () => {
    const { start, pass, runs } = site();
    const backups = start();
    expect(runs).toHaveLength(0);
    await pass(backups, 55 * minute);
    expect(runs).toHaveLength(0);
    await pass(backups, 10 * minute);
    expect(runs).toEqual([null]);
    await pass(backups, 47 * hour);
    expect(runs).toEqual([null, null]);
    const created = backups.view().backups.map(({ at }) => new Date(at));
    for (const at of created)
      expect(at.getTime() - lastNight(at).getTime()).toBeLessThan(6 * minute);
  });

  test('also where the site is started anew many times a day', async () => {
    const { start, pass, runs } = site();
    await pass(start(), 2 * hour);
    for (let time = 0; time < 10; time += 1) {
      const again = start();
      expect(again.view().running).toBe(false);
      again.stop();
    }
    expect(runs).toEqual([null]);
  });

  test('what was missed while it was off comes first', async () => {
    const { start, runs, sleep } = site();
    start().stop();
    sleep(30 * hour);
    const backups = start();
    expect(backups.view()).toMatchObject({ running: true, tooOld: false });
    await backups.make();
    expect(runs).toEqual([null]);
  });

  test('what failed is told, and tried again every hour', async () => {
    const { start, pass, failWith, runs } = site();
    const backups = start();
    failWith('disk_full');
    await pass(backups, 90 * minute);
    expect(runs).toEqual(['disk_full']);
    expect(backups.view().last?.fault).toBe('disk_full');
    await pass(backups, hour);
    expect(runs).toHaveLength(2);
    failWith(undefined);
    await pass(backups, hour);
    expect(runs).toEqual(['disk_full', 'disk_full', null]);
    expect(backups.view().last?.fault).toBeNull();
  });

  test('two days without one are told', async () => {
    const { start, pass, failWith } = site();
    const backups = start();
    failWith('failed');
    await pass(backups, 20 * hour);
    expect(backups.view().tooOld).toBe(false);
    await pass(backups, 49 * hour);
    expect(backups.view().tooOld).toBe(true);
  });
});

test('a backup that cannot start is logged', async () => {
  const { file } = demoWedding();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const backups = openBackups({
    config: { dataDir: path.dirname(file) },
    clock: () => new Date(),
    run: () => Promise.reject(new Error('no such program')),
  });
  await backups.make();
  expect(backups.view().last?.fault).toBe('failed');
  expect(log).toHaveBeenCalledOnce();
});

describe('one that holds all that is stored now', () => {
  test('begins after the one that is running, which may have read before', async () => {
    const { start, runs } = site();
    const backups = start();
    const running = backups.make();
    expect(await backups.createNow()).toBeNull();
    expect(runs).toHaveLength(2);
    await running;
  });

  test('tells its fault', async () => {
    const { start, failWith } = site();
    failWith('disk_full');
    expect(await start().createNow()).toBe('disk_full');
  });
});
