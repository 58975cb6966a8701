import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { dietarySeverities, dietaryTypes } from '#domain/responses/dietary.ts';
import { menus } from '#domain/groups/profile.ts';
import { timestamp, notBlank, oneOf } from '../columns.ts';
import { events } from './events.ts';
import { users } from './users.ts';

/** The kitchen's sheet of an event, when the couple marked it as sent. */
export const kitchenSheets = sqliteTable(
  'kitchen_sheets',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** How many people it was for; of those erased since nothing else is left. */
    people: integer('people').notNull(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    sent_at: timestamp('sent_at').notNull(),
  },
  (t) => [index('kitchen_sheets_event').on(t.event_id)],
);

/**
 * The people on a sent sheet. They have no foreign key to their group: the kitchen has to be told of a person who
 * was removed. `clearFromKitchenSheets` deletes them with the last data of the group.
 */
export const kitchenSheetPeople = sqliteTable(
  'kitchen_sheet_people',
  {
    sheet_id: integer('sheet_id')
      .notNull()
      .references(() => kitchenSheets.id, { onDelete: 'cascade' }),
    member_id: integer('member_id').notNull(),
    guest_id: integer('guest_id').notNull(),
    name: text('name').notNull(),
    dietary_restriction_type: text('dietary_restriction_type', { enum: dietaryTypes })
      .notNull()
      .default('None'),
    dietary_restriction_spec: text('dietary_restriction_spec'),
    dietary_severity: text('dietary_severity', { enum: dietarySeverities }),
    menu: text('menu', { enum: menus }).notNull().default('adult'),
    /** The table's name at that time. */
    table_name: text('table_name'),
  },
  (t) => [
    primaryKey({ columns: [t.sheet_id, t.member_id] }),
    index('kitchen_sheet_people_group').on(t.guest_id),
    check('kitchen_sheet_people_name', notBlank(t.name)),
    check('kitchen_sheet_people_diet', oneOf(t.dietary_restriction_type, dietaryTypes)),
    check('kitchen_sheet_people_severity', oneOf(t.dietary_severity, dietarySeverities)),
    check('kitchen_sheet_people_menu', oneOf(t.menu, menus)),
  ],
);
