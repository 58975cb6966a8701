import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { erasureKinds, timedErasures, type ErasureTotals } from '#domain/keeping/erasures.ts';
import { timestamp, oneOf } from '../columns.ts';

/** Permanent erasures; of the people only their number is kept. */
export const erasures = sqliteTable(
  'erasures',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: erasureKinds }).notNull(),
    at: timestamp('at').notNull(),
    groups: integer('groups').notNull(),
    people: integer('people').notNull(),
    /** What stays as figures. */
    numbers: text('numbers', { mode: 'json' }).$type<ErasureTotals>(),
    /** When nothing of it was left in the file's free space and in the copies; null: still to be done. */
    cleaned_at: timestamp('cleaned_at'),
  },
  (t) => [check('erasures_kind', oneOf(t.kind, erasureKinds))],
);

/** The erasures that the couple has switched on, until they are carried out. */
export const erasureSwitches = sqliteTable(
  'erasure_switches',
  {
    kind: text('kind', { enum: timedErasures }).primaryKey(),
    switched_on_at: timestamp('switched_on_at').notNull(),
  },
  (t) => [check('erasure_switches_kind', oneOf(t.kind, timedErasures))],
);
