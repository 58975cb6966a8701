import { expect, test } from 'vitest';
import { demoWedding, groupNamed } from '#tests/support/wedding.ts';
import {
  endSessionsOfUser,
  extendGuestSession,
  findAdminSession,
  findGuestSession,
  mostSessions,
  startAdminSession,
  startGuestSession,
} from './sessions.ts';
import { saveAdmin } from './users.ts';

const at = (minutes: number) => new Date(Date.parse('2025-11-01T12:00:00Z') + minutes * 60_000);

test('a session counts until the moment it runs out', () => {
  const wedding = demoWedding();
  const marta = groupNamed(wedding, 'Tía Marta');
  const session = { token_hash: 'a', guest_id: marta.id, created_at: at(0), expires_at: at(10) };
  startGuestSession(wedding.db, session);
  expect(findGuestSession(wedding.db, 'a', at(9))?.group.group_name).toBe('Tía Marta');
  expect(findGuestSession(wedding.db, 'a', at(10))).toBeUndefined();
  expect(findGuestSession(wedding.db, 'b', at(9))).toBeUndefined();
});

test('those that ran out are swept away when a new one starts', () => {
  const wedding = demoWedding();
  const { id } = groupNamed(wedding, 'Tía Marta');
  const start = (token_hash: string, from: number) =>
    startGuestSession(wedding.db, {
      token_hash,
      guest_id: id,
      created_at: at(from),
      expires_at: at(from + 10),
    });
  start('a', 0);
  start('b', 5);
  start('c', 12);
  expect(
    wedding.raw.prepare('select token_hash from guest_sessions order by 1').pluck().all(),
  ).toEqual(['b', 'c']);
});

test('of one group the fifty that were used last stay, and all of the others', () => {
  const wedding = demoWedding();
  const [marta, camila] = ['Tía Marta', 'Camila y Andrés'].map((name) => groupNamed(wedding, name));
  const start = (token_hash: string, guest_id: number, minute: number) =>
    startGuestSession(wedding.db, {
      ...{ token_hash, guest_id },
      created_at: at(0),
      expires_at: at(minute),
    });
  start('other', camila!.id, 5);
  for (let phone = 0; phone < mostSessions; phone += 1) start(`phone ${phone}`, marta!.id, 10);
  extendGuestSession(wedding.db, 'phone 0', at(20));
  start('new', marta!.id, 10);
  const isIn = (token: string) => findGuestSession(wedding.db, token, at(1)) !== undefined;
  expect(['other', 'phone 0', 'phone 1', 'phone 2', 'new'].map(isIn)).toEqual([
    ...[true, true, false, true, true],
  ]);
});

test('a new password ends every session of its user and of no other', () => {
  const { db } = demoWedding();
  const [novia, novio] = ['novia', 'novio'].map((name) => saveAdmin(db, name, 'hash'));
  for (const { id, username } of [novia!, novio!]) {
    const times = { authenticated_at: at(0), created_at: at(0), expires_at: at(10) };
    startAdminSession(db, { token_hash: username, user_id: id, ...times });
  }
  endSessionsOfUser(db, novia!.id);
  expect(findAdminSession(db, 'novia', at(1))).toBeUndefined();
  expect(findAdminSession(db, 'novio', at(1))?.user.username).toBe('novio');
});

test('saving an administrator again changes the password, not the person', () => {
  const { db } = demoWedding();
  const { id } = saveAdmin(db, 'novia', 'one');
  expect(saveAdmin(db, 'novia', 'two')).toEqual({
    id,
    username: 'novia',
    password: 'two',
    is_admin: true,
  });
});
