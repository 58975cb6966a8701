import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { inTransaction, markStarted, openDatabase } from './connection.ts';
import { createEvent, listEvents } from './models/events/events.ts';
import { StartupError } from './startup-error.ts';
import {
  demoWedding,
  dump,
  emptyWedding,
  folderForTest,
  newFile,
  auditAt,
} from '#tests/support/wedding.ts';

/** Another program's file, or an older or newer one of ours. */
const sqliteFile = (statements: string): string => {
  const file = newFile();
  const sqlite = new Database(file);
  sqlite.exec(statements);
  sqlite.close();
  return file;
};

const expectUntouched = (file: string, message: string) => {
  const before = readFileSync(file);
  expect(() => openDatabase(file)).toThrow(StartupError);
  expect(() => openDatabase(file)).toThrow(message);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(path.dirname(file))).toEqual(['wedding.db']);
};

describe('opening', () => {
  test('creates the folder, the file and its tables', () => {
    const file = path.join(folderForTest(), 'deep', 'er', 'wedding.db');
    const wedding = openDatabase(file);
    expect(wedding.isNew).toBe(true);
    expect(listEvents(wedding.db)).toEqual([]);
    wedding.close();
  });

  test('sets what durability and integrity rest on', () => {
    const { db } = emptyWedding();
    const pragma = (name: string) => Object.values(db.get(`pragma ${name}`) as object)[0];
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('foreign_keys')).toBe(1);
    expect(pragma('busy_timeout')).toBe(5000);
  });

  test('an existing wedding is opened without changes', () => {
    const { db, file, raw, close } = demoWedding();
    markStarted(db);
    const before = dump(raw);
    close();
    for (let start = 0; start < 3; start += 1) {
      const again = openDatabase(file);
      expect(again.isNew).toBe(false);
      again.close();
    }
    expect(dump(raw)).toEqual(before);
    expect(existsSync(path.join(path.dirname(file), 'backups'))).toBe(false);
  });

  test('a file whose first start was cut off before its tables is ours ever after', () => {
    const file = sqliteFile('pragma journal_mode = wal');
    expect(readFileSync(file).length).toBeGreaterThan(0);
    for (let start = 0; start < 3; start += 1) openDatabase(file).close();
  });

  test('a wedding is new until its first start has said so, in one piece with its first rows', () => {
    const { db, file, isNew } = emptyWedding();
    const isNewAgain = () => {
      const again = openDatabase(file);
      again.close();
      return again.isNew;
    };
    const cutOff = () =>
      inTransaction(db, (tx) => {
        markStarted(tx);
        throw new Error('power cut');
      });
    expect(isNew).toBe(true);
    expect(cutOff).toThrow('power cut');
    expect(isNewAgain()).toBe(true);
    inTransaction(db, (tx) => markStarted(tx));
    expect(isNewAgain()).toBe(false);
  });

  test('an empty file is new', () => {
    const file = newFile();
    writeFileSync(file, '');
    const wedding = openDatabase(file);
    expect(wedding.isNew).toBe(true);
    wedding.close();
  });
});

describe('refused and left as it was, byte by byte', () => {
  test('a file that is no database', () => {
    const file = newFile();
    writeFileSync(file, 'Lista de invitados:\n'.repeat(500));
    expectUntouched(file, 'no es una base de datos');
  });

  test('a damaged database', () => {
    const { file, raw, close } = demoWedding();
    raw.pragma('wal_checkpoint(truncate)');
    const bytes = readFileSync(file);
    raw.close();
    close();
    const damaged = newFile();
    writeFileSync(damaged, Buffer.concat([Buffer.from('SQLite fromat 3\0'), bytes.subarray(16)]));
    expectUntouched(damaged, 'no es una base de datos');
  });

  test.each(['delete', 'wal'])('another program’s database (%s)', (mode) => {
    const file = sqliteFile(`pragma journal_mode = ${mode}; create table songs (name text)`);
    expectUntouched(file, 'otro programa');
  });

  test.each(['delete', 'wal'])('the wedding of a newer version (%s)', (mode) => {
    const { file, raw, close } = demoWedding();
    raw
      .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
      .run('later', Date.parse('2999-01-01'));
    close();
    raw.pragma(`journal_mode = ${mode}`);
    raw.close();
    const newer = newFile();
    copyFileSync(file, newer);
    expectUntouched(newer, 'versión más nueva');
  });
});

test('a folder that cannot be written is told by its name', () => {
  const folder = folderForTest();
  writeFileSync(path.join(folder, 'data'), 'a file where a folder should be');
  expect(() => openDatabase(path.join(folder, 'data', 'wedding.db'))).toThrow(
    `No se puede escribir en ${path.join(folder, 'data')}`,
  );
  mkdirSync(path.join(folder, 'wedding.db'));
  expect(() => openDatabase(path.join(folder, 'wedding.db'))).toThrow(StartupError);
});

describe('a snapshot', () => {
  test('is a whole copy beside the file', () => {
    const { snapshot, raw, file } = demoWedding();
    const copy = snapshot('before-delete');
    expect(path.dirname(copy)).toBe(path.join(path.dirname(file), 'backups'));
    const opened = new Database(copy, { readonly: true });
    expect(dump(opened)).toEqual(dump(raw));
    opened.close();
  });

  test('can be opened in the wedding’s place', () => {
    const { db, snapshot } = demoWedding();
    markStarted(db);
    const restored = newFile();
    copyFileSync(snapshot('before-delete'), restored);
    const wedding = openDatabase(restored);
    expect(wedding.isNew).toBe(false);
    expect(listEvents(wedding.db)).toHaveLength(6);
    wedding.close();
  });

  test('is kept twenty times for each reason, the latest ones', () => {
    const { snapshot } = emptyWedding();
    const other = snapshot('before-migration');
    const copies = Array.from({ length: 23 }, () => snapshot('before-delete'));
    expect(copies.map((copy) => existsSync(copy))).toEqual([
      ...Array<boolean>(3).fill(false),
      ...Array<boolean>(20).fill(true),
    ]);
    expect(existsSync(other)).toBe(true);
  });
});

test('a transaction is written whole or not at all, also inside another', () => {
  const { db, raw } = demoWedding();
  const before = dump(raw);
  const party = { name: 'Fiesta', date: new Date(0), location: 'Linares', description: 'Baile' };
  expect(() =>
    inTransaction(db, (tx) => {
      createEvent(tx, party, auditAt(0));
      inTransaction(tx, (inner) => createEvent(inner, party, auditAt(0)));
      throw new Error('power cut');
    }),
  ).toThrow('power cut');
  expect(dump(raw)).toEqual(before);
});
