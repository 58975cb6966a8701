import path from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { keepAccess, readAccess } from './current-access.ts';
import {
  demoWedding,
  folderForTest,
  groupNamed,
  type TestWedding,
} from '#tests/support/wedding.ts';

let current: TestWedding;
let marta: number;
let camila: number;

const signedIn = ({ raw }: Pick<TestWedding, 'raw'>, token: string, guestId: number) => {
  raw.prepare('update guests set first_signed_in_at = 1 where id = ?').run(guestId);
  raw
    .prepare(
      'insert into guest_sessions (token_hash, guest_id, created_at, expires_at) values (?, ?, 1, 9e15)',
    )
    .run(token, guestId);
};

beforeEach(() => {
  current = demoWedding();
  marta = groupNamed(current, 'Tía Marta').id;
  camila = groupNamed(current, 'Camila y Andrés').id;
  current.raw.exec(`
    insert into users (id, username, password, is_admin) values (1, 'novios', 'old hash', 1);
    insert into admin_sessions values ('couple', 1, 1, 1, 9e15)`);
  signedIn(current, 'marta', marta);
  signedIn(current, 'camila', camila);
});

/** A copy of the current wedding. */
const backUp = (): Database.Database => {
  const file = path.join(folderForTest(), 'backup.db');
  current.raw.prepare('vacuum into ?').run(file);
  const copy = new Database(file);
  onTestFinished(() => void copy.close());
  return copy;
};

const column = (restored: Database.Database, sql: string) => restored.prepare(sql).pluck().all();
const sessionsIn = (restored: Database.Database) =>
  column(restored, 'select token_hash from guest_sessions order by 1');
const codeOf = (restored: Database.Database, id: number) =>
  column(restored, `select access_code from guests where id = ${id}`)[0];

describe('a restored backup', () => {
  test('keeps no session of the couple, and none of a guest who has signed out since', () => {
    const backup = backUp();
    current.raw.exec(`delete from guest_sessions where token_hash = 'camila'`);
    signedIn(current, 'later', camila);
    keepAccess(backup, readAccess(current.raw));
    expect(column(backup, 'select token_hash from admin_sessions')).toEqual([]);
    expect(sessionsIn(backup)).toEqual(['marta']);
  });

  test('leaves guests signed in who still are', () => {
    const backup = backUp();
    keepAccess(backup, readAccess(current.raw));
    expect(sessionsIn(backup)).toEqual(['camila', 'marta']);
  });

  test('has the passwords of now, and says whose it has only from the backup', () => {
    current.raw.exec(`insert into users (username, password, is_admin) values ('tía', 'hers', 1)`);
    const backup = backUp();
    current.raw.exec(`
      update users set password = 'new hash' where username = 'novios';
      delete from users where username = 'tía'`);
    const { oldPasswords } = keepAccess(backup, readAccess(current.raw));
    expect(oldPasswords).toEqual(['tía']);
    expect(column(backup, 'select password from users order by id')).toEqual(['new hash', 'hers']);
  });

  test('has the codes of now: that of a lost phone opens nothing again', () => {
    const backup = backUp();
    current.raw.prepare(`update guests set access_code = 'NEW-1' where id = ?`).run(marta);
    const { newCodes } = keepAccess(backup, readAccess(current.raw));
    expect(newCodes).toBe(1);
    expect(codeOf(backup, marta)).toBe('NEW-1');
  });

  test('has the personal links of now, and an older one without links gets its own later', () => {
    const backup = backUp();
    const links = (file: Database.Database) =>
      column(file, 'select link_token from guests order by id');
    expect(links(backup)).toEqual(links(current.raw));
    current.raw.prepare(`update guests set link_token = 'RAMA4T7WXY' where id = ?`).run(marta);
    keepAccess(backup, readAccess(current.raw));
    expect(links(backup)).toEqual(links(current.raw));
    backup.exec('drop index guests_link_token_unique; alter table guests rename link_token to x');
    expect(keepAccess(backup, readAccess(current.raw)).newCodes).toBe(0);
  });

  test('takes no code of another wedding, nor of a group that was erased', () => {
    const backup = backUp();
    const before = [codeOf(backup, marta), codeOf(backup, camila)];
    current.raw.exec(`
      update guests set access_code = 'OTHER-1', created_at = created_at + 1 where id = ${marta};
      update guests set access_code = 'ERASED', erased_at = 1 where id = ${camila}`);
    expect(keepAccess(backup, readAccess(current.raw)).newCodes).toBe(0);
    expect([codeOf(backup, marta), codeOf(backup, camila)]).toEqual(before);
  });

  test('keeps no session where there is nothing to compare it with', () => {
    const backup = backUp();
    expect(keepAccess(backup, null)).toEqual({ oldPasswords: [], newCodes: 0 });
    expect(sessionsIn(backup)).toEqual([]);
    expect(column(backup, 'select token_hash from admin_sessions')).toEqual([]);
    expect(column(backup, 'select password from users')).toEqual(['old hash']);
  });
});

test('of a file that is no wedding’s nothing is read', () => {
  const empty = new Database(':memory:');
  onTestFinished(() => void empty.close());
  expect(readAccess(empty)).toBeNull();
});
