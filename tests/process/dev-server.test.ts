import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../e2e/fixtures/http.ts';

const folder = mkdtempSync(join(tmpdir(), 'convite-'));
const dev = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'], {
  env: { PATH: process.env.PATH, DATA_DIR: folder, ASTRO_TELEMETRY_DISABLED: '1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const closed = once(dev, 'close');
let url: string;

beforeAll(async () => {
  for await (const line of createInterface({ input: dev.stdout })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/u.exec(line) ?? [];
    if (address) {
      url = address;
      break;
    }
  }
}, 60_000);

afterAll(async () => {
  dev.kill();
  await closed;
  rmSync(folder, { recursive: true, force: true });
});

test.each(['/_image?href=/favicon.svg', '/%5Fimage', '/_server-islands/Gifts', '/_actions/any'])(
  'under astro dev %s is not there',
  async (path) => {
    expect(await ask(url + path)).toMatchObject({ status: 404, body: Buffer.from('') });
  },
);

test('under astro dev the pages are there', { timeout: 60_000 }, async () => {
  expect((await ask(`${url}/privacy`)).status).toBe(200);
});
