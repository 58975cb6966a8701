import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { baileysChannel } from '#gateways/whatsapp/baileys/baileys-channel.ts';
import type { ConnectionStatus, MessageChannel } from '#gateways/whatsapp/channel.ts';
import { startFakeWhatsApp, type FakeWhatsApp } from '../providers/whatsapp/fake-whatsapp.ts';
import { memoryStore, type MemoryStore } from './store.ts';

export let fake: FakeWhatsApp;
export let store: MemoryStore;

/** In each file that connects: every test has a WhatsApp and a store of its own. */
export const freshWhatsApp = () => {
  beforeEach(async () => {
    fake = await startFakeWhatsApp();
    store = memoryStore();
  });
  afterEach(() => fake.stop());
};

export const open = (different: { socketUrl?: string; rootKey?: string } = {}) => {
  const linked: boolean[] = [];
  const channel = baileysChannel({
    store,
    socketUrl: fake.url,
    rootKey: fake.rootKey,
    whenLinked: (isLinked) => linked.push(isLinked),
    ...different,
  });
  onTestFinished(() => channel.close());
  return Object.assign(channel, { linked });
};

export const until = (channel: MessageChannel, expected: Partial<ConnectionStatus>) =>
  vi.waitFor(() => expect(channel.status()).toMatchObject(expected), {
    timeout: 60_000,
    interval: 10,
  });

export const qrOf = async (channel: MessageChannel) => {
  await until(channel, { qr: expect.stringContaining('#') as string });
  return channel.status().qr!;
};

export const connected = async (channel = open()) => {
  await channel.connect();
  fake.scan(await qrOf(channel));
  await until(channel, { status: 'connected', qr: null, error: null });
  return channel;
};

export const numbers = Array.from(
  { length: 30 },
  (_, at) => `569876543${String(at).padStart(2, '0')}`,
);

export const send = (channel: MessageChannel, phone: string, text = 'Hola 👋') =>
  channel.send({ id: channel.nextId(), phone, text });
