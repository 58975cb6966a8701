import { sql } from 'drizzle-orm';
import {
  blob,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  unique,
} from 'drizzle-orm/sqlite-core';
import { dietaryTypes } from '#domain/dietary.ts';
import { erasureKinds, timedErasures, type KeptNumbers } from '#domain/erasures.ts';
import { guestTypes } from '#domain/guest-group.ts';
import { actions, actorKinds, removalKinds, subjects } from '#domain/history.ts';
import {
  campaignKinds,
  messageFaults,
  messageStates,
  pauseReasons,
} from '#domain/outgoing-message.ts';
import {
  alertKinds,
  paymentMethods,
  paymentStatuses,
  purchaseStatuses,
} from '#domain/purchases.ts';
import { tableTypes, wishKinds } from '#domain/seating.ts';
import { instant, notBlank, oneOf, timestamps } from './columns.ts';

/** Those who run the wedding. `password` holds an argon2id hash. */
export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    username: text('username').notNull().unique(),
    password: text('password').notNull(),
    is_admin: integer('is_admin', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    check('users_is_admin', sql`${t.is_admin} in (0, 1)`),
    check('users_username', notBlank(t.username)),
  ],
);

export const events = sqliteTable(
  'events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    date: instant('date').notNull(),
    end_date: instant('end_date'),
    location: text('location').notNull(),
    description: text('description').notNull(),
    image_url: text('image_url'),
    day_number: integer('day_number').notNull().default(1),
    dresscode: text('dresscode'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('events_name', notBlank(t.name)),
    check('events_day_number', sql`${t.day_number} >= 1`),
  ],
);

/** A row is a group of guests. `name_key` is how its name is compared. */
export const guests = sqliteTable(
  'guests',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    group_name: text('group_name').notNull().unique(),
    name_key: text('name_key').notNull().unique(),
    access_code: text('access_code').notNull(),
    guest_type: text('guest_type', { enum: guestTypes }).notNull().default('individual'),
    invited_by: text('invited_by').notNull(),
    version: integer('version').notNull().default(1),
    /** When somebody of the group first came in; null: their invitation was never opened. */
    first_signed_in_at: instant('first_signed_in_at'),
    /** What it gave is still in the accounts, and nobody knows any more who it was. */
    erased_at: instant('erased_at'),
    ...timestamps,
  },
  (t) => [
    check('guests_group_name', notBlank(t.group_name)),
    check('guests_name_key', notBlank(t.name_key)),
    check('guests_access_code', notBlank(t.access_code)),
    check('guests_guest_type', oneOf(t.guest_type, guestTypes)),
    check('guests_invited_by', notBlank(t.invited_by)),
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
    email: text('email'),
    phone: text('phone'),
  },
  (t) => [
    index('guest_members_guest').on(t.guest_id),
    // What answers point at, so that an answer can only join a member and an invitation of one group.
    unique('guest_members_of_group').on(t.id, t.guest_id),
    check('guest_members_name', notBlank(t.name)),
    check('guest_members_diet', oneOf(t.dietary_restriction_type, dietaryTypes)),
    check(
      'guest_members_diet_spec',
      sql`${t.dietary_restriction_spec} is null or ${t.dietary_restriction_type} = 'Other'`,
    ),
  ],
);

/** An invitation of a group to an event. */
export const guestEvents = sqliteTable(
  'guest_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    ...timestamps,
  },
  (t) => [
    unique('guest_events_once').on(t.guest_id, t.event_id),
    unique('guest_events_of_group').on(t.id, t.guest_id),
    index('guest_events_event').on(t.event_id),
  ],
);

