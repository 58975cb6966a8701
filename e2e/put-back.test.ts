import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { signInAsAdmin, signInAsGuest } from './admin-visit.ts';
import { putBack } from './fixtures/put-back.ts';
import { startServer } from './fixtures/server.ts';
import { copyTemplate, templateFolder } from './fixtures/template.ts';
import { guests } from './guest-visit.ts';
import { expect, test } from './site.ts';

const rowsOf = (folder: string) => {
  const db = new Database(`${folder}/wedding.db`, { readonly: true });
  const tables = db
    .prepare<[], string>(`select name from sqlite_master where type = 'table' order by name`)
    .pluck()
    .all();
  const rows = Object.fromEntries(
    tables.map((name) => [name, db.prepare(`select * from "${name}"`).all()]),
  );
  db.close();
  return rows;
};

const newTable = { name: 'Mesa nueva', type: 'mesa', capacity: 8, color: '#DDDDDD', event_id: 45 };

test('a data folder put back under a running server holds the template’s rows and files', async ({
  playwright,
}) => {
  const { dataDir, remove } = copyTemplate();
  const server = await startServer({ DATA_DIR: dataDir });
  const { url } = server;
  const request = await playwright.request.newContext({
    baseURL: url,
    extraHTTPHeaders: { Origin: url },
  });
  const site = { url } as Parameters<typeof signInAsAdmin>[0];
  await signInAsAdmin(site, request);
  const table = await request.post('/api/admin/table-groups', {
    data: newTable,
  });
  expect(table.status(), await table.text()).toBe(201);
  const picture = await request.post('/api/admin/site/pictures', {
    headers: { 'Content-Type': 'image/jpeg' },
    data: readFileSync('src/content/photos/activity-rio.jpg'),
  });
  expect(picture.status(), await picture.text()).toBe(201);
  const guess = () =>
    request.post('/api/rsvp/login', { data: { ...guests.aunt, accessCode: 'MATE-0000' } });
  await expect.poll(async () => (await guess()).status(), { intervals: [1] }).toBe(429);
  expect(rowsOf(dataDir)).not.toEqual(rowsOf(templateFolder()));
  expect(existsSync(`${dataDir}/uploads`)).toBe(true);

  putBack(dataDir);

  expect(rowsOf(dataDir)).toEqual(rowsOf(templateFolder()));
  expect(existsSync(`${dataDir}/uploads`)).toBe(false);
  expect((await request.get('/api/admin/stats')).status()).toBe(401);
  const again = await playwright.request.newContext({ baseURL: url });
  await signInAsGuest(site, again, guests.aunt);
  await request.dispose();
  await again.dispose();
  await server.stop('SIGKILL');
  remove();
});

// One worker runs them in this order; most often one process serves the first two.
test.describe.serial('between two tests', () => {
  test('one answers, and leaves a window open', async ({ browser, request, site }) => {
    await signInAsAdmin(site, request);
    await request.post('/api/admin/table-groups', {
      data: newTable,
      headers: { Origin: site.url },
    });
    expect(rowsOf(dirname(site.database))).not.toEqual(rowsOf(templateFolder()));
    const open = await browser.newContext({ baseURL: site.url });
    await (await open.newPage()).goto('/');
  });

  test('the next one finds the demo wedding, and no window', async ({ browser, site }) => {
    expect(rowsOf(dirname(site.database))).toEqual(rowsOf(templateFolder()));
    expect(browser.contexts()).toEqual([]);
  });

  test('one stops its site', async ({ site }) => {
    await site.stop();
  });

  test('the next one finds a site that answers', async ({ site }) => {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});
