import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, type SQL } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { campaigns, guestMembers, guests, messages } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import {
  advanced,
  mayGoAgain,
  type MessageFailure,
  type MessageState,
} from '#domain/messages/queued-message.ts';

const queuedMessages = (db: Db) =>
  db
    .select({
      id: messages.id,
      campaignId: messages.campaign_id,
      memberId: messages.member_id,
      guestId: messages.guest_id,
      recipientName: guestMembers.name,
      groupName: guests.group_name,
      phone: guestMembers.phone_e164,
      state: messages.state,
      failure: messages.failure,
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

export type QueuedRow = ReturnType<ReturnType<typeof queuedMessages>['all']>[number];

type MessageFilter = { campaignId?: number; guestId?: number };

/** Newest first. */
export const listMessages = (db: Db, { campaignId, guestId }: MessageFilter = {}): QueuedRow[] =>
  queuedMessages(db)
    .where(
      and(
        campaignId === undefined ? undefined : eq(messages.campaign_id, campaignId),
        guestId === undefined ? undefined : eq(messages.guest_id, guestId),
      ),
    )
    .orderBy(desc(messages.id))
    .all();

/** Messages that wait for their turn: a text for one phone has no turn. */
const inQueue = and(eq(messages.state, 'queued'), ne(campaigns.kind, 'direct'));

/** The message that has waited longest. */
export const nextQueued = (db: Db): QueuedRow | undefined =>
  queuedMessages(db).where(inQueue).orderBy(asc(messages.id)).limit(1).get();

export const countPending = (db: Db): number =>
  db
    .select({ pending: count() })
    .from(messages)
    .innerJoin(campaigns, eq(campaigns.id, messages.campaign_id))
    .where(inQueue)
    .get()?.pending ?? 0;

/** @throws DomainError `not_found` */
export const findMessage = (db: Db, id: number): QueuedRow => {
  const message = queuedMessages(db).where(eq(messages.id, id)).get();
  if (!message) throw new DomainError('not_found');
  return message;
};

/** When the latest messages left by this channel, newest first. */
export const latestSendTimes = (db: Db, channel: string, count: number): Date[] =>
  db
    .select({ at: messages.left_at })
    .from(messages)
    .where(and(eq(messages.channel, channel), isNotNull(messages.left_at)))
    .orderBy(desc(messages.left_at))
    .limit(count)
    .all()
    .flatMap(({ at }) => at ?? []);

/** Caps departure times at now: later ones were written before the clock was set back. */
export const clampSendTimes = (db: Db, now: Date) =>
  db.update(messages).set({ left_at: now }).where(gt(messages.left_at, now)).run();

type SendTime = { channel: string; channelId: string; at: Date };

/**
 * Takes a message out of the queue. Committed before it is handed over: a process that dies meanwhile finds
 * it marked as sending, and does not send it again.
 * @returns false when it is no longer queued
 */
export const beginSending = (db: Db, id: number, { channel, channelId, at }: SendTime): boolean =>
  db
    .update(messages)
    .set({ state: 'sending', channel, channel_id: channelId, left_at: at, updated_at: at })
    .where(and(eq(messages.id, id), eq(messages.state, 'queued')))
    .run().changes === 1;

/** Queues a message that certainly has not left again, as if it had not been tried. */
export const putBack = (db: Db, id: number, at: Date) =>
  db
    .update(messages)
    .set({ state: 'queued', channel: null, channel_id: null, left_at: null, updated_at: at })
    .where(and(eq(messages.id, id), eq(messages.state, 'sending')))
    .run();

type Received = {
  state: MessageState;
  failure?: MessageFailure | undefined;
  /** The id that receipts will use, if it differs. */
  channelId?: string;
  at: Date;
};

/** Stores what the channel reported; a state that is behind the stored one does not replace it. */
export const recordReceived = (db: Db, id: number, received: Received) =>
  inTransaction(db, (tx) => {
    const known = tx.select().from(messages).where(eq(messages.id, id)).get();
    if (!known) return;
    const state = advanced(known.state, received.state);
    tx.update(messages)
      .set({
        state,
        channel_id: received.channelId ?? known.channel_id,
        ...(state !== known.state && {
          failure: state === 'failed' ? (received.failure ?? 'refused') : null,
          updated_at: received.at,
        }),
      })
      .where(eq(messages.id, id))
      .run();
    clearTextOfDeleted(tx, known.campaign_id, state);
  });

/** A text for one phone is kept only until it is delivered. */
const clearTextOfDeleted = (tx: Db, campaignId: number, state: MessageState) => {
  if (!['accepted', 'delivered', 'read'].includes(state)) return;
  tx.update(campaigns)
    .set({ text: null })
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.kind, 'direct')))
    .run();
};

type Named = { channel: string; channelId: string };

/** @returns whether the message of the receipt is known */
export const recordReceipt = (
  db: Db,
  { channel, channelId }: Named,
  received: Received,
): boolean => {
  const message = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.channel, channel), eq(messages.channel_id, channelId)))
    .get();
  if (message) recordReceived(db, message.id, received);
  return message !== undefined;
};

/**
 * For messages that were being sent when the process ended it is unknown whether they left. A queued text for
 * one phone has certainly not left, and is not sent now: the couple wanted it at that moment.
 */
export const failSending = (db: Db, now: Date) =>
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
      .set({ state: 'failed', failure: 'not_connected', updated_at: now })
      .where(and(eq(messages.state, 'queued'), inArray(messages.campaign_id, direct)))
      .run();
  });

/**
 * Stores the couple's decision about a message that failed, or may have left: send it again, or count it as
 * sent.
 * @throws DomainError `not_found`; `message_settled` when there is nothing to decide
 */
export const resolveMessage = (db: Db, id: number, resolution: 'again' | 'given', now: Date) =>
  inTransaction(db, (tx) => {
    const { state, campaignId } = findMessage(tx, id);
    if (!mayGoAgain(state)) throw new DomainError('message_settled');
    const next = resolution === 'again' ? 'queued' : 'accepted';
    tx.update(messages)
      .set({ state: next, failure: null, updated_at: now })
      .where(eq(messages.id, id))
      .run();
    clearTextOfDeleted(tx, campaignId, next);
  });

/**
 * Withdraws queued messages to a removed person, who gets none even after an undelete. The outcome of
 * messages that are being sent is no longer tracked.
 */
export const cancelPending = (db: Db, owner: { guestId: number } | { memberId: number }) => {
  const isOwned: SQL =
    'guestId' in owner
      ? eq(messages.guest_id, owner.guestId)
      : eq(messages.member_id, owner.memberId);
  db.delete(messages)
    .where(and(isOwned, eq(messages.state, 'queued')))
    .run();
  db.update(messages)
    .set({ state: 'uncertain' })
    .where(and(isOwned, eq(messages.state, 'sending')))
    .run();
};

/** Deletes queued messages. @returns how many */
export const clearQueue = (db: Db): number =>
  db.delete(messages).where(eq(messages.state, 'queued')).run().changes;

/** Undelivered texts for one phone contain a code: the texts are deleted, the records stay. */
export const clearDirectTexts = (db: Db, until: Date) =>
  db
    .update(campaigns)
    .set({ text: null })
    .where(and(eq(campaigns.kind, 'direct'), lte(campaigns.created_at, until)))
    .run();
