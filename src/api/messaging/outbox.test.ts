import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queueCampaign } from '#db/models/campaigns.ts';
import { beginSending, listMessages, nextQueued } from '#db/models/messages.ts';
import { removeGroup } from '#db/models/guest-groups.ts';
import { changeOutbox, outboxState } from '#db/models/outbox-state.ts';
import { restoreRemoved } from '#db/models/restore.ts';
import { demoWedding, groupNamed, stampAt, type TestWedding } from '#db/wedding-for-tests.ts';
import type { Pace } from '#domain/pacing.ts';
import type { SendOutcome } from '#gateways/whatsapp/channel.ts';
import { channelForTests, type ChannelForTests } from './channel-for-tests.ts';
import { startOutbox, type OutboxSetting } from './outbox.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-12-01T15:00:00Z') });
  return () => void vi.useRealTimers();
});

const family = 'Familia Peñaloza Ríos';
const pace: Pace = { gap: [20, 60], daily: 3, quiet: [21, 9] };

const open = (wedding: TestWedding, channel: ChannelForTests, over: Partial<OutboxSetting> = {}) =>
  startOutbox({
    db: wedding.db,
    clock: () => new Date(),
    siteUrl: 'https://boda.example',
    channels: [channel],
    random: () => 0.5,
    paceOf: () => pace,
    ...over,
  });

/** A message to the first so many people of the demo who have a phone. */
const queue = ({ db, raw }: TestWedding, count: number, text = 'Hola {{group_name}}') => {
  const people = raw
    .prepare('select id, guest_id from guest_members where phone is not null order by id limit ?')
    .all(count) as { id: number; guest_id: number }[];
  const recipients = people.map(({ id, guest_id }) => ({ memberId: id, guestId: guest_id }));
  return queueCampaign(db, { kind: 'template', text }, recipients, stampAt(Date.now()));
};

const states = ({ db }: TestWedding) =>
  listMessages(db)
    .map(({ state }) => state)
    .reverse();

const settle = () => vi.advanceTimersByTimeAsync(0);

test('messages leave one by one, each in its group’s words, with a gap between them', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  const outbox = open(wedding, channel);
  queue(wedding, 3, '{{group_name}} {{access_code}}');
  outbox.wake();
  await settle();
  expect(channel.taken).toMatchObject([{ phone: '56987654321', text: `${family} RAMA-4T7W` }]);
  await vi.advanceTimersByTimeAsync(39_999);
  expect(channel.taken).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(channel.taken).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(states(wedding)).toEqual(['accepted', 'accepted', 'accepted']);
  outbox.stop();
});

test('a code that was changed meanwhile goes out as it is now', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  queue(wedding, 1, '{{access_code}}');
  wedding.raw
    .prepare('update guests set access_code = ? where group_name = ?')
    .run('NEW-CODE', family);
  const outbox = open(wedding, channel);
  await settle();
  expect(channel.taken[0]?.text).toBe('NEW-CODE');
  outbox.stop();
});

test('a day’s number is not exceeded, nor anybody woken', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  queue(wedding, 5);
  const outbox = open(wedding, channel);
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(channel.taken).toHaveLength(3);
  expect(outbox.nextAt()).toEqual(new Date('2025-12-02T15:00:00Z'));
  // Until the night, and until the next day's noon.
  await vi.advanceTimersByTimeAsync(20 * 60 * 60_000);
  expect(channel.taken).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(4 * 60 * 60_000);
  expect(channel.taken).toHaveLength(5);
  outbox.stop();

  const night = demoWedding();
  vi.setSystemTime(new Date('2025-12-02T02:00:00Z'));
  queue(night, 1);
  const later = open(night, channel);
  await settle();
  expect(later.nextAt()).toEqual(new Date('2025-12-02T12:00:00Z'));
  expect(channel.taken).toHaveLength(5);
  later.stop();
});

test('nothing leaves without a connection, and all of it once there is one', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  channel.setStatus('disconnected');
  queue(wedding, 1);
  const outbox = open(wedding, channel);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([channel.taken, states(wedding)]).toEqual([[], ['queued']]);
  channel.setStatus('connected');
  await vi.advanceTimersByTimeAsync(5000);
  expect(states(wedding)).toEqual(['accepted']);
  outbox.stop();
});

test('an empty queue keeps no timer', async () => {
  const wedding = demoWedding();
  const outbox = open(wedding, channelForTests());
  queue(wedding, 1);
  outbox.wake();
  await settle();
  expect([states(wedding), vi.getTimerCount()]).toEqual([['accepted'], 0]);
  outbox.stop();
});

test('stopped by the couple nothing leaves, until they go on', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  changeOutbox(wedding.db, { paused_at: new Date(), pause_reason: 'couple' });
  queue(wedding, 2);
  const outbox = open(wedding, channel);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(channel.taken).toEqual([]);
  changeOutbox(wedding.db, { paused_at: null, pause_reason: null });
  outbox.wake();
  await settle();
  expect(channel.taken).toHaveLength(1);
  outbox.stop();
});

