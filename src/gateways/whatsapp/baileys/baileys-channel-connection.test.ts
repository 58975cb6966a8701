import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startFakeWhatsApp } from '#tests/support/providers/whatsapp/fake-whatsapp.ts';
import {
  connected,
  fake,
  freshWhatsApp,
  numbers,
  open,
  qrOf,
  send,
  store,
  until,
} from '#tests/support/baileys/channel.ts';

freshWhatsApp();

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
      failure: 'not_connected',
      stopOutbox: false,
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
    expect(fake.pairingRequested).toEqual(['56987654321']);
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
    let rejected = 0;
    store.write = (changes) => {
      const isLeaving = changes.some(({ type }) => type === 'leaving');
      if (!isLeaving || (rejected += 1) > 1) return write(changes);
      throw new Error('disk full');
    };
    // No message leaves before the note of it is stored.
    expect(await send(channel, numbers[0]!)).toMatchObject({ failure: 'not_connected' });
    expect(fake.received).toEqual([]);
    expect(await send(channel, numbers[0]!)).toMatchObject({ state: 'accepted' });
    expect(channel.status()).toMatchObject({ status: 'connected' });
  });
});
