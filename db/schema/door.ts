import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
} from 'drizzle-orm/sqlite-core';
import { surpriseKinds, surpriseStatuses } from '#domain/days/arrivals.ts';
import { notBlank, oneOf, timestamp } from '../columns.ts';
import { events } from './events.ts';
import { guestMembers } from './guests.ts';
import { guestEvents } from './invitations.ts';
import { questions } from './questions.ts';

/** A helper at the door or the driver of a bus, who signs in by a link. `token_hash`: SHA-256 of the link's token, hex. */
export const helpers = sqliteTable(
  'helpers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    token_hash: text('token_hash').notNull().unique(),
    expires_at: timestamp('expires_at').notNull(),
    created_at: timestamp('created_at').notNull(),
    /** Of a driver: the question whose options are the stops of the bus. */
    question_id: integer('question_id').references(() => questions.id, { onDelete: 'cascade' }),
  },
  (t) => [check('helpers_name', notBlank(t.name)), index('helpers_question').on(t.question_id)],
);

/** The events whose guests a helper receives. */
export const helperEvents = sqliteTable(
  'helper_events',
  {
    helper_id: integer('helper_id')
      .notNull()
      .references(() => helpers.id, { onDelete: 'cascade' }),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.helper_id, t.event_id] }),
    index('helper_events_event').on(t.event_id),
  ],
);

/** What was said at the door of an invited person: see `arrivedAt`. */
export const arrivals = sqliteTable(
  'arrivals',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The phone's id of it: sent twice it is one. */
    fact_id: text('fact_id').notNull(),
    member_id: integer('member_id').notNull(),
    guest_id: integer('guest_id').notNull(),
    event_id: integer('event_id').notNull(),
    arrived: integer('arrived', { mode: 'boolean' }).notNull(),
    at: timestamp('at').notNull(),
  },
  (t) => [
    unique('arrivals_once').on(t.member_id, t.event_id, t.fact_id),
    index('arrivals_invitation').on(t.guest_id, t.event_id),
    foreignKey({
      name: 'arrivals_invitation',
      columns: [t.guest_id, t.event_id],
      foreignColumns: [guestEvents.guest_id, guestEvents.event_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'arrivals_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
  ],
);

/** What a driver said of a person who takes the bus: see `arrivedAt`. */
export const boardings = sqliteTable(
  'boardings',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The phone's id of it: sent twice it is one. */
    fact_id: text('fact_id').notNull(),
    member_id: integer('member_id').notNull(),
    guest_id: integer('guest_id').notNull(),
    question_id: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    boarded: integer('boarded', { mode: 'boolean' }).notNull(),
    at: timestamp('at').notNull(),
  },
  (t) => [
    unique('boardings_once').on(t.member_id, t.question_id, t.fact_id),
    index('boardings_question').on(t.question_id),
    foreignKey({
      name: 'boardings_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
  ],
);

/** Who came though the list did not say so, until the couple has decided. */
export const surprises = sqliteTable(
  'surprises',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The phone's id of it: sent twice it is one. */
    fact_id: text('fact_id').notNull().unique(),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: surpriseKinds }).notNull(),
    /** Of a person who is on no list. */
    name: text('name'),
    /** Who brings them, as it was said at the door. */
    host: text('host'),
    /** The person it is about; once seated, the one who was added. */
    member_id: integer('member_id'),
    guest_id: integer('guest_id'),
    at: timestamp('at').notNull(),
    status: text('status', { enum: surpriseStatuses }).notNull().default('open'),
  },
  (t) => [
    index('surprises_event').on(t.event_id),
    index('surprises_person').on(t.member_id, t.guest_id),
    foreignKey({
      name: 'surprises_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
    check('surprises_kind', oneOf(t.kind, surpriseKinds)),
    check('surprises_status', oneOf(t.status, surpriseStatuses)),
  ],
);
