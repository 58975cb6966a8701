import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { actions, actorKinds, trashItemKinds, subjects } from '#domain/history/history.ts';
import { timestamp, oneOf } from '../columns.ts';

/**
 * The history: one line per change, written in its transaction. It outlives its subject, so it has no foreign
 * keys; names are looked up when it is read.
 */
export const changes = sqliteTable(
  'changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: timestamp('at').notNull(),
    actor: text('actor', { enum: actorKinds }).notNull(),
    /** The id of a group or of a user, depending on `actor`. */
    actor_id: integer('actor_id'),
    subject: text('subject', { enum: subjects }).notNull(),
    action: text('action', { enum: actions }).notNull(),
    guest_id: integer('guest_id'),
    event_id: integer('event_id'),
    details: text('details', { mode: 'json' }).notNull(),
  },
  (t) => [
    index('changes_guest').on(t.guest_id),
    check('changes_actor', oneOf(t.actor, actorKinds)),
    check('changes_actor_id', sql`(${t.actor} = 'system') = (${t.actor_id} is null)`),
    check('changes_subject', oneOf(t.subject, subjects)),
    check('changes_action', oneOf(t.action, actions)),
  ],
);

/** Removed rows with every dependent row, until an undelete or the end of their retention. */
export const trashItems = sqliteTable(
  'removals',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: trashItemKinds }).notNull(),
    /** The row's id before the removal and after an undelete. */
    subject_id: integer('subject_id').notNull(),
    /** The removed group, or the group that it belongs to. */
    guest_id: integer('guest_id'),
    event_id: integer('event_id'),
    name: text('name').notNull(),
    people: integer('people').notNull(),
    answers: integer('answers').notNull(),
    rows: text('rows', { mode: 'json' }).notNull(),
    actor: text('actor', { enum: actorKinds }).notNull(),
    actor_id: integer('actor_id'),
    removed_at: timestamp('removed_at').notNull(),
  },
  (t) => [
    unique('removals_once').on(t.kind, t.subject_id),
    index('removals_guest').on(t.guest_id),
    index('removals_removed_at').on(t.removed_at),
    check('removals_kind', oneOf(t.kind, trashItemKinds)),
    check('removals_actor', oneOf(t.actor, actorKinds)),
  ],
);
