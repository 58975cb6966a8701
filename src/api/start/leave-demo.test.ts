import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkBackup } from '#db/backup.ts';
import { inTransaction, isDemo, markStarted } from '#db/connection.ts';
import { emptyWedding } from '#db/models/empty-wedding.ts';
import { saveAdmin } from '#db/models/access/users.ts';
import { adminLogin, demoSite, emptySite, type Site } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import { ownWedding } from '#tests/support/calls/start-calls.ts';
import { filesOf, plainPhoto } from '#tests/support/pictures.ts';
import { dump } from '#tests/support/wedding.ts';

const begin = '/api/admin/site/begin';
const ours = () => ({ ...ownWedding(), word: 'BORRAR' });
const family = 'Familia Peñaloza Ríos';

/** How many rows each table of the wedding has, without those that have none. */
const filled = ({ raw }: Site) =>
  Object.entries(dump(raw))
    .filter(([table, rows]) => rows.length > 0 && !table.startsWith('__'))
    .map(([table, rows]) => `${table}: ${rows.length}`);

let site: Site;
let couple: Browser;

beforeEach(async () => {
  site = demoSite();
  couple = await site.admin();
});

describe('a wedding of their own in place of the demo', () => {
  test('is empty but for what was typed, and the couple is signed in', async () => {
    expect((await couple.get('/api/admin/site')).json).toMatchObject({ demo: true });
    const { status, json } = await couple.post(begin, ours());
    expect([status, json]).toMatchObject([201, { username: 'anayluis', isAdmin: true }]);
    expect(filled(site)).toEqual(['admin_sessions: 1', 'settings: 1', 'site_parts: 2', 'users: 1']);
    expect((await couple.get('/api/admin/site')).json).toMatchObject({
      demo: false,
      published: null,
    });
    expect((await couple.get('/api/admin/site/wedding')).json).toMatchObject({
      content: { couple: { names: ['Ana', 'Luis'] }, venue: { name: 'Fundo El Boldo' } },
    });
  });

  test('shows guests the waiting page, and after a restart neither the demo nor the files', async () => {
    const rendered: [title: string, isPublished: boolean][] = [];
    await site.deps.site.renderWith(({ content, isPublished }) => {
      rendered.push([content.wedding.site.title, isPublished]);
      return Promise.resolve(() => undefined);
    });
    await couple.post(begin, ours());
    expect(rendered.map(([, isPublished]) => isPublished)).toEqual([true, false]);
    expect(rendered[1]![0]).not.toMatch(/Violeta|Lautaro/u);
    for (const one of [site, site.restarted()]) {
      expect(one.deps.site.isPublished()).toBe(false);
      expect(one.deps.content().wedding.site.title).toBe('Ana & Luis');
      await one.deps.site.watchFiles();
      expect(one.deps.site.isPublished()).toBe(false);
    }
  });

  test('can be published as it is, with nothing of the demo', async () => {
    await couple.post(begin, ours());
    expect((await couple.post('/api/admin/site/publish', {})).status).toBe(201);
    const content = JSON.stringify(site.restarted().deps.content());
    expect(content).toContain('6 de marzo de 2027');
    expect(content).not.toMatch(/Violeta|Lautaro|Avellanos|Anselmo|glamping/iu);
  });

  test('ends every session of the demo, and its administrators', async () => {
    const guest = await site.guest(family);
    const other = site.browser();
    await other.post('/api/admin/login', adminLogin);
    await couple.post(begin, ours());
    expect((await guest.get('/api/rsvp/guest')).status).toBe(401);
    expect((await other.get('/api/admin/site')).status).toBe(401);
    const again = await site.browser().post('/api/admin/login', adminLogin);
    expect([again.status, again.json]).toMatchObject([401, { code: 'wrong_admin_credentials' }]);
    const { username, password } = ours();
    const own = await site.browser().post('/api/admin/login', { username, password });
    expect(own.status).toBe(200);
  });

  test('closes the live updates of who watched the demo', async () => {
    const other = site.browser();
    await other.post('/api/admin/login', adminLogin);
    await other.listen('/api/admin/live');
    expect(site.live.listening()).toBe(1);
    await couple.post(begin, ours());
    expect(site.live.listening()).toBe(0);
  });

  test('takes nothing from a page of the demo that was left open', async () => {
    type Part = { part: string; version: number };
    const parts = async () =>
      ((await couple.get('/api/admin/site')).json as { parts: Part[] }).parts.filter(
        ({ part }) => !part.startsWith('guides/'),
      );
    await couple.put('/api/admin/site/privacy', { version: 0, content: { title: 'Privacidad' } });
    const before = await parts();
    await couple.post(begin, ours());
    const now = await parts();
    for (const { part, version } of before) {
      for (const known of [version, version + 1]) {
        const answer = await couple.put(`/api/admin/site/${part}`, { version: known, content: {} });
        expect([part, known, answer.status]).toEqual([part, known, 409]);
      }
    }
    expect(await parts()).toEqual(now);
    const wedding = now.find(({ part }) => part === 'privacy')!;
    const content = { title: 'Nuestra privacidad' };
    const ownWords = await couple.put('/api/admin/site/privacy', { ...wedding, content });
    expect([ownWords.status, ownWords.json]).toMatchObject([200, { version: wedding.version + 1 }]);
  });

  test('leaves the uploaded pictures of the demo to the sweep', async () => {
    await couple.request('POST', '/api/admin/site/pictures', {
      body: new Uint8Array(await plainPhoto(800, 600)),
      headers: { 'Content-Type': 'image/jpeg' },
    });
    expect(filesOf(site).length).toBeGreaterThan(0);
    await couple.post(begin, ours());
    site.wait({ days: 3650 });
    await site.deps.pictures.cleanup(site.deps.content().photos.hero);
    expect(filesOf(site)).toEqual([]);
  });
});

