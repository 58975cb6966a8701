import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BaileysStatusView, CloudConfigView } from '#contract/whatsapp-connection.ts';
import { fakeAccount, startFakeGraph } from '#tests/support/providers/fake-graph.ts';
import {
  startFakeWhatsApp,
  type FakeWhatsApp,
} from '#tests/support/providers/whatsapp/fake-whatsapp.ts';
import { demoSite, emptySite } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';

const path = '/api/admin/whatsapp';

const withWhatsApp = async () => {
  const fake = await startFakeWhatsApp();
  const site = emptySite({ env: { WA_SOCKET_URL: fake.url, WA_ROOT_KEY: fake.rootKey } });
  onTestFinished(() => fake.stop());
  return { fake, site, admin: await site.admin() };
};

const status = async (admin: Browser) =>
  (await admin.get(`${path}/baileys-status`)).json as BaileysStatusView;

const until = (admin: Browser, expected: Partial<BaileysStatusView>) =>
  vi.waitFor(async () => expect(await status(admin)).toMatchObject(expected), {
    timeout: 60_000,
    interval: 20,
  });

const connect = async (admin: Browser, fake: FakeWhatsApp) => {
  expect((await admin.post(`${path}/baileys-connect`)).status).toBe(200);
  await until(admin, { qr: expect.stringContaining('#') as string });
  fake.scan((await status(admin)).qr!);
  await until(admin, { status: 'connected', qr: null, error: null });
};

test('the couple connects, with its consent on record, and sees what becomes of it', async () => {
  const { fake, site, admin } = await withWhatsApp();
  expect(await status(admin)).toEqual({
    status: 'disconnected',
    qr: null,
    pairingCode: null,
    error: null,
    messagesSent: 0,
    messagesErrored: 0,
    acceptedAt: null,
  });
  await connect(admin, fake);
  const acceptedAt = site.now().toISOString();
  expect(await status(admin)).toMatchObject({ acceptedAt });

  site.wait({ days: 1 });
  fake.replace();
  await until(admin, {
    status: 'error',
    error: expect.stringContaining('Otro programa') as string,
  });
  await admin.post(`${path}/baileys-connect`);
  await until(admin, { status: 'connected', error: null, acceptedAt });
  await admin.post(`${path}/baileys-disconnect`);
  expect(await status(admin)).toMatchObject({ status: 'disconnected', acceptedAt });
});

test('after a restart the connection is taken up, unless the couple ended it', async () => {
  const { fake, site, admin } = await withWhatsApp();
  await connect(admin, fake);
  await site.deps.channels.close();
  const again = site.restarted();
  await again.deps.channels.resume();
  await until(admin, { status: 'disconnected' });
  const couple = await again.admin();
  await until(couple, { status: 'connected' });
  await couple.post(`${path}/baileys-disconnect`);
  const last = again.restarted();
  await last.deps.channels.resume();
  expect(last.deps.channels.baileys.status().status).toBe('disconnected');
});

test('a code to type is asked for a whole number only', async () => {
  const { fake, admin } = await withWhatsApp();
  for (const phone of ['123', '', 'no tiene']) {
    const invalid = await admin.post(`${path}/baileys-connect`, { phone });
    expect([invalid.status, invalid.json]).toMatchObject([
      422,
      { fields: { phone: 'Escriban el número completo, con el código del país' } },
    ]);
  }
  expect(await status(admin)).toMatchObject({ status: 'disconnected', acceptedAt: null });
  await admin.post(`${path}/baileys-connect`, { phone: '9 8765 4321' });
  await until(admin, { pairingCode: expect.stringMatching(/^[\dA-Z]{8}$/u) as string });
  expect(fake.pairingRequested).toEqual(['56987654321']);
});

test('secrets go in, are sealed, and only their ends come out; empty keeps what is there', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const config = async (json: object) => {
    const answer = await admin.post(`${path}/config`, json);
    expect(answer.status).toBe(200);
    return answer.json as CloudConfigView;
  };
  expect((await config({})).token).toEqual({ configured: false, last4: null });
  const full = {
    phone_number_id: fakeAccount.phone_number_id,
    waba_id: fakeAccount.waba_id,
    version: fakeAccount.version,
    token: { configured: true, last4: '4242' },
    app_secret: { configured: true, last4: '8080' },
    verify_token: { configured: true, last4: '7070' },
  };
  expect(await config(fakeAccount)).toEqual(full);
  expect(await config({ token: '', phone_number_id: '' })).toEqual(full);
  expect((await admin.get(`${path}/config`)).json).toEqual(full);
  expect((await config({ token: 'EAAG-otra-9999' })).token.last4).toBe('9999');

  const stored = readFileSync(site.file, 'latin1') + readFileSync(`${site.file}-wal`, 'latin1');
  for (const secret of [fakeAccount.token, fakeAccount.app_secret, fakeAccount.verify_token]) {
    expect(stored.includes(secret)).toBe(false);
  }
  for (const answer of [
    await admin.get(`${path}/config`),
    await admin.get(`${path}/baileys-status`),
  ]) {
    expect(answer.text).not.toMatch(/EAAG|secreto|palabra/u);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
});

test.each([
  [{ token: 'x', is_admin: true }],
  [{ baseUrl: 'https://evil.example' }],
  [{ phone_number_id: '../../me' }],
  [{ version: 'v23.0/../..' }],
  [{ token: 'dos\r\nlíneas' }],
  [{ token: 5 }],
])('%o is no configuration', async (json) => {
  const site = demoSite();
  const admin = await site.admin();
  expect((await admin.post(`${path}/config`, json)).status).toBe(422);
  expect(site.deps.channels.cloudSettings.account()).toBeUndefined();
});

test('what was configured is what Meta is asked with, at once', async () => {
  const graph = await startFakeGraph();
  onTestFinished(() => graph.stop());
  const site = demoSite({ env: { GRAPH_BASE_URL: graph.url } });
  const admin = await site.admin();
  const { cloud } = site.deps.channels;
  expect(cloud.status().status).toBe('disconnected');
  await admin.post(`${path}/config`, fakeAccount);
  expect(cloud.status().status).toBe('connected');
  const template = { name: 'confirmar_glamping', parameters: ['Tía Marta', 'MATE-6H4C'] };
  const message = { id: cloud.nextId(), phone: '56987654321', text: '', template };
  expect(await cloud.send(message)).toEqual({ state: 'accepted', id: 'wamid.1' });
});
