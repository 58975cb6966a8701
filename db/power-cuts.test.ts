import { describe, expect, test } from 'vitest';
import { createDisk } from '../bench/durability/power-cuts/disk.ts';
import { savedRecording } from '../bench/durability/power-cuts/saved-recording.ts';
import { cutPower } from '../bench/durability/power-cuts/power-cuts.ts';
import { canRecord, folderName, record } from '../bench/durability/power-cuts/trace.ts';

// `npm run bench -- power-cuts` runs two thousand power cuts.
const seed = 7;

describe('the power is cut at any moment, and of what was not synced any part reaches the disk', () => {
  test('nothing that was acknowledged is lost (a kept recording)', () => {
    const tally = cutPower(savedRecording('full'), 40, seed);
    expect(tally.findings).toEqual([]);
    expect(tally.cuts).toBe(40);
    expect(tally.acknowledged).toBeGreaterThan(200);
  }, 60_000);

  test('a site that does not wait for the disk is found out (a kept recording)', () => {
    const tally = cutPower(savedRecording('normal'), 25, seed);
    expect(tally.lossy).toBeGreaterThan(2);
    expect(tally.findings.join()).toContain('lost: acknowledged');
  }, 60_000);

  test.runIf(canRecord())(
    'nor by the calls as they are now (recorded with strace)',
    () => {
      const tally = cutPower(record(30, 'full'), 15, seed);
      expect(tally.findings).toEqual([]);
      expect(tally.acknowledged).toBeGreaterThan(50);
    },
    60_000,
  );
});

describe('the disk', () => {
  const write = (file: string, offset: number, text: string) =>
    ({ kind: 'write', file, offset, bytes: Buffer.from(text) }) as const;
  const database = 'wedding.db';
  const left = (disk: ReturnType<typeof createDisk>, fate: () => boolean, file = database) =>
    disk.cut(fate).get(file)?.toString();

  test('keeps what was synced, and of the rest what fate likes', () => {
    const disk = createDisk(Buffer.from('before'));
    disk.apply(write(database, 0, 'synced'));
    disk.apply({ kind: 'sync', file: database });
    disk.apply(write(database, 4, '!!'));
    disk.apply({ kind: 'truncate', file: database, size: 5 });
    expect(left(disk, () => false)).toBe('synced');
    expect(left(disk, () => true)).toBe('sync!');
  });

  test('tears a write between two sectors', () => {
    const disk = createDisk(Buffer.alloc(0));
    disk.apply(write(database, 500, 'a'.repeat(100)));
    const fates = [false, true];
    expect(left(disk, () => fates.shift()!)).toBe('\0'.repeat(512) + 'a'.repeat(88));
  });

  test('may forget a new file, or bring a removed one back, until the folder is synced', () => {
    const disk = createDisk(Buffer.from('before'));
    const log = 'wedding.db-wal';
    disk.apply({ kind: 'create', file: log });
    disk.apply(write(log, 0, 'news'));
    disk.apply({ kind: 'sync', file: log });
    expect(left(disk, () => false, log)).toBeUndefined();
    disk.apply({ kind: 'sync', file: folderName });
    expect(left(disk, () => false, log)).toBe('news');
    disk.apply({ kind: 'remove', file: log });
    expect(left(disk, () => false, log)).toBe('news');
    expect(left(disk, () => true, log)).toBeUndefined();
  });
});
