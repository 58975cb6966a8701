/**
 * What the WhatsApp connection costs in memory: before it, while it stands, and once it is over.
 *
 *   npm run bench -- whatsapp-memory
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../e2e/fixtures/server.ts';
import type { BaileysStatusView } from '../src/contract/whatsapp-connection.ts';
import { startFakeWhatsApp } from '../tests/support/providers/whatsapp/fake-whatsapp.ts';
import { signIn } from './durability/visitor.ts';
import { residentMb } from './support/resident-memory.ts';

const admin = { username: 'pareja', password: 'una-clave-de-prueba' };
const settleMs = 10_000;
const path = '/api/admin/whatsapp';

const folder = mkdtempSync(join(tmpdir(), 'convite-'));
const fake = await startFakeWhatsApp();
const site = await startServer({
  DATA_DIR: folder,
  ADMIN_USERNAME: admin.username,
  ADMIN_PASSWORD: admin.password,
  WA_SOCKET_URL: fake.url,
  WA_ROOT_KEY: fake.rootKey,
});
const couple = await signIn(site, '/api/admin/login', admin);

const report = async (moment: string) => {
  await setTimeout(settleMs);
  console.log(`${moment}: ${residentMb(site.pid)} MB`);
};

const until = async (holds: (status: BaileysStatusView) => boolean) => {
  for (;;) {
    const status = await couple.get<BaileysStatusView>(`${path}/baileys-status`);
    if (holds(status)) return status;
    await setTimeout(100);
  }
};

await report('before');
await couple.send('POST', `${path}/baileys-connect`, {});
fake.scan((await until(({ qr }) => qr !== null)).qr!);
await until(({ status }) => status === 'connected');
await report('connected');
await couple.send('POST', `${path}/baileys-disconnect`, {});
await report('disconnected');

await site.stop();
await fake.stop();
rmSync(folder, { recursive: true });
