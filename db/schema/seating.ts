import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  real,
  sqliteTable,
  text,
  unique,
} from 'drizzle-orm/sqlite-core';
import { tableTypes, wishKinds } from '#domain/seating/seating.ts';
import { notBlank, oneOf, timestampColumns } from '../columns.ts';
import { events } from './events.ts';
import { guests, guestMembers } from './guests.ts';
import { guestEvents } from './invitations.ts';

/** A table or a tent of one event. */
export const tableGroups = sqliteTable(
  'table_groups',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', { enum: tableTypes }).notNull().default('mesa'),
    capacity: integer('capacity').notNull().default(10),
    color: text('color').notNull().default('#DDDDDD'),
    position_x: real('position_x').notNull().default(0),
    position_y: real('position_y').notNull().default(0),
    version: integer('version').notNull().default(1),
    ...timestampColumns,
  },
  (t) => [
    unique('table_groups_of_event').on(t.id, t.event_id),
    index('table_groups_event').on(t.event_id),
    check('table_groups_name', notBlank(t.name)),
    check('table_groups_type', oneOf(t.type, tableTypes)),
    check('table_groups_capacity', sql`${t.capacity} >= 1`),
    check(
      'table_groups_color',
      sql`${t.color} glob '#[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]'`,
    ),
  ],
);

/**
 * A group's seat at an event it is invited to; it is deleted with the invitation. A group whose members are
 * seated separately has no table here, only its members have.
 */
export const guestEventTableAssignments = sqliteTable(
  'guest_event_table_assignments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    table_group_id: integer('table_group_id'),
    guest_id: integer('guest_id').notNull(),
    event_id: integer('event_id').notNull(),
    is_split: integer('is_split', { mode: 'boolean' }).notNull().default(false),
    ...timestampColumns,
  },
  (t) => [
    unique('guest_event_table_assignments_once').on(t.guest_id, t.event_id),
    // Target of the foreign key of members' seats, so that no member has a seat beside the whole group's.
    unique('guest_event_table_assignments_split').on(t.guest_id, t.event_id, t.is_split),
    index('guest_event_table_assignments_table').on(t.table_group_id),
    foreignKey({
      name: 'guest_event_table_assignments_table',
      columns: [t.table_group_id, t.event_id],
      foreignColumns: [tableGroups.id, tableGroups.event_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'guest_event_table_assignments_invitation',
      columns: [t.guest_id, t.event_id],
      foreignColumns: [guestEvents.guest_id, guestEvents.event_id],
    }).onDelete('cascade'),
    check(
      'guest_event_table_assignments_whole_or_split',
      sql`${t.is_split} in (0, 1) and (${t.table_group_id} is null) = (${t.is_split} = 1)`,
    ),
  ],
);

/** The seat of one member of a split group: one per event, and only while the group is split. */
export const memberEventTableAssignments = sqliteTable(
  'member_event_table_assignments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    member_id: integer('member_id').notNull(),
    guest_id: integer('guest_id').notNull(),
    event_id: integer('event_id').notNull(),
    table_group_id: integer('table_group_id').notNull(),
    /** Always true: the foreign key then cannot match a whole group's seat. */
    is_split: integer('is_split', { mode: 'boolean' }).notNull().default(true),
    ...timestampColumns,
  },
  (t) => [
    unique('member_event_table_assignments_once').on(t.member_id, t.event_id),
    index('member_event_table_assignments_table').on(t.table_group_id),
    index('member_event_table_assignments_group').on(t.guest_id, t.event_id),
    foreignKey({
      name: 'member_event_table_assignments_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'member_event_table_assignments_of_group',
      columns: [t.guest_id, t.event_id, t.is_split],
      foreignColumns: [
        guestEventTableAssignments.guest_id,
        guestEventTableAssignments.event_id,
        guestEventTableAssignments.is_split,
      ],
    }).onDelete('cascade'),
    foreignKey({
      name: 'member_event_table_assignments_table',
      columns: [t.table_group_id, t.event_id],
      foreignColumns: [tableGroups.id, tableGroups.event_id],
    }).onDelete('cascade'),
    check('member_event_table_assignments_split', sql`${t.is_split} = 1`),
  ],
);

/** The events whose guests may see their seats. */
export const publishedSeatings = sqliteTable('published_seatings', {
  event_id: integer('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
});

/** Two groups that the couple wants at one table, or apart. The smaller id comes first. */
export const seatingWishes = sqliteTable(
  'seating_wishes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    other_id: integer('other_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: wishKinds }).notNull(),
  },
  (t) => [
    unique('seating_wishes_once').on(t.guest_id, t.other_id),
    index('seating_wishes_other').on(t.other_id),
    check('seating_wishes_order', sql`${t.guest_id} < ${t.other_id}`),
    check('seating_wishes_kind', oneOf(t.kind, wishKinds)),
  ],
);
