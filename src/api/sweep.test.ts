import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { removeGroup } from '#db/models/guest-groups.ts';
import { listRemovals } from '#db/models/removals.ts';
import { demoWedding, groupNamed, stampAt } from '#db/wedding-for-tests.ts';
import { sweep } from './sweep.ts';

const dayMs = 24 * 60 * 60_000;

const outside = { disconnect: async () => undefined, forgetBackups: () => undefined };

test('after thirty days what was removed is gone, from the file and from the copies', () => {
  const wedding = demoWedding();
  const { db, raw, snapshot } = wedding;
  // Copies are named by the real clock.
  const now = Date.now();
  const copies = [snapshot('before-delete'), snapshot('before-migration')];
  removeGroup(db, groupNamed(wedding, 'Tía Marta').id, stampAt(now));
  const after = (days: number) => ({
    ...wedding,
    ...outside,
    clock: () => new Date(now + days * dayMs),
  });

  sweep(after(29.9));
  expect(listRemovals(db, new Date(now))).toHaveLength(1);
  expect(copies.map((copy) => existsSync(copy))).toEqual([true, true]);

  sweep(after(30.1));
  expect(raw.prepare('select count(*) from removals').pluck().get()).toBe(0);
  expect(copies.map((copy) => existsSync(copy))).toEqual([false, true]);
});

test('a wedding without copies is swept too', () => {
  const wedding = demoWedding();
  expect(() => sweep({ ...wedding, ...outside, clock: () => new Date() })).not.toThrow();
});
