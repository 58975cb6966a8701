import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, type Visitor } from '../../bench/durability/visitor.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';
import type { BaileysStatusView } from '#contract/whatsapp-connection.ts';
import {
  startFakeWhatsApp,
  type FakeWhatsApp,
} from '#tests/support/providers/whatsapp/fake-whatsapp.ts';

let data: ReturnType<typeof copyTemplate>;
let fake: FakeWhatsApp;
let site: Server;
let couple: Visitor;

const start = async (env: Record<string, string> = {}) => {
  site = await startServer({
    DATA_DIR: data.dataDir,
    WA_SOCKET_URL: fake.url,
    WA_ROOT_KEY: fake.rootKey,
    ...env,
  });
  couple = await signIn(site, '/api/admin/login', admin);
};

beforeEach(async () => {
  data = copyTemplate();
  fake = await startFakeWhatsApp();
});

afterEach(async () => {
  await site.stop('SIGKILL');
  await fake.stop();
  data.remove();
});

const timeout = { timeout: 60_000, interval: 20 };

const status = () => couple.get<BaileysStatusView>('/api/admin/whatsapp/baileys-status');

const until = (expected: Partial<BaileysStatusView>) =>
  vi.waitFor(async () => expect(await status()).toMatchObject(expected), timeout);

const connect = async () => {
  await couple.send('POST', '/api/admin/whatsapp/baileys-connect', {});
  await until({ qr: expect.stringContaining('#') as string });
  const { qr } = await status();
  fake.scan(qr!);
  await until({ status: 'connected', qr: null });
  return qr!;
};

test('nothing of Baileys is read before the couple connects, and then in a thread of its own', async () => {
  const log = join(data.dataDir, 'imports');
  await start({
    SAY_IMPORTS: log,
    NODE_OPTIONS: `--import ${new URL('../../e2e/fixtures/say-imports.mjs', import.meta.url).href}`,
  });
  const imports = () => readFileSync(log, 'utf8').split('\n');
  const ofBaileys = () => imports().filter((line) => /baileys|libsignal/u.test(line));
  expect(await status()).toMatchObject({ status: 'disconnected', acceptedAt: null });
  expect(imports()).toContain('main better-sqlite3');
  expect(ofBaileys()).toEqual([]);
  await connect();
  expect(ofBaileys()).toContain('thread @whiskeysockets/baileys');
  expect(ofBaileys().filter((line) => line.startsWith('main'))).toEqual([]);
});

test('a restart needs no new QR, SIGTERM does not wait for it, and no secret is in the open', async () => {
  await start();
  const qr = await connect();
  expect((await status()).acceptedAt).not.toBeNull();

  // Killed in the middle, it takes the connection up by itself.
  await site.stop('SIGKILL');
  await start();
  await until({ status: 'connected', qr: null });
  expect([fake.logins, fake.linked()]).toEqual([2, 1]);

  const startedAt = performance.now();
  expect(await site.stop('SIGTERM')).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(5000);

  const [, noiseKey, identity, secret] = qr.split(',');
  const key = join(data.dataDir, 'keys', 'channels.key');
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const stored = ['wedding.db', 'wedding.db-wal'].flatMap((name) => {
    try {
      return [readFileSync(join(data.dataDir, name), 'latin1')];
    } catch {
      return [];
    }
  });
  const secrets = [noiseKey!, identity!, secret!, 'noiseKey', 'privKey'];
  const found = secrets.filter((canary) => stored.some((bytes) => bytes.includes(canary)));
  expect([stored.length > 0, found]).toEqual([true, []]);
  for (const canary of [...secrets, qr, fake.couple.number]) {
    expect(site.output()).not.toContain(canary);
  }

  // Disconnected by the couple, it stays so.
  await start();
  await until({ status: 'connected' });
  await couple.send('POST', '/api/admin/whatsapp/baileys-disconnect', {});
  await site.stop();
  await start();
  expect(await status()).toMatchObject({ status: 'disconnected', error: null });
  expect(fake.linked()).toBe(0);
});
