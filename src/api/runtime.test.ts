import path from 'node:path';
import { readdirSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dump, folderForTest } from '#tests/support/wedding.ts';
import { startRuntime } from './runtime.ts';

type Env = Record<string, string>;

const start = async (env: Env) => {
  const { api, credentials, close } = await startRuntime(env);
  onTestFinished(close);
  const post = async (at: string, body: object) =>
    api.request(
      at,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
      { clientAddress: '192.0.2.1' },
    );
  const rows = () => {
    const raw = new Database(path.join(env['DATA_DIR']!, 'wedding.db'), { readonly: true });
    const { admin_sessions: _admins, guest_sessions: _guests, ...rest } = dump(raw);
    raw.close();
    return rest;
  };
  return { post, credentials, rows };
};

describe('a first start', () => {
  test('plants the demo and tells logins that work', async () => {
    const folder = folderForTest();
    const { post, credentials, rows } = await start({ DATA_DIR: folder });
    expect(rows()['guests']).toHaveLength(12);
    expect(credentials.demo).toHaveLength(3);
    for (const login of credentials.demo) {
      expect((await post('/api/rsvp/login', login)).status).toBe(200);
    }
    expect(credentials.admin).toEqual({
      username: 'novios',
      password: expect.stringMatching(/^.{12}$/),
    });
    const answer = await post('/api/admin/login', credentials.admin!);
    expect(await answer.json()).toMatchObject({ isAdmin: true });
    expect(readdirSync(folder).filter((name) => !name.startsWith('wedding.db'))).toEqual([
      'keys',
      'photos',
    ]);
  });

  test('plants the demo on its own days, invited by its own couple', async () => {
    const { rows } = await start({ DATA_DIR: folderForTest() });
    const [first] = rows()['events'] as { date: number }[];
    expect(new Date(first!.date).toISOString()).toMatch(/^2025-12-19/u);
    const inviters = (rows()['guests'] as { invited_by: string }[]).map((row) => row.invited_by);
    expect(new Set(inviters)).toEqual(new Set(['Violeta', 'Lautaro']));
  });

  test('gives every demo another password', async () => {
    const passwords = await Promise.all(
      [folderForTest(), folderForTest()].map(
        async (DATA_DIR) => (await start({ DATA_DIR })).credentials.admin!.password,
      ),
    );
    expect(new Set(passwords).size).toBe(2);
  });

  test('without the demo is an empty wedding without accounts', async () => {
    const { post, credentials, rows } = await start({ DATA_DIR: folderForTest(), DEMO: 'off' });
    expect(credentials).toEqual({ demo: [], admin: undefined });
    for (const table of ['guests', 'events', 'users', 'gifts']) expect(rows()[table]).toEqual([]);
    const guess = { username: 'novios', password: 'novios' };
    expect((await post('/api/admin/login', guess)).status).toBe(401);
  });

  test('makes the administrator that was asked for, and keeps the password to itself', async () => {
    const admin = { username: 'violeta', password: 'el río suena' };
    const env = { ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password };
    const { post, credentials } = await start({ DATA_DIR: folderForTest(), DEMO: 'off', ...env });
    expect(credentials.admin).toBeUndefined();
    expect((await post('/api/admin/login', admin)).status).toBe(200);
  });
});

describe('a later start', () => {
  test('finds the wedding unchanged: no demo data, no account, no password is written', async () => {
    const DATA_DIR = folderForTest();
    const first = await start({ DATA_DIR });
    const before = first.rows();
    const env = { ADMIN_USERNAME: 'otra', ADMIN_PASSWORD: 'otra contraseña' };
    const { credentials, rows, post } = await start({ DATA_DIR, ...env });
    expect(credentials).toEqual({ demo: [], admin: undefined });
    expect(rows()).toEqual(before);
    expect((await post('/api/admin/login', first.credentials.admin!)).status).toBe(200);
  });

  test('never plants the demo into a wedding that began empty', async () => {
    const DATA_DIR = folderForTest();
    await start({ DATA_DIR, DEMO: 'off' });
    const { credentials, rows } = await start({ DATA_DIR, DEMO: 'on' });
    expect(credentials.demo).toEqual([]);
    expect(rows()['guests']).toEqual([]);
  });
});
