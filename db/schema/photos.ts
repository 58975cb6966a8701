import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { photoStatuses } from '#domain/photos/guest-photo.ts';
import { linkPurposes } from '#domain/photos/photo-link.ts';
import { oneOf, timestamp } from '../columns.ts';
import { events } from './events.ts';

/**
 * Photos that guests have sent. `guest_id` names no row of `guests` by a key: a group that is deleted and brought back has its
 * photos again, and one that is erased leaves them without a name.
 */
export const photos = sqliteTable(
  'photos',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The id of its upload, which its files are named by. */
    file: text('file').notNull().unique(),
    guest_id: integer('guest_id'),
    /** Sent by a card of this event. */
    event_id: integer('event_id').references(() => events.id, { onDelete: 'set null' }),
    /** SHA-256 of the file as the phone has it, hex; null until it is known. */
    checksum: text('checksum'),
    status: text('status', { enum: photoStatuses }).notNull(),
    /** In bytes: as declared, once there as kept. */
    size: integer('size').notNull(),
    /** In pixels; 0 until its copies are there. */
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    tone: text('tone').notNull().default(''),
    created_at: timestamp('created_at').notNull(),
    decided_at: timestamp('decided_at'),
  },
  (t) => [
    // An upload that was begun twice is no duplicate until one of them has arrived.
    uniqueIndex('photos_once')
      .on(t.checksum)
      .where(sql`status <> 'uploading'`),
    index('photos_status').on(t.status, t.id),
    index('photos_group').on(t.guest_id),
    index('photos_event').on(t.event_id),
    check('photos_status_known', oneOf(t.status, photoStatuses)),
    check('photos_size', sql`${t.size} >= 0`),
  ],
);

/** Links of the couple: to send photos by a card on a table, or to show them on a screen. */
export const photoLinks = sqliteTable(
  'photo_links',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    event_id: integer('event_id').references(() => events.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    created_at: timestamp('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('photo_links_event').on(t.event_id),
    check('photo_links_purpose', oneOf(t.purpose, linkPurposes)),
    check('photo_links_of_event', sql`(${t.purpose} = 'upload') = (${t.event_id} is not null)`),
  ],
);
