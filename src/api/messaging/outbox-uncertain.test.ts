import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginSending, listMessages, nextQueued } from '#db/models/messages/messages.ts';
import { demoWedding, type TestWedding } from '#tests/support/wedding.ts';
import type { SendResult } from '#gateways/whatsapp/channel.ts';
import { channelForTests } from '#tests/support/messaging/channel.ts';
import {
  openOutbox,
  queueMessages,
  settle,
  statesOf,
  timeAtHand,
} from '#tests/support/messaging/outbox.ts';

timeAtHand();

describe('a message of which nobody knows whether it went', () => {
  test('is under way in the file before the channel has it', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    const stored: unknown[] = [];
    channel.answerWith(({ id }) => {
      stored.push(wedding.raw.prepare('select state, channel_id from messages').get());
      return { state: 'accepted', id };
    });
    queueMessages(wedding, 1);
    const outbox = openOutbox(wedding, channel);
    await settle();
    expect(stored).toEqual([{ state: 'sending', channel_id: 'baileys-1' }]);
    outbox.stop();
  });

  test('is uncertain after a restart, and never goes again by itself', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queueMessages(wedding, 1);
    const { id } = nextQueued(wedding.db)!;
    beginSending(wedding.db, id, { channel: 'baileys', channelId: 'x', at: new Date() });
    const outbox = openOutbox(wedding, channel);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    expect([channel.taken, statesOf(wedding)]).toEqual([[], ['uncertain']]);
    channel.notify({ id: 'x', state: 'delivered', at: new Date() });
    expect(statesOf(wedding)).toEqual(['delivered']);
    outbox.stop();
  });

  test('is uncertain when the channel says so, or breaks', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    channel.answerWith(() => Promise.reject(new Error('broken')));
    queueMessages(wedding, 2);
    const outbox = openOutbox(wedding, channel);
    await settle();
    channel.answerWith(() => ({ state: 'uncertain' }));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(statesOf(wedding)).toEqual(['uncertain', 'uncertain']);
    outbox.stop();
    vi.restoreAllMocks();
  });

  test('is taken by one only, though two reach for it', () => {
    const wedding = demoWedding();
    queueMessages(wedding, 1);
    const { id } = nextQueued(wedding.db)!;
    const reach = (channelId: string) =>
      beginSending(wedding.db, id, { channel: 'baileys', channelId, at: new Date() });
    expect([reach('one'), reach('other')]).toEqual([true, false]);
  });
});

describe('receipts', () => {
  test('repeated and in any order never lead back', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queueMessages(wedding, 1);
    const outbox = openOutbox(wedding, channel);
    await settle();
    const at = new Date();
    for (const state of ['read', 'delivered', 'failed', 'read', 'delivered'] as const) {
      channel.notify({ id: 'baileys-1', state, at });
    }
    channel.notify({ id: 'somebody else’s', state: 'read', at });
    expect(listMessages(wedding.db)).toMatchObject([{ state: 'read', failure: null }]);
    outbox.stop();
  });

  test('count also when they overtake the answer that names them', async () => {
    const wedding = demoWedding();
    const channel = channelForTests('cloud');
    channel.answerWith(() => {
      channel.notify({ id: 'wamid.1', state: 'delivered', at: new Date() });
      return { state: 'accepted', id: 'wamid.1' };
    });
    queueMessages(wedding, 1);
    const outbox = openOutbox(wedding, channel);
    await settle();
    expect(statesOf(wedding)).toEqual(['delivered']);
    outbox.stop();
  });

  test('of a failure stop a message that was taken', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queueMessages(wedding, 1);
    const outbox = openOutbox(wedding, channel);
    await settle();
    channel.notify({ id: 'baileys-1', state: 'failed', failure: 'bad_template', at: new Date() });
    expect(listMessages(wedding.db)).toMatchObject([{ state: 'failed', failure: 'bad_template' }]);
    outbox.stop();
  });
});

describe('when the database would not write', () => {
  const reject = ({ raw }: TestWedding, state: string) =>
    raw.exec(`create trigger full before update on messages when new.state = '${state}'
              begin select raise(abort, 'disk full'); end`);

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => void vi.restoreAllMocks();
  });

  test('what became of a message is kept and written later; it is not sent again', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queueMessages(wedding, 1);
    reject(wedding, 'accepted');
    const outbox = openOutbox(wedding, channel);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(statesOf(wedding)).toEqual(['sending']);
    wedding.raw.exec('drop trigger full');
    await vi.advanceTimersByTimeAsync(30_000);
    expect([statesOf(wedding), channel.taken.length]).toEqual([['accepted'], 1]);
    outbox.stop();
  });

  test('nothing leaves that could not be written down as leaving, and it goes on by itself', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queueMessages(wedding, 1);
    reject(wedding, 'sending');
    const outbox = openOutbox(wedding, channel);
    await vi.advanceTimersByTimeAsync(90_000);
    expect([channel.taken, statesOf(wedding)]).toEqual([[], ['queued']]);
    wedding.raw.exec('drop trigger full');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(statesOf(wedding)).toEqual(['accepted']);
    outbox.stop();
  });
});

test('a process that is asked to stop sends nothing more, and hears what is under way', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  const { promise, resolve } = Promise.withResolvers<SendResult>();
  channel.answerWith(() => promise);
  queueMessages(wedding, 2);
  const outbox = openOutbox(wedding, channel);
  await settle();
  outbox.rest();
  resolve({ state: 'accepted', id: 'baileys-1' });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  channel.notify({ id: 'baileys-1', state: 'delivered', at: new Date() });
  expect([statesOf(wedding), channel.taken.length]).toEqual([['delivered', 'queued'], 1]);
  outbox.stop();
});
