import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, sqliteTable, unique } from 'drizzle-orm/sqlite-core';
import { timestampColumns } from '../columns.ts';
import { events } from './events.ts';
import { guests, guestMembers } from './guests.ts';

/** An invitation of a group to an event. */
export const guestEvents = sqliteTable(
  'guest_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    ...timestampColumns,
  },
  (t) => [
    unique('guest_events_once').on(t.guest_id, t.event_id),
    unique('guest_events_of_group').on(t.id, t.guest_id),
    index('guest_events_event').on(t.event_id),
  ],
);

/** One person's response for one event: true, false, or null when reset to pending. */
export const guestEventResponses = sqliteTable(
  'guest_event_responses',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guest_event_id: integer('guest_event_id').notNull(),
    member_id: integer('member_id').notNull(),
    guest_id: integer('guest_id').notNull(),
    is_attending: integer('is_attending', { mode: 'boolean' }),
    version: integer('version').notNull().default(1),
    ...timestampColumns,
  },
  (t) => [
    unique('guest_event_responses_once').on(t.guest_event_id, t.member_id),
    index('guest_event_responses_member').on(t.member_id),
    foreignKey({
      name: 'guest_event_responses_invitation',
      columns: [t.guest_event_id, t.guest_id],
      foreignColumns: [guestEvents.id, guestEvents.guest_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'guest_event_responses_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
    check('guest_event_responses_answer', sql`${t.is_attending} in (0, 1)`),
  ],
);
