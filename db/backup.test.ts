import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { checkBackup, picturesIn, writeBackup } from './backup.ts';
import { openDatabase } from './connection.ts';
import { sizeOf } from './durable-files.ts';
import { listEvents } from './models/events/events.ts';
import { StartupError } from './startup-error.ts';
import { demoWedding, dump, folderForTest } from '#tests/support/wedding.ts';

const at = new Date('2025-11-22T06:00:00Z');
const picture = { name: `${'ab'.repeat(16)}.jpg`, bytes: Buffer.from('a picture of the river') };

/** A demo wedding with a picture, and a backup of it. */
const backedUp = () => {
  const wedding = demoWedding();
  const uploads = path.join(path.dirname(wedding.file), 'uploads');
  mkdirSync(uploads);
  writeFileSync(path.join(uploads, picture.name), picture.bytes);
  writeFileSync(path.join(uploads, `${'cd'.repeat(16)}.jpg.part`), 'half a picture');
  const backup = path.join(folderForTest(), 'backup.db');
  writeBackup({ database: wedding.file, uploads }, backup, at);
  return { ...wedding, uploads, backup };
};

const reading = <T>(file: string, read: (sqlite: Database.Database) => T): T => {
  const sqlite = new Database(file, { readonly: true });
  try {
    return read(sqlite);
  } finally {
    sqlite.close();
  }
};

describe('a backup', () => {
  test('holds every row and every picture, and says so', () => {
    const { raw, backup } = backedUp();
    expect(checkBackup(backup)).toMatchObject({ madeAt: at.toISOString(), pictures: 1 });
    const { sqlar, convite_backup: mark, ...rows } = reading(backup, dump);
    expect(rows).toEqual(dump(raw));
    expect([sqlar, mark]).toEqual([[expect.anything()], [expect.anything()]]);
    expect(reading(backup, (copy) => [...picturesIn(copy)])).toEqual([picture]);
  });

  test('is one file, which opens in the wedding’s place as it is', () => {
    const { backup } = backedUp();
    expect([sizeOf(`${backup}-wal`), sizeOf(`${backup}-journal`)]).toEqual([undefined, undefined]);
    const place = path.join(folderForTest(), 'wedding.db');
    copyFileSync(backup, place);
    const wedding = openDatabase(place);
    expect(wedding.isNew).toBe(false);
    expect(listEvents(wedding.db)).toHaveLength(6);
    wedding.close();
    // A wedding that was started from a backup is copied like any other.
    const second = path.join(folderForTest(), 'second.db');
    writeBackup({ database: place, uploads: '/nowhere' }, second, at);
    expect(checkBackup(second).pictures).toBe(0);
  });

  test('holds what was answered last, while the site has the file open', () => {
    const { raw, file, uploads } = backedUp();
    raw.exec("update events set name = 'Recién cambiado' where id = 45");
    const backup = path.join(folderForTest(), 'later.db');
    writeBackup({ database: file, uploads }, backup, at);
    const name = 'select name from events where id = 45';
    expect(reading(backup, (copy) => copy.prepare(name).pluck().get())).toBe('Recién cambiado');
  });

  test('is not made of a damaged wedding', () => {
    const { raw, file, uploads } = backedUp();
    // An index that contradicts its table: only the full integrity check detects it.
    raw.unsafeMode();
    raw.pragma('writable_schema = on');
    raw.exec(
      "update sqlite_master set sql = replace(sql, '`event_id`', '`guest_id`') where name = 'guest_events_event'",
    );
    raw.close();
    const backup = path.join(folderForTest(), 'never.db');
    expect(() => writeBackup({ database: file, uploads }, backup, at)).toThrow(StartupError);
    expect(existsSync(backup)).toBe(false);
  });
});

describe('what is no whole backup is found out', () => {
  test('any file cut short', () => {
    const { backup } = backedUp();
    const bytes = readFileSync(backup);
    for (const part of [0.99, 0.5, 0.01]) {
      writeFileSync(backup, bytes.subarray(0, bytes.length * part));
      expect(() => checkBackup(backup)).toThrow(StartupError);
    }
  });

  test('one changed letter of one name', () => {
    const { backup } = backedUp();
    const bytes = readFileSync(backup);
    const place = bytes.indexOf('Peñaloza');
    expect(place).toBeGreaterThan(0);
    bytes[place] = 'B'.charCodeAt(0);
    writeFileSync(backup, bytes);
    expect(() => checkBackup(backup)).toThrow(StartupError);
  });

  test('one changed bit of a picture', () => {
    const { backup } = backedUp();
    const bytes = readFileSync(backup);
    bytes[bytes.indexOf(picture.bytes) + 3]! ^= 1;
    writeFileSync(backup, bytes);
    expect(() => checkBackup(backup)).toThrow('no está completo');
  });

  test('a wedding that is no backup, and an empty file', () => {
    const { file, backup } = backedUp();
    expect(() => checkBackup(file)).toThrow('no es un respaldo de Convite');
    writeFileSync(backup, '');
    expect(() => checkBackup(backup)).toThrow('no es un respaldo de Convite');
  });

  test('one with a hash of its own that lets an orphan through', () => {
    const { raw, file, uploads } = backedUp();
    raw.pragma('foreign_keys = off');
    raw.exec('delete from guests where id = (select guest_id from guest_members limit 1)');
    const backup = path.join(folderForTest(), 'orphans.db');
    writeBackup({ database: file, uploads }, backup, at);
    expect(() => checkBackup(backup)).toThrow('no está completo');
  });
});
