import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { notBlank, timestamp, timestampColumns } from '../columns.ts';
import { events } from './events.ts';
import { guests } from './guests.ts';

/** A short text of the couple for guests' pages, during the days above all. */
export const notices = sqliteTable(
  'notices',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    text: text('text').notNull(),
    /** For those invited to it; null: for everybody. */
    event_id: integer('event_id').references(() => events.id, { onDelete: 'cascade' }),
    starts_at: timestamp('starts_at').notNull(),
    /** Null: until the couple takes it down. */
    ends_at: timestamp('ends_at'),
    urgent: integer('urgent', { mode: 'boolean' }).notNull(),
    /** When it was queued for the phones that want to be told; null: not yet. */
    queued_at: timestamp('queued_at'),
    ...timestampColumns,
  },
  (t) => [index('notices_event').on(t.event_id), check('notices_text', notBlank(t.text))],
);

/** On which groups' pages a notice was shown. */
export const noticeViews = sqliteTable(
  'notice_views',
  {
    notice_id: integer('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    seen_at: timestamp('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notice_id, t.guest_id] }),
    index('notice_views_guest').on(t.guest_id),
  ],
);
