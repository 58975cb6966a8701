import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ConnectionStatus } from '../channel.ts';
import { startFakeWhatsApp } from '#tests/support/providers/whatsapp/fake-whatsapp.ts';
import type { Command } from '#tests/support/baileys/channel-process.ts';

test('what libsignal prints, private keys among it, reaches no log', async () => {
  // The fake's phones print as well, but in this process.
  for (const word of ['info', 'warn'] as const) vi.spyOn(console, word).mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const fake = await startFakeWhatsApp();
  onTestFinished(() => fake.stop());
  const child = fork(
    fileURLToPath(new URL('../../../../tests/support/baileys/channel-process.ts', import.meta.url)),
    {
      env: { ...process.env, WA_SOCKET_URL: fake.url, WA_ROOT_KEY: fake.rootKey },
      execArgv: [],
      silent: true,
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout!.on('data', (text) => (output += String(text)));
  child.stderr!.on('data', (text) => (output += String(text)));

  const answer = async (command: Command | 'status') => {
    child.send(command);
    return ((await once(child, 'message')) as [unknown])[0];
  };
  const status = async () => (await answer('status')) as ConnectionStatus;

  await answer({ connect: true });
  fake.scan(
    await vi.waitFor(async () => (await status()).qr ?? Promise.reject(new Error('no QR')), 60_000),
  );
  await vi.waitFor(async () => expect((await status()).status).toBe('connected'), 60_000);
  const phone = fake.phone('56987654321');
  expect(await answer({ send: phone.number })).toMatchObject({ done: { state: 'accepted' } });
  // Querying its devices again closes the open session: that is when libsignal prints it.
  await answer({ clearDevices: true });
  expect(await answer({ send: phone.number })).toMatchObject({ done: { state: 'accepted' } });
  expect(phone.bundles).toBe(2);

  child.kill();
  await once(child, 'close');
  expect(output).toBe('');
});
