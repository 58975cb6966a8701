import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { checkBackup } from '#db/backup.ts';
import type { BackupsView } from '#contract/backups.ts';
import { demoSite } from '#tests/support/api.ts';

const address = '/api/admin/backups';

afterEach(() => vi.restoreAllMocks());

test('a new wedding has none, and is told when the first one comes', async () => {
  const admin = await demoSite().admin();
  expect((await admin.get(address)).json).toEqual({
    backups: [],
    running: false,
    last: null,
    tooOld: false,
    next: '2025-11-21T03:00:00-03:00',
  });
});

test('one is asked for, is under way, and is there', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const { status, json } = await admin.post(address);
  expect([status, json]).toMatchObject([202, { running: true }]);
  // A second request while one runs does not start another backup.
  expect((await admin.post(address)).json).toMatchObject({ running: true });
  await site.deps.backups.make();
  const view = (await admin.get(address)).json as BackupsView;
  expect(view).toMatchObject({
    running: false,
    last: { at: '2025-11-20T12:00:00-03:00', fault: null },
    backups: [{ at: '2025-11-20T12:00:00-03:00', encrypted: false }],
  });
});

test('it is downloaded whole after the password was given', async () => {
  const site = demoSite();
  const admin = await site.admin();
  await site.deps.backups.make();
  const [{ name, bytes }] = ((await admin.get(address)).json as BackupsView).backups as [
    BackupsView['backups'][0],
  ];
  const file = path.join(site.deps.config.dataDir, 'backups', name);
  expect(checkBackup(file)).toMatchObject({ pictures: 0 });

  const { status, headers, text } = await admin.get(`${address}/${name}`);
  expect([status, text]).toEqual([200, readFileSync(file).toString()]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': `${bytes}`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });

  site.wait({ minutes: 11 });
  expect((await admin.get(`${address}/${name}`)).json).toMatchObject({
    code: 'reauthentication_required',
  });
});

test('no other file is to be had by that way', async () => {
  const site = demoSite();
  const admin = await site.admin();
  await site.deps.backups.make();
  writeFileSync(path.join(site.deps.config.dataDir, 'backups', 'notes.txt'), 'private');
  for (const name of [
    'notes.txt',
    '.lock',
    'last-attempt.json',
    '..%2Fwedding.db',
    '..%2F..%2Fetc%2Fpasswd',
    'convite-2025-11-20T14-00-00-000Z.db',
  ]) {
    expect([name, (await admin.get(`${address}/${name}`)).status]).toEqual([name, 404]);
  }
});

test('why none was made is told', async () => {
  const site = demoSite();
  const admin = await site.admin();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // A file in the place of the folder.
  writeFileSync(path.join(site.deps.config.dataDir, 'backups'), '');
  await site.deps.backups.make();
  expect((await admin.get(address)).json).toMatchObject({
    running: false,
    backups: [],
    last: { fault: 'not_writable' },
  });
});
