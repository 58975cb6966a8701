import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp, notBlank } from '../columns.ts';

export const events = sqliteTable(
  'events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    date: timestamp('date').notNull(),
    end_date: timestamp('end_date'),
    location: text('location').notNull(),
    description: text('description').notNull(),
    image_url: text('image_url'),
    day_number: integer('day_number').notNull().default(1),
    dresscode: text('dresscode'),
    /** How much later than planned it begins and ends; negative for earlier. */
    delay_minutes: integer('delay_minutes').notNull().default(0),
    /** Null: the one for all. */
    rsvp_deadline: timestamp('rsvp_deadline'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('events_name', notBlank(t.name)),
    check('events_day_number', sql`${t.day_number} >= 1`),
  ],
);
