import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#api/config.ts';
import { folderForTest } from '#tests/support/wedding.ts';
import { openBuiltSite } from './built-site.ts';

type Files = Record<string, string>;

/** Releases beside each other, by their names. */
const unpacked = (releases: Record<string, Files>) => {
  const folder = folderForTest();
  for (const [release, files] of Object.entries(releases)) {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, release, 'dist/client', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
  return folder;
};

const serving = async (folder: string, release: string) => {
  const config = readConfig({ DATA_DIR: folder });
  const site = openBuiltSite(`${path.join(folder, release, 'dist')}/`, config);
  const server = createServer((req, res) => {
    if (!site.serve(req, res, req.url!)) res.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (address: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`);
    return answer.ok ? answer.text() : answer.status;
  };
};

const before = 'convite-0.1.0-aaaaaaaa-linux-x64';
const after = 'convite-0.1.0-bbbbbbbb-linux-x64';

const releases = {
  [before]: { '_astro/menu.A1.js': 'old', '_astro/same.js': 'same', 'robots.txt': 'old words' },
  [after]: { '_astro/menu.B2.js': 'new', '_astro/same.js': 'same', 'sw.js': 'worker' },
  '.unpacking-x': { '_astro/half.js': 'half' },
  notes: { '_astro/notes.js': 'no release' },
};

test('a page of the release before finds its scripts after an update, and after the way back', async () => {
  const folder = unpacked(releases);
  for (const release of [after, before]) {
    const get = await serving(folder, release);
    expect(await get('/_astro/menu.A1.js')).toBe('old');
    expect(await get('/_astro/menu.B2.js')).toBe('new');
    expect(await get('/_astro/same.js')).toBe('same');
  }
});

test('of another release nothing is served that is not called by its content', async () => {
  const get = await serving(unpacked(releases), after);
  expect(await get('/robots.txt')).toBe(404);
  expect(await get('/_astro/half.js')).toBe(404);
  expect(await get('/_astro/notes.js')).toBe(404);
  expect(await get('/sw.js')).toBe('worker');
});

test('a checkout looks at nothing beside it', async () => {
  const get = await serving(
    unpacked({ ...releases, checkout: { '_astro/own.js': 'own' } }),
    'checkout',
  );
  expect(await get('/_astro/own.js')).toBe('own');
  expect(await get('/_astro/menu.A1.js')).toBe(404);
});
