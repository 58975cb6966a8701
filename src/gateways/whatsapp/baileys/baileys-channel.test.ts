import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Receipt } from '../channel.ts';
import type { Fate } from '#tests/support/providers/whatsapp/fake-whatsapp.ts';
import {
  connected,
  fake,
  freshWhatsApp,
  numbers,
  open,
  send,
  store,
  until,
} from '#tests/support/baileys/channel.ts';

freshWhatsApp();

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
    [{ nack: 463 }, { state: 'failed', failure: 'stranger_limit', stopOutbox: true }],
    [{ nack: 479 }, { state: 'failed', failure: 'refused', stopOutbox: true }],
    [{ nack: 429 }, { state: 'failed', failure: 'too_many', stopOutbox: true }],
    [{ nack: 403 }, { state: 'failed', failure: 'banned', stopOutbox: true }],
    [{ nack: 500 }, { state: 'failed', failure: 'refused', stopOutbox: false }],
    ['line cut', { state: 'uncertain' }],
  ];

  test('comes back with what became of it', async () => {
    const channel = await connected();
    for (const [at, [fate, result]] of fates.entries()) {
      const phone = fake.phone(numbers[at]!).number;
      fake.fate(phone, fate);
      expect([fate, await send(channel, phone)]).toEqual([fate, expect.objectContaining(result)]);
    }
    // Each of them left once, whatever its outcome.
    expect(fake.received).toHaveLength(fates.length);
    expect(channel.status()).toMatchObject({ messagesSent: 1, messagesErrored: 6 });
  });

  test('to a number without WhatsApp is never sent', async () => {
    const channel = await connected();
    expect(await send(channel, '56911112222')).toEqual({
      state: 'failed',
      failure: 'not_on_whatsapp',
      stopOutbox: false,
    });
    expect(fake.received).toEqual([]);
  });

  test('without a connection is not tried, and makes none', async () => {
    const channel = open();
    expect(await send(channel, numbers[0]!)).toMatchObject({
      failure: 'not_connected',
      stopOutbox: false,
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
    const result = send(channel, phone);
    await vi.waitFor(() => expect(fake.received).toHaveLength(1));
    await channel.close();
    expect(await result).toEqual({ state: 'uncertain' });
  });
});
