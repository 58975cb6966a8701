import { sql } from 'drizzle-orm';
import {
  blob,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
} from 'drizzle-orm/sqlite-core';
import {
  campaignKinds,
  messageFailureCodes,
  messageStates,
  pauseReasons,
} from '#domain/messages/queued-message.ts';
import { timestamp, oneOf } from '../columns.ts';
import { guestMembers } from './guests.ts';

/** Keys and session data of the WhatsApp connection, by Baileys' own types and names; sealed. */
export const channelKeys = sqliteTable(
  'channel_keys',
  {
    type: text('type').notNull(),
    id: text('id').notNull(),
    sealed: blob('sealed', { mode: 'buffer' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.type, t.id] })],
);

/** Settings of the message channels. A secret is sealed with a key that is not in this file. */
export const channelSettings = sqliteTable(
  'channel_settings',
  {
    name: text('name').primaryKey(),
    value: text('value'),
    sealed: blob('sealed', { mode: 'buffer' }),
  },
  (t) => [check('channel_settings_one', sql`(${t.value} is null) <> (${t.sealed} is null)`)],
);

/** A message that the couple sends to one group or to many. */
export const campaigns = sqliteTable(
  'campaigns',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: campaignKinds }).notNull(),
    /**
     * The template with its variables: the message is filled when it leaves, so that no code is stored here.
     * Only a text for one phone is stored filled, until it has left.
     */
    text: text('text'),
    /** One submission by the couple is one campaign, however often it arrives. */
    submission_key: text('submission_key').unique(),
    created_at: timestamp('created_at').notNull(),
  },
  (t) => [check('campaigns_kind', oneOf(t.kind, campaignKinds))],
);

/** The outbox: one message to one person and its state, never its text. */
export const messages = sqliteTable(
  'messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    campaign_id: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    member_id: integer('member_id').notNull(),
    guest_id: integer('guest_id').notNull(),
    state: text('state', { enum: messageStates }).notNull().default('queued'),
    failure: text('failure', { enum: messageFailureCodes }),
    /** The channel that took it, and the id that its receipts use. */
    channel: text('channel'),
    channel_id: text('channel_id'),
    queued_at: timestamp('queued_at').notNull(),
    /** When it was handed to the channel. */
    left_at: timestamp('left_at'),
    updated_at: timestamp('updated_at').notNull(),
  },
  (t) => [
    unique('messages_once').on(t.campaign_id, t.member_id),
    index('messages_member').on(t.member_id, t.guest_id),
    index('messages_state').on(t.state),
    index('messages_left_at').on(t.left_at),
    index('messages_channel_id').on(t.channel_id),
    foreignKey({
      name: 'messages_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
    check('messages_state_known', oneOf(t.state, messageStates)),
    check('messages_failure_known', oneOf(t.failure, messageFailureCodes)),
  ],
);

/** Chats that the couple opened with a prepared message: the site does not know what was sent there. */
export const openedChats = sqliteTable(
  'opened_chats',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    member_id: integer('member_id').notNull(),
    guest_id: integer('guest_id').notNull(),
    opened_at: timestamp('opened_at').notNull(),
  },
  (t) => [
    index('opened_chats_member').on(t.member_id, t.guest_id),
    foreignKey({
      name: 'opened_chats_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
  ],
);

/** State of the outbox: one row, created with the first value to store. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey(),
    paused_at: timestamp('paused_at'),
    pause_reason: text('pause_reason', { enum: pauseReasons }),
    /** Earliest time of the next message. */
    not_before: timestamp('not_before'),
    /** Chats opened earlier belong to an earlier round and are shown without a tick. */
    round_began_at: timestamp('round_began_at'),
  },
  (t) => [
    check('outbox_one', sql`${t.id} = 1`),
    check('outbox_pause', sql`(${t.paused_at} is null) = (${t.pause_reason} is null)`),
    check('outbox_pause_reason', oneOf(t.pause_reason, pauseReasons)),
  ],
);
