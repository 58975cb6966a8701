import { describe, expect, test, vi } from 'vitest';
import { queueCampaign } from '#db/models/messages/campaigns.ts';
import { listMessages } from '#db/models/messages/messages.ts';
import { changeOutbox, outboxState } from '#db/models/messages/outbox-state.ts';
import { demoWedding, groupNamed, auditAt } from '#tests/support/wedding.ts';
import { channelForTests } from '#tests/support/messaging/channel.ts';
import {
  family,
  openOutbox,
  queueMessages,
  settle,
  statesOf,
  timeAtHand,
} from '#tests/support/messaging/outbox.ts';

timeAtHand();

test('messages leave one by one, each in its group’s words, with a gap between them', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  const outbox = openOutbox(wedding, channel);
  queueMessages(wedding, 3, '{{group_name}} {{access_code}}');
  outbox.notify();
  await settle();
  expect(channel.taken).toMatchObject([{ phone: '56987654321', text: `${family} RAMA-4T7W` }]);
  await vi.advanceTimersByTimeAsync(39_999);
  expect(channel.taken).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(channel.taken).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(statesOf(wedding)).toEqual(['accepted', 'accepted', 'accepted']);
  outbox.stop();
});

test('a day’s number is not exceeded, nor anybody woken', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  queueMessages(wedding, 5);
  const outbox = openOutbox(wedding, channel);
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(channel.taken).toHaveLength(3);
  expect(outbox.nextAt()).toEqual(new Date('2025-12-02T15:00:00Z'));
  // Until the night, and until noon of the next day.
  await vi.advanceTimersByTimeAsync(20 * 60 * 60_000);
  expect(channel.taken).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(4 * 60 * 60_000);
  expect(channel.taken).toHaveLength(5);
  outbox.stop();

  const night = demoWedding();
  vi.setSystemTime(new Date('2025-12-02T02:00:00Z'));
  queueMessages(night, 1);
  const later = openOutbox(night, channel);
  await settle();
  expect(later.nextAt()).toEqual(new Date('2025-12-02T12:00:00Z'));
  expect(channel.taken).toHaveLength(5);
  later.stop();
});

test('nothing leaves without a connection, and all of it once there is one', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  channel.setStatus('disconnected');
  queueMessages(wedding, 1);
  const outbox = openOutbox(wedding, channel);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([channel.taken, statesOf(wedding)]).toEqual([[], ['queued']]);
  channel.setStatus('connected');
  await vi.advanceTimersByTimeAsync(5000);
  expect(statesOf(wedding)).toEqual(['accepted']);
  outbox.stop();
});

test('an empty queue keeps no timer', async () => {
  const wedding = demoWedding();
  const outbox = openOutbox(wedding, channelForTests());
  queueMessages(wedding, 1);
  outbox.notify();
  await settle();
  expect([statesOf(wedding), vi.getTimerCount()]).toEqual([['accepted'], 0]);
  outbox.stop();
});

test('stopped by the couple nothing leaves, until they go on', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  changeOutbox(wedding.db, { paused_at: new Date(), pause_reason: 'couple' });
  queueMessages(wedding, 2);
  const outbox = openOutbox(wedding, channel);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(channel.taken).toEqual([]);
  changeOutbox(wedding.db, { paused_at: null, pause_reason: null });
  outbox.notify();
  await settle();
  expect(channel.taken).toHaveLength(1);
  outbox.stop();
});

test('a failure that is a warning stops everything, another only that message', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  channel.answerWith(() => ({ state: 'failed', failure: 'not_on_whatsapp', stopOutbox: false }));
  queueMessages(wedding, 3);
  const outbox = openOutbox(wedding, channel);
  await settle();
  channel.answerWith(() => ({ state: 'failed', failure: 'stranger_limit', stopOutbox: true }));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(statesOf(wedding)).toEqual(['failed', 'failed', 'queued']);
  expect(outboxState(wedding.db).pause_reason).toBe('stranger_limit');
  outbox.stop();
});

test('an approved template goes by the official way, with the group’s name and code', async () => {
  const wedding = demoWedding();
  const [own, official] = [channelForTests(), channelForTests('cloud')];
  const { id, members } = groupNamed(wedding, family);
  const recipient = { memberId: members[0]!.id, guestId: id };
  queueCampaign(wedding.db, { kind: 'official', text: null }, [recipient], auditAt(Date.now()));
  const outbox = openOutbox(wedding, own, { channels: [own, official] });
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
  channel.answerWith(() => ({ state: 'failed', failure: 'not_connected', stopOutbox: false }));
  queueMessages(wedding, 1);
  const outbox = openOutbox(wedding, channel);
  await settle();
  expect(listMessages(wedding.db)).toMatchObject([
    { state: 'queued', leftAt: null, failure: null },
  ]);
  expect(outboxState(wedding.db).paused_at).toBeNull();
  channel.answerWith(({ id }) => ({ state: 'accepted', id }));
  await vi.advanceTimersByTimeAsync(40_000);
  expect([statesOf(wedding), channel.taken.length]).toEqual([['accepted'], 2]);
  outbox.stop();
});

describe('a clock that is set back', () => {
  test('keeps nothing waiting until the time it had shown', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queueMessages(wedding, 2);
    vi.setSystemTime(new Date('2026-12-01T15:00:00Z'));
    const outbox = openOutbox(wedding, channel);
    await settle();
    vi.setSystemTime(new Date('2025-12-01T15:00:00Z'));
    await vi.advanceTimersByTimeAsync(40_000 + 60_000);
    expect(statesOf(wedding)).toEqual(['accepted', 'accepted']);
    outbox.stop();
  });

  test('gives no second day’s number at once', async () => {
    const wedding = demoWedding();
    const channel = channelForTests();
    queueMessages(wedding, 4);
    vi.setSystemTime(new Date('2026-12-01T15:00:00Z'));
    const outbox = openOutbox(wedding, channel);
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
  queueMessages(wedding, 6);
  own.setStatus('disconnected');
  const outbox = openOutbox(wedding, own, { channels: [own, official] });
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(official.taken).toHaveLength(3);
  own.setStatus('connected');
  await vi.advanceTimersByTimeAsync(15 * 60_000 + 3 * 60_000);
  expect(own.taken).toHaveLength(3);
  outbox.stop();
});
