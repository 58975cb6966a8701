import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, type SQL } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { campaigns, guestMembers, guests, messages } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import {
  advanced,
  mayGoAgain,
  type MessageFault,
  type MessageState,
} from '#domain/messages/outgoing-message.ts';

const whole = (db: Db) =>
  db
    .select({
      id: messages.id,
      campaignId: messages.campaign_id,
      memberId: messages.member_id,
      guestId: messages.guest_id,
      recipientName: guestMembers.name,
      groupName: guests.group_name,
      phone: guestMembers.phone,
      state: messages.state,
      fault: messages.fault,
      queuedAt: messages.queued_at,
      leftAt: messages.left_at,
      updatedAt: messages.updated_at,
      kind: campaigns.kind,
      text: campaigns.text,
    })
    .from(messages)
    .innerJoin(campaigns, eq(campaigns.id, messages.campaign_id))
    .innerJoin(guestMembers, eq(guestMembers.id, messages.member_id))
    .innerJoin(guests, eq(guests.id, messages.guest_id));

export type OutgoingRow = ReturnType<ReturnType<typeof whole>['all']>[number];

type MessageFilter = { campaignId?: number; guestId?: number };

/** The latest first. */
export const listMessages = (db: Db, { campaignId, guestId }: MessageFilter = {}): OutgoingRow[] =>
  whole(db)
    .where(
      and(
        campaignId === undefined ? undefined : eq(messages.campaign_id, campaignId),
        guestId === undefined ? undefined : eq(messages.guest_id, guestId),
      ),
    )
    .orderBy(desc(messages.id))
    .all();

/** Those that wait for their turn: a text for one phone has none. */
const inQueue = and(eq(messages.state, 'queued'), ne(campaigns.kind, 'direct'));

/** The message that waits longest. */
export const nextQueued = (db: Db): OutgoingRow | undefined =>
  whole(db).where(inQueue).orderBy(asc(messages.id)).limit(1).get();

export const countWaiting = (db: Db): number =>
  db
    .select({ waiting: count() })
    .from(messages)
    .innerJoin(campaigns, eq(campaigns.id, messages.campaign_id))
    .where(inQueue)
    .get()?.waiting ?? 0;

/** @throws DomainError `not_found` */
export const findMessage = (db: Db, id: number): OutgoingRow => {
  const message = whole(db).where(eq(messages.id, id)).get();
  if (!message) throw new DomainError('not_found');
  return message;
};

/** When the latest messages left by this channel, the last one first. */
export const latestDepartures = (db: Db, channel: string, count: number): Date[] =>
  db
    .select({ at: messages.left_at })
    .from(messages)
    .where(and(eq(messages.channel, channel), isNotNull(messages.left_at)))
    .orderBy(desc(messages.left_at))
    .limit(count)
    .all()
    .flatMap(({ at }) => at ?? []);

/** None left later than now: what says so was written by a clock that has been set back since. */
export const requeueDepartures = (db: Db, now: Date) =>
  db.update(messages).set({ left_at: now }).where(gt(messages.left_at, now)).run();

type Departure = { channel: string; channelId: string; at: Date };

/**
 * Takes a message out of the queue. Written before it is handed over: a process that dies meanwhile finds
 * it here, and does not send it again.
 * @returns false when it is not waiting any more
 */
export const beginSending = (db: Db, id: number, { channel, channelId, at }: Departure): boolean =>
  db
    .update(messages)
    .set({ state: 'sending', channel, channel_id: channelId, left_at: at, updated_at: at })
    .where(and(eq(messages.id, id), eq(messages.state, 'queued')))
    .run().changes === 1;

/** One that surely has not left waits again, as if it had not been tried. */
export const putBack = (db: Db, id: number, at: Date) =>
  db
    .update(messages)
    .set({ state: 'queued', channel: null, channel_id: null, left_at: null, updated_at: at })
    .where(and(eq(messages.id, id), eq(messages.state, 'sending')))
    .run();

