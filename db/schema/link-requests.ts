import { foreignKey, index, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';
import { guestMembers, guests } from './guests.ts';

/** A request for the personal link, by the phone number of this person. The typed number itself is not stored. */
export const linkRequests = sqliteTable(
  'lost_links',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    member_id: integer('member_id').notNull(),
    requested_at: timestamp('requested_at').notNull(),
    /** The couple has sent the link, or put the request aside: it still counts for the day. */
    settled_at: timestamp('settled_at'),
  },
  (t) => [
    index('lost_links_guest').on(t.guest_id),
    index('lost_links_member').on(t.member_id),
    foreignKey({
      name: 'lost_links_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
  ],
);