/** One person's answer for one event: true, false, or null when set back to pending. */
export const guestEventResponses = sqliteTable(
  'guest_event_responses',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guest_event_id: integer('guest_event_id').notNull(),
    member_id: integer('member_id').notNull(),
    guest_id: integer('guest_id').notNull(),
    is_attending: integer('is_attending', { mode: 'boolean' }),
    version: integer('version').notNull().default(1),
    ...timestamps,
  },
  (t) => [
    unique('guest_event_responses_once').on(t.guest_event_id, t.member_id),
    index('guest_event_responses_member').on(t.member_id),
    foreignKey({
      name: 'guest_event_responses_invitation',
      columns: [t.guest_event_id, t.guest_id],
      foreignColumns: [guestEvents.id, guestEvents.guest_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'guest_event_responses_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
    check('guest_event_responses_answer', sql`${t.is_attending} in (0, 1)`),
  ],
);

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
    ...timestamps,
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
 * Where a group sits at an event it is invited to; the seat goes with the invitation. A group whose
 * people sit apart has no table here, only its members have.
 */
export const guestEventTableAssignments = sqliteTable(
  'guest_event_table_assignments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    table_group_id: integer('table_group_id'),
    guest_id: integer('guest_id').notNull(),
    event_id: integer('event_id').notNull(),
    is_split: integer('is_split', { mode: 'boolean' }).notNull().default(false),
    ...timestamps,
  },
  (t) => [
    unique('guest_event_table_assignments_once').on(t.guest_id, t.event_id),
    // What the seats of single members point at, so that nobody has one beside a whole group's.
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

/** Where one person of a split group sits: one place for an event, and only while the group is split. */
export const memberEventTableAssignments = sqliteTable(
  'member_event_table_assignments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    member_id: integer('member_id').notNull(),
    guest_id: integer('guest_id').notNull(),
    event_id: integer('event_id').notNull(),
    table_group_id: integer('table_group_id').notNull(),
    /** Always true: the half of the reference that a whole group's seat does not have. */
    is_split: integer('is_split', { mode: 'boolean' }).notNull().default(true),
    ...timestamps,
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

/** The events whose guests may see where they sit. */
export const publishedSeatings = sqliteTable('published_seatings', {
  event_id: integer('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
});

/** Two groups that the couple wants at one table, or at two. The smaller id stands first. */
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

/** A honeymoon experience. `price` in Chilean pesos. */
export const gifts = sqliteTable(
  'gifts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    price: integer('price').notNull(),
    image_url: text('image_url'),
    visible: integer('visible', { mode: 'boolean' }).notNull().default(true),
    version: integer('version').notNull().default(1),
    ...timestamps,
  },
  (t) => [
    check('gifts_name', notBlank(t.name)),
    check('gifts_price', sql`${t.price} >= 1`),
    check('gifts_visible', sql`${t.visible} in (0, 1)`),
  ],
);

/** Amounts in Chilean pesos. A group or gift with purchases cannot be deleted: money has a history. */
export const purchases = sqliteTable(
  'purchases',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'restrict' }),
    total_amount: integer('total_amount').notNull(),
    confirmation_code: text('confirmation_code').notNull().unique(),
    status: text('status', { enum: purchaseStatuses }).notNull().default('pending'),
    payment_method: text('payment_method', { enum: paymentMethods })
      .notNull()
      .default('mercadopago'),
    payment_id: text('payment_id'),
    preference_id: text('preference_id'),
    external_reference: text('external_reference').unique(),
    message_for_couple: text('message_for_couple'),
    /** One key of the guest's browser is one purchase, however often it is tapped. */
    idempotency_key: text('idempotency_key'),
    /** SHA-256 of what was asked with that key, hex. */
    request_hash: text('request_hash'),
    /** Where the guest pays; null until the provider has opened its checkout. */
    init_point: text('init_point'),
    sandbox_init_point: text('sandbox_init_point'),
    /** When the checkout closes. */
    expires_at: instant('expires_at'),
    /** When the provider is asked next; null when it is not. */
    next_check_at: instant('next_check_at'),
    thanked_at: instant('thanked_at'),
    ...timestamps,
  },
  (t) => [
    index('purchases_guest').on(t.guest_id),
    index('purchases_status').on(t.status),
    index('purchases_next_check').on(t.next_check_at),
    unique('purchases_key').on(t.guest_id, t.idempotency_key),
    check('purchases_total_amount', sql`${t.total_amount} >= 1`),
    check('purchases_status_known', oneOf(t.status, purchaseStatuses)),
    check('purchases_payment_method', oneOf(t.payment_method, paymentMethods)),
  ],
);

export const purchaseItems = sqliteTable(
  'purchase_items',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    purchase_id: integer('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    gift_id: integer('gift_id')
      .notNull()
      .references(() => gifts.id, { onDelete: 'restrict' }),
    quantity: integer('quantity').notNull().default(1),
    unit_price: integer('unit_price').notNull(),
  },
  (t) => [
    unique('purchase_items_once').on(t.purchase_id, t.gift_id),
    index('purchase_items_gift').on(t.gift_id),
    check('purchase_items_quantity', sql`${t.quantity} between 1 and 20`),
    check('purchase_items_unit_price', sql`${t.unit_price} >= 1`),
  ],
);

/** The provider's payments of a purchase, as it last told of them; by its own number. */
export const payments = sqliteTable(
  'payments',
  {
    id: text('id').primaryKey(),
    purchase_id: integer('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    status: text('status', { enum: paymentStatuses }).notNull(),
    amount: real('amount').notNull(),
    currency: text('currency').notNull(),
    refunded_amount: real('refunded_amount').notNull().default(0),
    /** The provider's `date_last_updated`. */
    updated_at: instant('updated_at').notNull(),
  },
  (t) => [
    index('payments_purchase').on(t.purchase_id),
    check('payments_status', oneOf(t.status, paymentStatuses)),
  ],
);

/** What the couple should look at; each told once. */
export const purchaseAlerts = sqliteTable(
  'purchase_alerts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    purchase_id: integer('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    payment_id: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: alertKinds }).notNull(),
    created_at: instant('created_at').notNull(),
    seen_at: instant('seen_at'),
  },
  (t) => [
    unique('purchase_alerts_once').on(t.payment_id, t.kind),
    index('purchase_alerts_purchase').on(t.purchase_id),
    check('purchase_alerts_kind', oneOf(t.kind, alertKinds)),
  ],
);

