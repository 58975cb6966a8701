import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inTransaction, isDemo, markBegun } from '#db/connection.ts';
import { plantDemo } from '#db/demo/plant-demo.ts';
import { saveAdmin } from '#db/models/access/users.ts';
import { hashPassword } from '#api/access/passwords.ts';
import { emptySite } from '#tests/support/api.ts';

const wedding = {
  word: 'BORRAR',
  names: ['Ana', 'Luis'],
  date: '2027-03-06',
  time: '17:30',
  place: 'Fundo El Boldo',
  username: 'anayluis',
  password: 'una-clave-larga',
};

const begin = '/api/admin/site/begin';

/** The fictional wedding, and its couple signed in. */
const demoSite = async () => {
  const site = emptySite({ isUnbegun: true });
  const hash = await hashPassword('clave-de-prueba');
  inTransaction(site.db, (tx) => {
    saveAdmin(tx, 'novios', hash);
    plantDemo(tx, ['Violeta', 'Lautaro']);
    markBegun(tx, { isDemo: true });
  });
  await site.deps.site.beginFromFiles();
  const browser = site.browser();
  await browser.post('/api/admin/login', { username: 'novios', password: 'clave-de-prueba' });
  return { site, browser };
};

const tablesOf = ({ raw }: ReturnType<typeof emptySite>) =>
  raw
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[];

const filled = (site: ReturnType<typeof emptySite>) =>
  tablesOf(site).filter((table) => site.raw.prepare(`select 1 from "${table}" limit 1`).get());

describe('the demo makes room for a wedding of one’s own', () => {
  test('after a backup nothing of it is left, and its couple is signed in', async () => {
    const { site, browser } = await demoSite();
    expect((await browser.get('/api/admin/site')).json).toMatchObject({ demo: true });
    const { status, json } = await browser.post(begin, wedding);
    expect([status, json]).toMatchObject([201, { username: 'anayluis', isAdmin: true }]);

    expect(
      filled(site)
        .filter((table) => !table.startsWith('__'))
        .toSorted(),
    ).toEqual(['admin_sessions', 'site_parts', 'users']);
    expect(site.raw.prepare('select username from users').pluck().all()).toEqual(['anayluis']);
    expect((await browser.get('/api/admin/site')).json).toMatchObject({
      demo: false,
      published: null,
    });
    expect(site.deps.site.isPublished()).toBe(false);
    expect(JSON.stringify(site.deps.content())).not.toMatch(/Violeta|Lautaro|Avellanos/u);
    const { backups } = site.deps.backups.view();
    expect(backups).toHaveLength(1);
  });

  test('a restart keeps to it: neither the demo nor its texts come back', async () => {
    const { site, browser } = await demoSite();
    await browser.post(begin, wedding);
    const again = site.restarted();
    await again.deps.site.beginFromFiles();
    await again.deps.site.followFiles();
    expect(again.deps.site.isPublished()).toBe(false);
    expect(isDemo(again.deps.db)).toBe(false);
    expect((await browser.post('/api/admin/site/publish', {})).status).toBe(201);
  });

  test('who else was signed in is not any more', async () => {
    const { site, browser } = await demoSite();
    const other = site.browser();
    await other.post('/api/admin/login', { username: 'novios', password: 'clave-de-prueba' });
    await browser.post(begin, wedding);
    expect((await other.get('/api/admin/site')).status).toBe(401);
    expect((await browser.get('/api/admin/site')).status).toBe(200);
  });

  test('of two at once one begins, and the other empties nothing', async () => {
    const { site, browser } = await demoSite();
    const usernames = ['ana', 'luis'];
    const answers = await Promise.all(
      usernames.map((username) => browser.post(begin, { ...wedding, username })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [begun] = answers.filter(({ status }) => status === 201);
    const { username } = begun!.json as { username: string };
    expect(site.raw.prepare('select username from users').pluck().all()).toEqual([username]);
  });

  test('without a backup nothing is emptied', async () => {
    const { site, browser } = await demoSite();
    const before = filled(site);
    // No folder can be made where a file is.
    const folder = path.join(site.deps.config.dataDir, 'backups');
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, '');
    const { status, json } = await browser.post(begin, wedding);
    expect([status, json]).toMatchObject([503, { code: 'no_backup' }]);
    expect(filled(site)).toEqual(before);
    expect(isDemo(site.db)).toBe(true);
  });
});

test('a wedding that is not the demo is never emptied', async () => {
  const { site, browser } = await demoSite();
  inTransaction(site.db, (tx) => markBegun(tx));
  expect((await browser.get('/api/admin/site')).json).toMatchObject({ demo: false });
  const { status, json } = await browser.post(begin, wedding);
  expect([status, json]).toMatchObject([409, { code: 'no_demo' }]);
  expect(site.deps.site.isPublished()).toBe(true);
});

test.each([
  ['word', { word: 'borrar' }, 'Escriban BORRAR'],
  ['names.1', { names: ['Ana', ' '] }, 'Falta un nombre'],
  ['date', { date: '2020-01-01' }, 'Ese día ya pasó'],
  ['place', { place: '' }, 'Falta el lugar'],
  ['password', { password: 'corta' }, 'Usen al menos 10 caracteres'],
])('%s that will not do is told, and nothing is emptied', async (field, change, sentence) => {
  const { site, browser } = await demoSite();
  const { status, json } = await browser.post(begin, { ...wedding, ...change });
  expect([status, json]).toMatchObject([422, { fields: { [field]: sentence } }]);
  expect(isDemo(site.db)).toBe(true);
});

test('whoever is no couple may not', async () => {
  const { site } = await demoSite();
  expect((await site.browser().post(begin, wedding)).status).toBe(401);
  expect(isDemo(site.db)).toBe(true);
});
