import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp, notBlank } from '../columns.ts';
import { users } from './users.ts';

/** The couple's draft, a row for each part that somebody has edited: `wedding`, `home`, `guides/45`. */
export const siteParts = sqliteTable(
  'site_parts',
  {
    part: text('part').primaryKey(),
    content: text('content', { mode: 'json' }).notNull(),
    version: integer('version').notNull(),
    updated_at: timestamp('updated_at').notNull(),
  },
  (t) => [check('site_parts_part', notBlank(t.part))],
);

/** What was published, whole: each part's content. The newest is the site. */
export const publications = sqliteTable('publications', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  at: timestamp('at').notNull(),
  user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  parts: text('parts', { mode: 'json' }).notNull().$type<Record<string, unknown>>(),
  /** As `src/content` said it. */
  from_files: integer('from_files', { mode: 'boolean' }).notNull(),
});

/** The pictures that the couple has uploaded for its content; their files lie in the folder of pictures. */
export const sitePictures = sqliteTable('site_pictures', {
  id: text('id').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  tone: text('tone').notNull(),
  /** Of the newest upload of the same picture. */
  created_at: timestamp('created_at').notNull(),
});