/** What the practice checkout remembers in Mercado Pago's place: it is asked like the real one. */
export const practicePreferences = sqliteTable('practice_preferences', {
  id: text('id').primaryKey(),
  idempotency_key: text('idempotency_key').notNull().unique(),
  external_reference: text('external_reference').notNull(),
  amount: integer('amount').notNull(),
  items: text('items', { mode: 'json' })
    .$type<{ title: string; quantity: number; unitPrice: number }[]>()
    .notNull(),
  notification_url: text('notification_url').notNull(),
  return_url: text('return_url').notNull(),
  created_at: instant('created_at').notNull(),
});

export const practicePayments = sqliteTable(
  'practice_payments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    preference_id: text('preference_id')
      .notNull()
      .references(() => practicePreferences.id, { onDelete: 'cascade' }),
    status: text('status', { enum: paymentStatuses }).notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (t) => [
    index('practice_payments_preference').on(t.preference_id),
    check('practice_payments_status', oneOf(t.status, paymentStatuses)),
  ],
);

/** `token_hash`: SHA-256 of the cookie's token, hex. The token itself is never stored. */
export const guestSessions = sqliteTable(
  'guest_sessions',
  {
    token_hash: text('token_hash').primaryKey(),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [index('guest_sessions_guest').on(t.guest_id)],
);

export const adminSessions = sqliteTable(
  'admin_sessions',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the password was last given: dangerous acts ask for a fresh one. */
    authenticated_at: instant('authenticated_at').notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [index('admin_sessions_user').on(t.user_id)],
);

/** Failed logins by what was named and from where; survives a restart. */
export const loginFailures = sqliteTable(
  'login_failures',
  {
    /** `guest:` or `admin:` and a hash of the name that was tried. */
    subject: text('subject').notNull(),
    address: text('address').notNull(),
    count: integer('count').notNull(),
    last_failed_at: instant('last_failed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.address] })],
);

/** The first answer to a call that carried an Idempotency-Key, given again to its repeats. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the call and its body, hex. */
    request_hash: text('request_hash').notNull(),
    answer: text('answer', { mode: 'json' }).notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.guest_id, t.key] })],
);

/**
 * The history: a line for every change, written in its transaction. It outlives what it tells of, so
 * nothing here points at a row; names are looked up when it is read.
 */
export const changes = sqliteTable(
  'changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: instant('at').notNull(),
    actor: text('actor', { enum: actorKinds }).notNull(),
    /** Of a group or of a user, as `actor` says. */
    actor_id: integer('actor_id'),
    subject: text('subject', { enum: subjects }).notNull(),
    action: text('action', { enum: actions }).notNull(),
    guest_id: integer('guest_id'),
    event_id: integer('event_id'),
    details: text('details', { mode: 'json' }).notNull(),
  },
  (t) => [
    index('changes_guest').on(t.guest_id),
    check('changes_actor', oneOf(t.actor, actorKinds)),
    check('changes_actor_id', sql`(${t.actor} = 'system') = (${t.actor_id} is null)`),
    check('changes_subject', oneOf(t.subject, subjects)),
    check('changes_action', oneOf(t.action, actions)),
  ],
);

/** What was removed, with every row that went along, until it is brought back or its days are over. */
export const removals = sqliteTable(
  'removals',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: removalKinds }).notNull(),
    /** The id that it had, and will have again. */
    subject_id: integer('subject_id').notNull(),
    /** The group it is, or is a part of. */
    guest_id: integer('guest_id'),
    event_id: integer('event_id'),
    name: text('name').notNull(),
    people: integer('people').notNull(),
    answers: integer('answers').notNull(),
    rows: text('rows', { mode: 'json' }).notNull(),
    actor: text('actor', { enum: actorKinds }).notNull(),
    actor_id: integer('actor_id'),
    removed_at: instant('removed_at').notNull(),
  },
  (t) => [
    unique('removals_once').on(t.kind, t.subject_id),
    index('removals_guest').on(t.guest_id),
    index('removals_removed_at').on(t.removed_at),
    check('removals_kind', oneOf(t.kind, removalKinds)),
    check('removals_actor', oneOf(t.actor, actorKinds)),
  ],
);

