import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ConnectionStatus, MessageChannel, Receipt } from '../channel.ts';
import {
  startFakeWhatsApp,
  type Fate,
  type FakeWhatsApp,
} from '#tests/support/providers/whatsapp/fake-whatsapp.ts';
import { baileysChannel } from './baileys-channel.ts';
import { memoryStore, type MemoryStore } from '#tests/support/baileys/store.ts';

// Long timeouts allow for a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let fake: FakeWhatsApp;
let store: MemoryStore;

beforeEach(async () => {
  fake = await startFakeWhatsApp();
  store = memoryStore();
});

afterEach(() => fake.stop());

const open = (different: { socketUrl?: string; rootKey?: string } = {}) => {
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

const until = (channel: MessageChannel, wanted: Partial<ConnectionStatus>) =>
  vi.waitFor(() => expect(channel.status()).toMatchObject(wanted), {
    timeout: 60_000,
    interval: 10,
  });

const qrOf = async (channel: MessageChannel) => {
  await until(channel, { qr: expect.stringContaining('#') as string });
  return channel.status().qr!;
};

const connected = async (channel = open()) => {
  await channel.connect();
  fake.scan(await qrOf(channel));
  await until(channel, { status: 'connected', qr: null, error: null });
  return channel;
};

const numbers = Array.from({ length: 30 }, (_, at) => `569876543${String(at).padStart(2, '0')}`);

const send = (channel: MessageChannel, phone: string, text = 'Hola 👋') =>
  channel.send({ id: channel.nextId(), phone, text });

test('a QR is scanned, and thirty messages are sent, delivered and read', async () => {
  const channel = await connected();
  const receipts = new Map<string, Receipt['state'][]>();
  channel.onReceipt(({ id, state }) => receipts.set(id, [...(receipts.get(id) ?? []), state]));

  const sent = new Map<string, string>();
  for (const phone of numbers) {
    const id = channel.nextId();
    const text = `Hola 👩‍❤️‍👨 ${phone}\n«{{access_code}}» & +100 %`;
    sent.set(id, text);
    fake.phone(phone);
    expect(await channel.send({ id, phone, text })).toEqual({ state: 'accepted', id });
  }
  for (const [at, [id, text]] of [...sent].entries()) {
    expect(fake.phone(numbers[at]!).messages.get(id)).toBe(text);
  }
  await vi.waitFor(() => expect(receipts.size).toBe(30));
  await vi.waitFor(() =>
    expect([...receipts.values()].every((states) => states.at(-1) === 'read')).toBe(true),
  );
  expect([...receipts.keys()].sort()).toEqual([...sent.keys()].sort());
  expect([...receipts.values()].every(([first]) => first === 'delivered')).toBe(true);
  expect(channel.status()).toMatchObject({ messagesSent: 30, messagesErrored: 0 });
  expect(channel.linked).toEqual([true]);
});

describe('a message', () => {
  const fates: [Fate, object][] = [
    ['kept', { state: 'accepted' }],
    [{ nack: 463 }, { state: 'failed', fault: 'stranger_limit', pause: true }],
    [{ nack: 479 }, { state: 'failed', fault: 'refused', pause: true }],
    [{ nack: 429 }, { state: 'failed', fault: 'too_many', pause: true }],
    [{ nack: 403 }, { state: 'failed', fault: 'banned', pause: true }],
    [{ nack: 500 }, { state: 'failed', fault: 'refused', pause: false }],
    ['line cut', { state: 'uncertain' }],
  ];

  test('comes back with what became of it', async () => {
    const channel = await connected();
    for (const [at, [fate, outcome]] of fates.entries()) {
      const phone = fake.phone(numbers[at]!).number;
      fake.fate(phone, fate);
      expect([fate, await send(channel, phone)]).toEqual([fate, expect.objectContaining(outcome)]);
    }
    // Each of them left once, whatever its outcome.
    expect(fake.received).toHaveLength(fates.length);
    expect(channel.status()).toMatchObject({ messagesSent: 1, messagesErrored: 6 });
  });

  test('to a number without WhatsApp is never sent', async () => {
    const channel = await connected();
    expect(await send(channel, '56911112222')).toEqual({
      state: 'failed',
      fault: 'not_on_whatsapp',
      pause: false,
    });
    expect(fake.received).toEqual([]);
  });

  test('without a connection is not tried, and makes none', async () => {
    const channel = open();
    expect(await send(channel, numbers[0]!)).toMatchObject({
      fault: 'not_connected',
      pause: false,
    });
    expect(channel.status()).toMatchObject({ status: 'disconnected', messagesErrored: 0 });
  });

  test('after one that was cut off while it left can be read', async () => {
    const channel = await connected();
    const phone = fake.phone(numbers[0]!);
    await send(channel, phone.number, 'uno');
    // The fake's phone logs that it begins a new session.
    vi.spyOn(console, 'info').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    // Writes after a message has left are lost, as after a kill.
    const before = new Map(store.rows);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    fake.onStep = (step) => step === 'message' && resolve(undefined);
    const write = store.write;
    let isCut = false;
    store.write = (changes) => {
      write(changes);
      if (!isCut)
        for (const { type, id } of changes)
          before.set(`${type}/${id}`, store.rows.get(`${type}/${id}`)!);
    };
    void send(channel, phone.number, 'dos');
    await promise;
    isCut = true;
    await channel.close();
    store.rows.clear();
    for (const [row, value] of before) if (value) store.rows.set(row, value);
    const next = open();
    await next.connect();
    await until(next, { status: 'connected' });
    await send(next, phone.number, 'tres');
    expect([...phone.messages.values()]).toEqual(['uno', 'dos', 'tres']);
  });

  test('that is under way when the process ends is uncertain, at once', async () => {
    const channel = await connected();
    const phone = fake.phone(numbers[0]!).number;
    fake.fate(phone, 'no answer');
    const outcome = send(channel, phone);
    await vi.waitFor(() => expect(fake.received).toHaveLength(1));
    await channel.close();
    expect(await outcome).toEqual({ state: 'uncertain' });
  });
});

describe('the connection', () => {
  test('comes back by itself after a drop, without a QR, and says so meanwhile', async () => {
    const channel = await connected();
    fake.drop();
    await until(channel, { status: 'connecting', error: 'dropped', qr: null });
    await until(channel, { status: 'connected', error: null });
    expect(fake.logins).toBe(2);
    expect(channel.linked).not.toContain(false);
    fake.phone(numbers[0]!);
    expect(await send(channel, numbers[0]!)).toMatchObject({ state: 'accepted' });
  });

  test('is taken up without a QR after a restart', async () => {
    await (await connected()).close();
    const channel = open();
    await channel.connect();
    await until(channel, { status: 'connected' });
    fake.phone(numbers[0]!);
    expect(await send(channel, numbers[0]!)).toMatchObject({ state: 'accepted' });
    expect(fake.linked()).toBe(1);
  });

  test('that another process took over stays with it', async () => {
    const channel = await connected();
    fake.replace();
    await until(channel, { status: 'error', error: 'replaced' });
    expect(await send(channel, numbers[0]!)).toMatchObject({
      fault: 'not_connected',
      pause: false,
    });
    expect(fake.logins).toBe(1);
    expect(channel.linked).toEqual([true, false]);
    await channel.connect();
    await until(channel, { status: 'connected', error: null });
  });

  test('that was taken back on the phone is forgotten, and a new QR is there', async () => {
    const channel = await connected();
    const before = store.rows.get('creds/creds');
    fake.unlink();
    await until(channel, { status: 'connecting', error: 'unlinked' });
    fake.scan(await qrOf(channel));
    await until(channel, { status: 'connected', error: null });
    expect(store.rows.get('creds/creds')).not.toBe(before);
    expect(channel.linked).toEqual([true, false, true]);
  });

  test('of a banned number ends there', async () => {
    const channel = await connected();
    fake.ban();
    await until(channel, { status: 'error', error: 'banned' });
    expect(channel.linked).toEqual([true, false]);
  });

  test('with an unscanned QR ends, and starts again when asked', async () => {
    const channel = open();
    await channel.connect();
    const first = await qrOf(channel);
    fake.drop();
    await until(channel, { status: 'error', error: 'qr_expired', qr: null });
    await channel.connect();
    expect(await qrOf(channel)).not.toBe(first);
  });

  test('keeps its QR when it is asked for twice', async () => {
    const channel = open();
    await channel.connect();
    const qr = await qrOf(channel);
    await channel.connect();
    expect(channel.status().qr).toBe(qr);
  });

  test('can be made with a code instead of a QR', async () => {
    const channel = open();
    await channel.connect({ phone: '56987654321' });
    await until(channel, {
      pairingCode: expect.stringMatching(/^[\dA-Z]{8}$/u) as string,
      qr: null,
    });
    expect(fake.pairingAsked).toEqual(['56987654321']);
  });

  test('is taken back when the couple disconnects: here, and there', async () => {
    const channel = await connected();
    await channel.disconnect();
    expect(channel.status()).toMatchObject({ status: 'disconnected', error: null });
    await vi.waitFor(() => expect(fake.linked()).toBe(0));
    expect(store.rows.size).toBe(0);
    expect(channel.linked).toEqual([true, false]);
  });

  test('to nowhere is tried again, and says why', async () => {
    const channel = open({ socketUrl: 'ws://127.0.0.1:1/' });
    await channel.connect();
    await until(channel, { status: 'connecting', error: 'unreachable' });
  });

  test('trusts no certificate of another root', async () => {
    const stranger = await startFakeWhatsApp();
    onTestFinished(() => stranger.stop());
    const channel = open({ rootKey: stranger.rootKey });
    await channel.connect();
    await until(channel, { error: 'unreachable', qr: null });
    expect(fake.introduced).toBe(0);
  });

  test('that falls leaves the site standing', async () => {
    const channel = open({ socketUrl: 'this is no address' });
    await channel.connect();
    await until(channel, { status: 'error', error: 'crashed' });
  });

  test('waits while its keys cannot be kept', async () => {
    const channel = await connected();
    fake.phone(numbers[0]!);
    const write = store.write;
    let refused = 0;
    store.write = (changes) => {
      const isLeaving = changes.some(({ type }) => type === 'leaving');
      if (!isLeaving || (refused += 1) > 1) return write(changes);
      throw new Error('disk full');
    };
    // No message leaves before the note of it is stored.
    expect(await send(channel, numbers[0]!)).toMatchObject({ fault: 'not_connected' });
    expect(fake.received).toEqual([]);
    expect(await send(channel, numbers[0]!)).toMatchObject({ state: 'accepted' });
    expect(channel.status()).toMatchObject({ status: 'connected' });
  });
});
