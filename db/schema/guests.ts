import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { dietarySeverities, dietaryTypes } from '#domain/responses/dietary.ts';
import { ageGroups, ageLimit, type PersonNeed } from '#domain/groups/profile.ts';
import { extraPlacesLimit } from '#domain/groups/companions.ts';
import { codeAlphabet, guestTypes, linkTokenLength } from '#domain/groups/guest-group.ts';
import { timestamp, notBlank, oneOf, randomCharacters, timestampColumns } from '../columns.ts';

/** Token of a link that opens one group's invitation without a name or a code. */
export const newLinkToken = randomCharacters(codeAlphabet, linkTokenLength);

/** A row is a group of guests. `name_key` is the normalised name used in comparisons. */
export const guests = sqliteTable(
  'guests',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    group_name: text('group_name').notNull().unique(),
    name_key: text('name_key').notNull().unique(),
    access_code: text('access_code').notNull(),
    /** Renewed together with the code. */
    link_token: text('link_token').notNull().unique().default(newLinkToken),
    guest_type: text('guest_type', { enum: guestTypes }).notNull().default('individual'),
    invited_by: text('invited_by').notNull(),
    /** How many people the group may bring whom the couple does not know by name. */
    extra_places: integer('extra_places').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** First sign-in of the group; null: their invitation was never opened. */
    first_signed_in_at: timestamp('first_signed_in_at'),
    /** When the group was erased; its purchases stay in the accounts without a name. */
    erased_at: timestamp('erased_at'),
    ...timestampColumns,
  },
  (t) => [
    check('guests_group_name', notBlank(t.group_name)),
    check('guests_name_key', notBlank(t.name_key)),
    check('guests_access_code', notBlank(t.access_code)),
    check('guests_link_token', notBlank(t.link_token)),
    check('guests_guest_type', oneOf(t.guest_type, guestTypes)),
    check('guests_invited_by', notBlank(t.invited_by)),
    check(
      'guests_extra_places',
      sql`${t.extra_places} between 0 and ${sql.raw(`${extraPlacesLimit}`)}`,
    ),
  ],
);

export const guestMembers = sqliteTable(
  'guest_members',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    dietary_restriction_type: text('dietary_restriction_type', { enum: dietaryTypes })
      .notNull()
      .default('None'),
    dietary_restriction_spec: text('dietary_restriction_spec'),
    dietary_severity: text('dietary_severity', { enum: dietarySeverities }),
    age_group: text('age_group', { enum: ageGroups }).notNull().default('adult'),
    age: integer('age'),
    needs: text('needs', { mode: 'json' }).notNull().$type<readonly PersonNeed[]>().default([]),
    needs_note: text('needs_note'),
    email: text('email'),
    phone: text('phone'),
    /** Parsed from `phone` when it is saved; null without a number, see `phoneColumns`. */
    phone_e164: text('phone_e164'),
    phone_doubtful: integer('phone_doubtful', { mode: 'boolean' }),
    /** Brought by the group, on one of its extra places. */
    is_companion: integer('is_companion', { mode: 'boolean' }).notNull().default(false),
    /** The number that the group's phone gave a companion: sent twice, it is one person. */
    companion_ref: integer('companion_ref'),
  },
  (t) => [
    index('guest_members_guest').on(t.guest_id),
    index('guest_members_phone').on(t.phone_e164),
    // Target of the responses' foreign key, so that a response can only join a member and an invitation of
    // one group.
    unique('guest_members_of_group').on(t.id, t.guest_id),
    unique('guest_members_companion_ref').on(t.guest_id, t.companion_ref),
    check('guest_members_name', notBlank(t.name)),
    check('guest_members_diet', oneOf(t.dietary_restriction_type, dietaryTypes)),
    check('guest_members_severity', oneOf(t.dietary_severity, dietarySeverities)),
    check('guest_members_age_group', oneOf(t.age_group, ageGroups)),
    check(
      'guest_members_age',
      sql`${t.age} is null or ${t.age} between 0 and ${sql.raw(`${ageLimit}`)}`,
    ),
    check(
      'guest_members_severe_diet',
      sql`${t.dietary_severity} is null or ${t.dietary_restriction_type} <> 'None'`,
    ),
    check(
      'guest_members_diet_spec',
      sql`${t.dietary_restriction_spec} is null or ${t.dietary_restriction_type} = 'Other'`,
    ),
  ],
);