describe('the backup before it', () => {
  test('is the whole demo, mark included', async () => {
    const before = dump(site.raw);
    await couple.post(begin, ours());
    const [backup] = site.deps.backups.view().backups;
    const { file } = site.deps.backups.find(backup!.name)!;
    expect(checkBackup(file)).toMatchObject({ pictures: 0 });
    const restored = new Database(file, { readonly: true });
    const saved = dump(restored);
    const mark = restored.pragma('user_version', { simple: true });
    restored.close();
    expect(saved).toMatchObject(before);
    expect(mark).toBe(2);
  });

  test('that fails is told, and nothing is removed', async () => {
    writeFileSync(path.join(site.deps.config.dataDir, 'backups'), '');
    const before = dump(site.raw);
    const { status, json } = await couple.post(begin, ours());
    expect([status, json]).toMatchObject([503, { code: 'backup_failed' }]);
    expect((json as { message: string }).message).toContain('no se borró nada');
    expect([dump(site.raw), isDemo(site.db)]).toEqual([before, true]);
  });
});

describe('nothing is removed', () => {
  test.each([
    ['word', { word: 'borrar todo' }, 'Escriban BORRAR'],
    ['word', { word: undefined }, 'Escriban BORRAR'],
    ['names.1', { names: ['Ana', ' '] }, 'Falta un nombre'],
    ['date', { date: '2020-01-01' }, 'Ese día ya pasó'],
    ['place', { place: '' }, 'Falta el lugar'],
    ['password', { password: 'corta' }, 'Usen al menos 10 caracteres'],
  ])('with a %s that will not do: %o', async (field, change, message) => {
    const before = dump(site.raw);
    const { status, json } = await couple.post(begin, { ...ours(), ...change });
    expect([status, json]).toMatchObject([422, { fields: { [field]: message } }]);
    expect(dump(site.raw)).toEqual(before);
    expect(site.deps.backups.view().backups).toEqual([]);
  });

  test('from a wedding of their own', async () => {
    const own = emptySite();
    markStarted(own.db);
    const admin = await own.admin();
    const before = dump(own.raw);
    expect((await admin.get('/api/admin/site')).json).toMatchObject({ demo: false });
    const { status, json } = await admin.post(begin, ours());
    expect([status, json]).toMatchObject([410, { code: 'not_demo' }]);
    expect(dump(own.raw)).toEqual(before);
  });

  test('without a password of the last ten minutes', async () => {
    site.wait({ minutes: 11 });
    const before = dump(site.raw);
    const { status, json } = await couple.post(begin, ours());
    expect([status, json]).toMatchObject([403, { code: 'reauthentication_required' }]);
    expect(dump(site.raw)).toEqual(before);
  });

  test('when the new wedding cannot be written', async () => {
    const title = site.deps.content().wedding.site.title;
    site.raw.exec(`create trigger broken before insert on site_parts
      begin select raise(abort, 'broken'); end`);
    const before = dump(site.raw);
    expect((await couple.post(begin, ours())).status).toBe(500);
    expect([dump(site.raw), isDemo(site.db)]).toEqual([before, true]);
    expect(site.deps.site.isPublished()).toBe(true);
    expect(site.deps.content().wedding.site.title).toBe(title);
  });
});

describe('of two that begin at once', () => {
  const names = ['ana', 'luis'];

  test('one does', async () => {
    const answers = await Promise.all(
      names.map((username) => couple.post(begin, { ...ours(), username })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410]);
    expect(filled(site)).toContain('users: 1');
    const winner = answers.find(({ status }) => status === 201)!;
    expect(site.raw.prepare('select username from users').pluck().get()).toBe(
      (winner.json as { username: string }).username,
    );
  });

  test('the second would empty what the first began, without looking again in the transaction', async () => {
    await Promise.all(
      names.map(async (username) => {
        const wasDemo = isDemo(site.db);
        await site.deps.backups.createNow();
        if (!wasDemo) return;
        inTransaction(site.db, (tx) => {
          emptyWedding(tx);
          markStarted(tx);
          saveAdmin(tx, username, 'hash');
        });
      }),
    );
    expect(site.raw.prepare('select username from users').pluck().all()).toEqual(['luis']);
  });
});

test('copies from before a deletion go with the demo', async () => {
  site.deps.snapshot('before-delete');
  await couple.post(begin, ours());
  const left = readdirSync(path.join(site.deps.config.dataDir, 'backups'));
  expect(left.filter((name) => name.includes('before-delete'))).toEqual([]);
});
