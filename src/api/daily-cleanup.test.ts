import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles } from '#content/built-files.ts';
import { contentOf } from '#content/content-of.ts';
import { removeGroup } from '#db/models/groups/guest-groups.ts';
import { listTrash } from '#db/models/groups/trash.ts';
import { demoWedding, groupNamed, auditAt } from '#tests/support/wedding.ts';
import { cleanup } from './daily-cleanup.ts';

const content = contentOf(builtFiles.parts);

const dayMs = 24 * 60 * 60_000;

const outside = {
  content: () => content,
  disconnect: async () => undefined,
  clearBackups: () => undefined,
};

test('after thirty days what was removed is gone, from the file and from the copies', () => {
  const wedding = demoWedding();
  const { db, raw, snapshot } = wedding;
  // Copies are named by the real clock.
  const now = Date.now();
  const copies = [snapshot('before-delete'), snapshot('before-migration')];
  removeGroup(db, groupNamed(wedding, 'Tía Marta').id, auditAt(now));
  const after = (days: number) => ({
    ...wedding,
    ...outside,
    clock: () => new Date(now + days * dayMs),
  });

  cleanup(after(29.9));
  expect(listTrash(db, new Date(now))).toHaveLength(1);
  expect(copies.map((copy) => existsSync(copy))).toEqual([true, true]);

  cleanup(after(30.1));
  expect(raw.prepare('select count(*) from removals').pluck().get()).toBe(0);
  expect(copies.map((copy) => existsSync(copy))).toEqual([false, true]);
});

test('after thirty days old versions are gone, but the newest: the last way back', () => {
  const wedding = demoWedding();
  const { snapshot, file } = wedding;
  const copies = [1, 2, 3].map(() => snapshot('before-migration'));
  const stamps = ['20260101T000000Z', '20260301T120000Z', '20260301T120500Z'];
  const asides = stamps.map((at) => path.join(path.dirname(file), `backups/failed-update-${at}`));
  for (const aside of asides) {
    mkdirSync(aside);
    writeFileSync(path.join(aside, 'wedding.db'), '');
  }
  const there = (places: string[]) => places.map((place) => existsSync(place));
  const cleanupAt = (at: string | number) =>
    cleanup({ ...wedding, ...outside, clock: () => new Date(at) });

  cleanupAt('2026-02-01T00:00Z');
  expect(there(asides)).toEqual([false, true, true]);
  expect(there(copies)).toEqual([true, true, true]);

  cleanupAt(Date.now() + 31 * dayMs);
  expect(there(asides)).toEqual([false, false, true]);
  expect(there(copies)).toEqual([false, false, true]);
});

test('who is erased is in no version that was put aside either', () => {
  const { snapshot, file, clean } = demoWedding();
  const copy = snapshot('before-migration');
  const aside = path.join(path.dirname(file), 'backups/failed-update-20260101T000000Z');
  mkdirSync(aside);
  clean();
  expect([existsSync(copy), existsSync(aside)]).toEqual([false, false]);
});

test('a wedding without copies is swept too', () => {
  const wedding = demoWedding();
  expect(() => cleanup({ ...wedding, ...outside, clock: () => new Date() })).not.toThrow();
});
