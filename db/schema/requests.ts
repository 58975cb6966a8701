import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { phaseSettings } from '#domain/days/phase.ts';
import { adminWordSets } from '#domain/admin-words.ts';
import {
  type OverdueAnswer,
  type RequestedResponse,
  requestStatuses,
} from '#domain/responses/change-request.ts';
import { timestamp, oneOf } from '../columns.ts';
import { guestEvents } from './invitations.ts';

/** What the couple decides for the whole wedding: one row, or none yet. */
export const settings = sqliteTable(
  'settings',
  {
    id: integer('id').primaryKey(),
    /** For every event without one of its own. */
    rsvp_deadline: timestamp('rsvp_deadline'),
    desk_words: text('desk_words', { enum: adminWordSets }).notNull().default('quoted'),
    /** Whether guests are asked for ages and needs. */
    ask_people: integer('ask_people', { mode: 'boolean' }).notNull().default(false),
    /** Set by hand where the clock does not decide. */
    phase: text('phase', { enum: phaseSettings }).notNull().default('auto'),
    /** When guests see the album; null: as soon as there are approved photos. */
    album_from: timestamp('album_from'),
    version: integer('version').notNull(),
  },
  (t) => [
    check('settings_one', sql`${t.id} = 1`),
    check('settings_phase', oneOf(t.phase, phaseSettings)),
    check('settings_desk_words', oneOf(t.desk_words, adminWordSets)),
  ],
);

/** What a group asks for after the deadline of an event, until the couple decides. */
export const changeRequests = sqliteTable(
  'change_requests',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guest_id: integer('guest_id').notNull(),
    event_id: integer('event_id').notNull(),
    responses: text('responses', { mode: 'json' }).notNull().$type<RequestedResponse[]>(),
    /** Answers to the couple's questions that arrived late. */
    answers: text('answers', { mode: 'json' }).notNull().$type<OverdueAnswer[]>().default([]),
    message: text('message'),
    /** It was answered in time, on a phone without signal, and came after the deadline. */
    late: integer('late', { mode: 'boolean' }).notNull(),
    status: text('status', { enum: requestStatuses }).notNull(),
    /** What the couple says to it. */
    note: text('note'),
    created_at: timestamp('created_at').notNull(),
    decided_at: timestamp('decided_at'),
  },
  (t) => [
    index('change_requests_group').on(t.guest_id, t.event_id),
    uniqueIndex('change_requests_open')
      .on(t.guest_id, t.event_id)
      .where(sql`${t.status} = 'pending'`),
    foreignKey({
      name: 'change_requests_invitation',
      columns: [t.guest_id, t.event_id],
      foreignColumns: [guestEvents.guest_id, guestEvents.event_id],
    }).onDelete('cascade'),
    check('change_requests_status', oneOf(t.status, requestStatuses)),
  ],
);