test('a fault that is a warning stops everything, another only that message', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  channel.answerWith(() => ({ state: 'failed', fault: 'not_on_whatsapp', pause: false }));
  queue(wedding, 3);
  const outbox = open(wedding, channel);
  await settle();
  channel.answerWith(() => ({ state: 'failed', fault: 'stranger_limit', pause: true }));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(states(wedding)).toEqual(['failed', 'failed', 'queued']);
  expect(outboxState(wedding.db).pause_reason).toBe('stranger_limit');
  outbox.stop();
});

test('whoever has no phone any more is not written to', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  queue(wedding, 1);
  wedding.raw.exec('update guest_members set phone = null');
  const outbox = open(wedding, channel);
  await settle();
  expect([channel.taken, listMessages(wedding.db)[0]]).toMatchObject([
    [],
    { state: 'failed', fault: 'no_phone' },
  ]);
  outbox.stop();
});

describe('a message of which nobody knows whether it went', () => {
  test('is under way in the file before the channel has it', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    const stored: unknown[] = [];
    channel.answerWith(({ id }) => {
      stored.push(wedding.raw.prepare('select state, channel_id from messages').get());
      return { state: 'accepted', id };
    });
    queue(wedding, 1);
    const outbox = open(wedding, channel);
    await settle();
    expect(stored).toEqual([{ state: 'sending', channel_id: 'baileys-1' }]);
    outbox.stop();
  });

  test('is uncertain after a restart, and never goes again by itself', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queue(wedding, 1);
    const { id } = nextQueued(wedding.db)!;
    beginSending(wedding.db, id, { channel: 'baileys', channelId: 'x', at: new Date() });
    const outbox = open(wedding, channel);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    expect([channel.taken, states(wedding)]).toEqual([[], ['uncertain']]);
    channel.tell({ id: 'x', state: 'delivered', at: new Date() });
    expect(states(wedding)).toEqual(['delivered']);
    outbox.stop();
  });

  test('is uncertain when the channel says so, or breaks', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    channel.answerWith(() => Promise.reject(new Error('broken')));
    queue(wedding, 2);
    const outbox = open(wedding, channel);
    await settle();
    channel.answerWith(() => ({ state: 'uncertain' }));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(states(wedding)).toEqual(['uncertain', 'uncertain']);
    outbox.stop();
    vi.restoreAllMocks();
  });

  test('is taken by one only, though two reach for it', () => {
    const wedding = demoWedding();
    queue(wedding, 1);
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
    queue(wedding, 1);
    const outbox = open(wedding, channel);
    await settle();
    const at = new Date();
    for (const state of ['read', 'delivered', 'failed', 'read', 'delivered'] as const) {
      channel.tell({ id: 'baileys-1', state, at });
    }
    channel.tell({ id: 'somebody else’s', state: 'read', at });
    expect(listMessages(wedding.db)).toMatchObject([{ state: 'read', fault: null }]);
    outbox.stop();
  });

  test('count also when they overtake the answer that names them', async () => {
    const wedding = demoWedding();
    const channel = channelForTests('cloud');
    channel.answerWith(() => {
      channel.tell({ id: 'wamid.1', state: 'delivered', at: new Date() });
      return { state: 'accepted', id: 'wamid.1' };
    });
    queue(wedding, 1);
    const outbox = open(wedding, channel);
    await settle();
    expect(states(wedding)).toEqual(['delivered']);
    outbox.stop();
  });

  test('of a failure stop a message that was taken', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queue(wedding, 1);
    const outbox = open(wedding, channel);
    await settle();
    channel.tell({ id: 'baileys-1', state: 'failed', fault: 'bad_template', at: new Date() });
    expect(listMessages(wedding.db)).toMatchObject([{ state: 'failed', fault: 'bad_template' }]);
    outbox.stop();
  });
});

test('an approved template goes by the official way, with the group’s name and code', async () => {
  const wedding = demoWedding();
  const [own, official] = [channelForTests(), channelForTests('cloud')];
  const { id, members } = groupNamed(wedding, family);
  const recipient = { memberId: members[0]!.id, guestId: id };
  queueCampaign(wedding.db, { kind: 'official', text: null }, [recipient], stampAt(Date.now()));
  const outbox = open(wedding, own, { channels: [own, official] });
  await settle();
  expect([own.taken, official.taken]).toMatchObject([
    [],
    [{ template: { name: 'confirmar_glamping', parameters: [family, 'RAMA-4T7W'] } }],
  ]);
  outbox.stop();
});

test('what found no connection waits for one; nothing stops, and it did not count as sent', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  channel.answerWith(() => ({ state: 'failed', fault: 'not_connected', pause: false }));
  queue(wedding, 1);
  const outbox = open(wedding, channel);
  await settle();
  expect(listMessages(wedding.db)).toMatchObject([{ state: 'queued', leftAt: null, fault: null }]);
  expect(outboxState(wedding.db).paused_at).toBeNull();
  channel.answerWith(({ id }) => ({ state: 'accepted', id }));
  await vi.advanceTimersByTimeAsync(40_000);
  expect([states(wedding), channel.taken.length]).toEqual([['accepted'], 2]);
  outbox.stop();
});

