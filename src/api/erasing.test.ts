import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { setSwitch, switchedOn } from '#db/models/erasures/erasure-switches.ts';
import { listErasures, pendingErasures } from '#db/models/erasures/erasures.ts';
import { updateEvent, findEvent } from '#db/models/events/events.ts';
import { countGroups, listGroups } from '#db/models/groups/guest-groups.ts';
import { countMembers } from '#db/models/groups/members.ts';
import { builtFiles } from '#content/built-files.ts';
import { contentOf } from '#content/content-of.ts';
import { demoWedding, auditAt } from '#tests/support/wedding.ts';
import { backupName } from '#domain/keeping/backups.ts';
import { backupFolder } from './backups/backup-folder.ts';
import { lastDayOf } from './erasing.ts';
import { anomaliesIn } from '#tests/support/fuzz/anomalies.ts';
import { cleanup } from './daily-cleanup.ts';

const content = contentOf(builtFiles.parts);

const on = auditAt('2025-11-20T15:00Z');

const setUp = () => {
  const wedding = demoWedding();
  const disconnect = vi.fn(async () => undefined);
  const folder = backupFolder(path.dirname(wedding.file));
  const { clearBefore: clearBackups } = folder;
  const cleanupAt = (at: string) => {
    cleanup({
      ...wedding,
      content: () => content,
      disconnect,
      clearBackups,
      clock: () => new Date(at),
    });
    return listErasures(wedding.db).map(({ kind }) => kind);
  };
  return { ...wedding, folder, disconnect, cleanupAt };
};

test('the last day is that of the last event, or the one that the couple wrote', () => {
  const wedding = demoWedding();
  const last = lastDayOf(wedding.db, content.wedding);
  expect(last.toISOString()).toMatch(/^2025-12-2[12]T/u);
  const event = findEvent(wedding.db, 45);
  const end_date = new Date('2026-01-03T04:00-03:00');
  updateEvent(wedding.db, 45, { event: { ...event, end_date } }, on);
  expect(lastDayOf(wedding.db, content.wedding)).toEqual(end_date);
});

test('nothing is erased that was not switched on', () => {
  const { db, cleanupAt, disconnect } = setUp();
  expect(cleanupAt('2030-01-01T12:00Z')).toEqual([]);
  expect(countGroups(db)).toBe(12);
  expect(disconnect).not.toHaveBeenCalled();
});

test('what was switched on is erased on its day, once, and is off again', () => {
  const { db, raw, cleanupAt, disconnect } = setUp();
  setSwitch(db, 'contact', true, on);
  setSwitch(db, 'everything', true, on);
  const people = countMembers(db);
  expect(cleanupAt('2026-01-20T02:59Z')).toEqual([]);
  expect(cleanupAt('2026-01-20T03:01Z')).toEqual(['contact']);
  expect(
    listGroups(db)
      .flatMap(({ members }) => members)
      .filter(({ phone }) => phone),
  ).toEqual([]);
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(anomaliesIn(raw)).toEqual([]);
  expect(cleanupAt('2026-01-21T03:01Z')).toEqual(['contact']);
  expect(countMembers(db)).toBe(people);

  expect(cleanupAt('2026-06-19T04:01Z')).toEqual(['everything', 'contact']);
  expect(countMembers(db)).toBe(0);
  expect([...switchedOn(db)]).toEqual([]);
  expect(cleanupAt('2027-06-19T04:01Z')).toEqual(['everything', 'contact']);
  const [everything] = listErasures(db);
  expect(everything).toMatchObject({ groups: 12, people, numbers: { groups: 12, people } });
  expect(everything!.numbers!.events.map(({ attending }) => attending).some((n) => n > 0)).toBe(
    true,
  );
  expect(pendingErasures(db)).toEqual([]);
  expect(anomaliesIn(raw)).toEqual([]);
});

test('who switched it off in time keeps everything', () => {
  const { db, cleanupAt } = setUp();
  setSwitch(db, 'everything', true, on);
  setSwitch(db, 'everything', false, on);
  expect(cleanupAt('2026-06-19T04:01Z')).toEqual([]);
});

test('who switches it on late has a day to think again', () => {
  const { db, cleanupAt } = setUp();
  setSwitch(db, 'everything', true, auditAt('2026-11-22T12:00Z'));
  expect(cleanupAt('2026-11-23T11:59Z')).toEqual([]);
  expect(cleanupAt('2026-11-23T12:00Z')).toEqual(['everything']);
});

test('an error in the middle erases nothing, and the next day does it', () => {
  const { db, raw, cleanupAt } = setUp();
  setSwitch(db, 'everything', true, on);
  raw.exec(
    `create trigger broken before insert on erasures begin select raise(abort, 'broken'); end`,
  );
  expect(() => cleanupAt('2026-06-19T04:01Z')).toThrow();
  expect(countGroups(db)).toBe(12);
  raw.exec('drop trigger broken');
  expect(cleanupAt('2026-06-20T04:01Z')).toEqual(['everything']);
});

test('copies go with it; while there is a reader, it is cleaned the next day', () => {
  const { db, raw, snapshot, cleanupAt } = setUp();
  const copies = ['before-delete', 'before-import', 'before-migration'].map(snapshot);
  setSwitch(db, 'everything', true, on);
  raw.pragma('busy_timeout = 0');
  raw.exec('begin');
  raw.prepare('select count(*) from guests').get();
  expect(() => cleanupAt('2026-06-19T04:01Z')).toThrow();
  raw.exec('commit');
  expect(countGroups(db)).toBe(0);
  expect(pendingErasures(db)).toHaveLength(1);
  expect(cleanupAt('2026-06-20T04:01Z')).toEqual(['everything']);
  expect(pendingErasures(db)).toEqual([]);
  expect(copies.map((copy) => existsSync(copy))).toEqual([false, false, false]);
});

test('backups from before go with it, sealed ones too; later ones stay', () => {
  const { db, folder, cleanupAt } = setUp();
  folder.prepare();
  const [before, encrypted, after] = [
    backupName(new Date('2026-01-10T06:00Z'), false),
    backupName(new Date('2026-01-19T06:00Z'), true),
    backupName(new Date('2026-01-21T06:00Z'), false),
  ];
  for (const name of [before, encrypted, after]) writeFileSync(folder.inside(name), 'a copy');
  setSwitch(db, 'contact', true, on);
  cleanupAt('2026-01-19T12:00Z');
  expect(folder.list()).toHaveLength(3);
  cleanupAt('2026-01-20T12:00Z');
  expect(folder.list().map(({ name }) => name)).toEqual([after]);
});