type Heard = {
  state: MessageState;
  fault?: MessageFault | undefined;
  /** The id by which receipts will name it, where it is another. */
  channelId?: string;
  at: Date;
};

/** What the channel answered; less than what is known already changes nothing. */
export const recordHeard = (db: Db, id: number, heard: Heard) =>
  inTransaction(db, (tx) => {
    const known = tx.select().from(messages).where(eq(messages.id, id)).get();
    if (!known) return;
    const state = advanced(known.state, heard.state);
    tx.update(messages)
      .set({
        state,
        channel_id: heard.channelId ?? known.channel_id,
        ...(state !== known.state && {
          fault: state === 'failed' ? (heard.fault ?? 'refused') : null,
          updated_at: heard.at,
        }),
      })
      .where(eq(messages.id, id))
      .run();
    forgetTextOnceGone(tx, known.campaign_id, state);
  });

/** A text for one phone is kept only until it is there. */
const forgetTextOnceGone = (tx: Db, campaignId: number, state: MessageState) => {
  if (!['accepted', 'delivered', 'read'].includes(state)) return;
  tx.update(campaigns)
    .set({ text: null })
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.kind, 'direct')))
    .run();
};

type Named = { channel: string; channelId: string };

/** @returns whether the message that it names is known */
export const recordReceipt = (db: Db, { channel, channelId }: Named, heard: Heard): boolean => {
  const message = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.channel, channel), eq(messages.channel_id, channelId)))
    .get();
  if (message) recordHeard(db, message.id, heard);
  return message !== undefined;
};

/**
 * Those under way when the process ended may have gone: nobody knows. A text for one phone that was about
 * to go has not, and does not go now: the couple meant then.
 */
export const giveUpSending = (db: Db, now: Date) =>
  inTransaction(db, (tx) => {
    tx.update(messages)
      .set({ state: 'uncertain', updated_at: now })
      .where(eq(messages.state, 'sending'))
      .run();
    const direct = tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(eq(campaigns.kind, 'direct'));
    tx.update(messages)
      .set({ state: 'failed', fault: 'not_connected', updated_at: now })
      .where(and(eq(messages.state, 'queued'), inArray(messages.campaign_id, direct)))
      .run();
  });

/**
 * What the couple decided about a message that failed, or may have gone: again, or it counts as sent.
 * @throws DomainError `not_found`; `message_settled` when there is nothing to decide
 */
export const decideMessage = (db: Db, id: number, decision: 'again' | 'given', now: Date) =>
  inTransaction(db, (tx) => {
    const { state, campaignId } = findMessage(tx, id);
    if (!mayGoAgain(state)) throw new DomainError('message_settled');
    const next = decision === 'again' ? 'queued' : 'accepted';
    tx.update(messages)
      .set({ state: next, fault: null, updated_at: now })
      .where(eq(messages.id, id))
      .run();
    forgetTextOnceGone(tx, campaignId, next);
  });

/**
 * Whoever is removed is not written to, not even when they are brought back. What is under way for them is
 * not heard of any more.
 */
export const withdrawWaiting = (db: Db, whose: { guestId: number } | { memberId: number }) => {
  const who: SQL =
    'guestId' in whose
      ? eq(messages.guest_id, whose.guestId)
      : eq(messages.member_id, whose.memberId);
  db.delete(messages)
    .where(and(who, eq(messages.state, 'queued')))
    .run();
  db.update(messages)
    .set({ state: 'uncertain' })
    .where(and(who, eq(messages.state, 'sending')))
    .run();
};

/** What still waits is not sent. @returns how many they were */
export const clearQueue = (db: Db): number =>
  db.delete(messages).where(eq(messages.state, 'queued')).run().changes;

/** Texts for one phone that never arrived hold a code: they are forgotten, and the record stays. */
export const forgetDirectTexts = (db: Db, until: Date) =>
  db
    .update(campaigns)
    .set({ text: null })
    .where(and(eq(campaigns.kind, 'direct'), lte(campaigns.created_at, until)))
    .run();
