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
import { questionKinds, questionScopes } from '#domain/questions/question-kinds.ts';
import type { AnswerValue } from '#domain/questions/question.ts';
import { notBlank, oneOf, timestampColumns } from '../columns.ts';
import { events } from './events.ts';
import { guests, guestMembers } from './guests.ts';
import { guestEvents } from './invitations.ts';

/** What the couple asks of its own, of those who come. */
export const questions = sqliteTable(
  'questions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    text: text('text').notNull(),
    help: text('help'),
    kind: text('kind', { enum: questionKinds }).notNull(),
    /** Each with an id that no other option of the question has had. */
    options: text('options', { mode: 'json' }).notNull().$type<{ id: string; text: string }[]>(),
    scope: text('scope', { enum: questionScopes }).notNull(),
    /** Null: for the whole wedding. */
    event_id: integer('event_id').references(() => events.id, { onDelete: 'cascade' }),
    required: integer('required', { mode: 'boolean' }).notNull().default(false),
    position: integer('position').notNull().default(0),
    /** Seats per option; see `usesCapacity`. */
    capacity: integer('capacity'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('questions_text', notBlank(t.text)),
    check('questions_kind', oneOf(t.kind, questionKinds)),
    check('questions_scope', oneOf(t.scope, questionScopes)),
    check('questions_capacity', sql`${t.capacity} >= 1`),
  ],
);

/** One answer of a person, or of a group as a whole. */
export const questionAnswers = sqliteTable(
  'question_answers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    question_id: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    /** Null: the group's. */
    member_id: integer('member_id'),
    /** The question's: without the invitation to it there is no answer. */
    event_id: integer('event_id'),
    value: text('value', { mode: 'json' }).notNull().$type<AnswerValue>(),
    /** Of a choice: what it says now is the option's text, and `value` what it said when it was answered. */
    option_id: text('option_id'),
    ...timestampColumns,
  },
  (t) => [
    uniqueIndex('question_answers_of_member')
      .on(t.question_id, t.member_id)
      .where(sql`${t.member_id} is not null`),
    uniqueIndex('question_answers_of_group')
      .on(t.question_id, t.guest_id)
      .where(sql`${t.member_id} is null`),
    index('question_answers_guest').on(t.guest_id),
    foreignKey({
      name: 'question_answers_invitation',
      columns: [t.guest_id, t.event_id],
      foreignColumns: [guestEvents.guest_id, guestEvents.event_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'question_answers_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
  ],
);