/** What was erased for good, and of whom only how many they were. */
export const erasures = sqliteTable(
  'erasures',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: erasureKinds }).notNull(),
    at: instant('at').notNull(),
    groups: integer('groups').notNull(),
    people: integer('people').notNull(),
    /** What stays as figures. */
    numbers: text('numbers', { mode: 'json' }).$type<KeptNumbers>(),
    /** When nothing of it was left in the file's free space and in the copies; null: still to be done. */
    cleaned_at: instant('cleaned_at'),
  },
  (t) => [check('erasures_kind', oneOf(t.kind, erasureKinds))],
);

/** The erasures that the couple has switched on, until they are carried out. */
export const erasureSwitches = sqliteTable(
  'erasure_switches',
  {
    kind: text('kind', { enum: timedErasures }).primaryKey(),
    switched_on_at: instant('switched_on_at').notNull(),
  },
  (t) => [check('erasure_switches_kind', oneOf(t.kind, timedErasures))],
);

/** What the WhatsApp connection must remember, by Baileys' own kinds and names; sealed. */
export const channelKeys = sqliteTable(
  'channel_keys',
  {
    type: text('type').notNull(),
    id: text('id').notNull(),
    sealed: blob('sealed', { mode: 'buffer' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.type, t.id] })],
);

/** How messages leave. A secret is sealed with a key that is not in this file. */
export const channelSettings = sqliteTable(
  'channel_settings',
  {
    name: text('name').primaryKey(),
    value: text('value'),
    sealed: blob('sealed', { mode: 'buffer' }),
  },
  (t) => [check('channel_settings_one', sql`(${t.value} is null) <> (${t.sealed} is null)`)],
);

/** What the couple sends at once to one group or to many. */
export const campaigns = sqliteTable(
  'campaigns',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: campaignKinds }).notNull(),
    /**
     * With its variables: every message is written as it leaves, so that no code stands here. Only a text
     * for one phone is stored as it is, until it has left.
     */
    text: text('text'),
    /** One tap of the couple's is one campaign, however often it arrives. */
    submission_key: text('submission_key').unique(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [check('campaigns_kind', oneOf(t.kind, campaignKinds))],
);

/** The outbox: one message to one person, what is known of it, and never its text. */
export const messages = sqliteTable(
  'messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    campaign_id: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    member_id: integer('member_id').notNull(),
    guest_id: integer('guest_id').notNull(),
    state: text('state', { enum: messageStates }).notNull().default('queued'),
    fault: text('fault', { enum: messageFaults }),
    /** Which channel took it, and by what id its receipts name it. */
    channel: text('channel'),
    channel_id: text('channel_id'),
    queued_at: instant('queued_at').notNull(),
    /** When it was handed to the channel. */
    left_at: instant('left_at'),
    updated_at: instant('updated_at').notNull(),
  },
  (t) => [
    unique('messages_once').on(t.campaign_id, t.member_id),
    index('messages_member').on(t.member_id, t.guest_id),
    index('messages_state').on(t.state),
    index('messages_left_at').on(t.left_at),
    index('messages_channel_id').on(t.channel_id),
    foreignKey({
      name: 'messages_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
    check('messages_state_known', oneOf(t.state, messageStates)),
    check('messages_fault_known', oneOf(t.fault, messageFaults)),
  ],
);

/** Chats that the couple opened with a message already written: what they sent there only they know. */
export const openedChats = sqliteTable(
  'opened_chats',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    member_id: integer('member_id').notNull(),
    guest_id: integer('guest_id').notNull(),
    opened_at: instant('opened_at').notNull(),
  },
  (t) => [
    index('opened_chats_member').on(t.member_id, t.guest_id),
    foreignKey({
      name: 'opened_chats_person',
      columns: [t.member_id, t.guest_id],
      foreignColumns: [guestMembers.id, guestMembers.guest_id],
    }).onDelete('cascade'),
  ],
);

/** How the sending stands: one row, from the first time that something is to be remembered. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey(),
    paused_at: instant('paused_at'),
    pause_reason: text('pause_reason', { enum: pauseReasons }),
    /** Not before this does the next message leave. */
    not_before: instant('not_before'),
    /** Chats opened earlier belong to an earlier round: they bear no tick. */
    round_began_at: instant('round_began_at'),
  },
  (t) => [
    check('outbox_one', sql`${t.id} = 1`),
    check('outbox_pause', sql`(${t.paused_at} is null) = (${t.pause_reason} is null)`),
    check('outbox_pause_reason', oneOf(t.pause_reason, pauseReasons)),
  ],
);
