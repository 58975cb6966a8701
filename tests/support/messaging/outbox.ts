import { beforeEach, vi } from 'vitest';
import { queueCampaign } from '#db/models/messages/campaigns.ts';
import { listMessages } from '#db/models/messages/messages.ts';
import { auditAt, type TestWedding } from '#tests/support/wedding.ts';
import type { Rate } from '#domain/messages/pacing.ts';
import type { ChannelForTests } from './channel.ts';
import { startOutbox, type OutboxSetting } from '#api/messaging/outbox.ts';

/** In each file that sends: time passes when the test says so. */
export const timeAtHand = () =>
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-12-01T15:00:00Z') });
    return () => void vi.useRealTimers();
  });

export const family = 'Familia Peñaloza Ríos';
export const rateForTests: Rate = { gap: [20, 60], daily: 3, quiet: [21, 9] };

export const openOutbox = (
  wedding: TestWedding,
  channel: ChannelForTests,
  over: Partial<OutboxSetting> = {},
) =>
  startOutbox({
    db: wedding.db,
    clock: () => new Date(),
    siteUrl: 'https://boda.example',
    channels: [channel],
    random: () => 0.5,
    rateOf: () => rateForTests,
    ...over,
  });

/** A message to the first so many people of the demo who have a phone. */
export const queueMessages = (
  { db, raw }: TestWedding,
  count: number,
  text = 'Hola {{group_name}}',
) => {
  const people = raw
    .prepare('select id, guest_id from guest_members where phone is not null order by id limit ?')
    .all(count) as { id: number; guest_id: number }[];
  const recipients = people.map(({ id, guest_id }) => ({ memberId: id, guestId: guest_id }));
  return queueCampaign(db, { kind: 'template', text }, recipients, auditAt(Date.now()));
};

export const statesOf = ({ db }: TestWedding) =>
  listMessages(db)
    .map(({ state }) => state)
    .reverse();

export const settle = () => vi.advanceTimersByTimeAsync(0);