describe('a clock that is set back', () => {
  test('keeps nothing waiting until the time it had shown', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queue(wedding, 2);
    vi.setSystemTime(new Date('2026-12-01T15:00:00Z'));
    const outbox = open(wedding, channel);
    await settle();
    vi.setSystemTime(new Date('2025-12-01T15:00:00Z'));
    await vi.advanceTimersByTimeAsync(40_000 + 60_000);
    expect(states(wedding)).toEqual(['accepted', 'accepted']);
    outbox.stop();
  });

  test('gives no second day’s number at once', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queue(wedding, 4);
    vi.setSystemTime(new Date('2026-12-01T15:00:00Z'));
    const outbox = open(wedding, channel);
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    vi.setSystemTime(new Date('2025-12-01T15:00:00Z'));
    await vi.advanceTimersByTimeAsync(23 * 60 * 60_000);
    expect(channel.taken).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
    expect(channel.taken).toHaveLength(4);
    outbox.stop();
  });
});

test('each channel has its own day’s number', async () => {
  const wedding = demoWedding();
  const official = channelForTests('cloud');
  const own = channelForTests();
  queue(wedding, 6);
  own.setStatus('disconnected');
  const outbox = open(wedding, own, { channels: [own, official] });
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(official.taken).toHaveLength(3);
  own.setStatus('connected');
  await vi.advanceTimersByTimeAsync(15 * 60_000 + 3 * 60_000);
  expect(own.taken).toHaveLength(3);
  outbox.stop();
});

describe('when the database would not write', () => {
  const refuse = ({ raw }: TestWedding, state: string) =>
    raw.exec(`create trigger full before update on messages when new.state = '${state}'
              begin select raise(abort, 'disk full'); end`);

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => void vi.restoreAllMocks();
  });

  test('what became of a message is kept and written later; it is not sent again', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queue(wedding, 1);
    refuse(wedding, 'accepted');
    const outbox = open(wedding, channel);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(states(wedding)).toEqual(['sending']);
    wedding.raw.exec('drop trigger full');
    await vi.advanceTimersByTimeAsync(30_000);
    expect([states(wedding), channel.taken.length]).toEqual([['accepted'], 1]);
    outbox.stop();
  });

  test('nothing leaves that could not be written down as leaving, and it goes on by itself', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queue(wedding, 1);
    refuse(wedding, 'sending');
    const outbox = open(wedding, channel);
    await vi.advanceTimersByTimeAsync(90_000);
    expect([channel.taken, states(wedding)]).toEqual([[], ['queued']]);
    wedding.raw.exec('drop trigger full');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(states(wedding)).toEqual(['accepted']);
    outbox.stop();
  });
});

test('a process that is asked to stop sends nothing more, and hears what is under way', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  const { promise, resolve } = Promise.withResolvers<SendOutcome>();
  channel.answerWith(() => promise);
  queue(wedding, 2);
  const outbox = open(wedding, channel);
  await settle();
  outbox.rest();
  resolve({ state: 'accepted', id: 'baileys-1' });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  channel.tell({ id: 'baileys-1', state: 'delivered', at: new Date() });
  expect([states(wedding), channel.taken.length]).toEqual([['delivered', 'queued'], 1]);
  outbox.stop();
});

test('a phone that was changed while its message waited is the one that is written to', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  queue(wedding, 2);
  wedding.raw.exec(
    `update guest_members set phone = '+56 9 7654 3210' where name = 'Rosa Peñaloza'`,
  );
  wedding.raw.exec(`update guest_members set phone = null where name = 'Tomás Ríos'`);
  const outbox = open(wedding, channel);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(channel.taken.map(({ phone }) => phone)).toEqual(['56976543210']);
  expect(listMessages(wedding.db)).toMatchObject([
    { state: 'failed', fault: 'no_phone' },
    { state: 'accepted' },
  ]);
  outbox.stop();
});

test('a group that is removed while its message is under way comes back with it uncertain', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  channel.answerWith(() => new Promise(() => undefined));
  queue(wedding, 1);
  const outbox = open(wedding, channel);
  await settle();
  const { id } = groupNamed(wedding, family);
  removeGroup(wedding.db, id, stampAt(Date.now()));
  restoreRemoved(wedding.db, 'group', id, stampAt(Date.now()));
  expect(states(wedding)).toEqual(['uncertain']);
  outbox.stop();
});

test('whoever is removed is not written to, not even when they are brought back', () => {
  const wedding = demoWedding();
  queue(wedding, 1);
  const { id } = groupNamed(wedding, family);
  removeGroup(wedding.db, id, stampAt(Date.now()));
  restoreRemoved(wedding.db, 'group', id, stampAt(Date.now()));
  expect(nextQueued(wedding.db)).toBeUndefined();
});
