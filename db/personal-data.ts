import type { InferSelectModel } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ReasonName } from './personal-data-reasons.ts';
import type * as schema from './schema.ts';

type Tables = {
  [
    Key in keyof typeof schema as (typeof schema)[Key] extends SQLiteTable
      ? (typeof schema)[Key]['_']['name']
      : never
  ]: Extract<(typeof schema)[Key], SQLiteTable>;
};

export type TableName = keyof Tables;

/** The reason `nobody`: the column alone identifies no guest, or is the couple's own text about the wedding. */
type Classified<Name extends TableName> = Partial<
  Record<ReasonName | 'none', readonly (keyof InferSelectModel<Tables[Name]> & string)[]>
>;

/** Every column of the database, once: a test finds a missing one. */
export const personalData: { [Name in TableName]: Classified<Name> } = {
  users: { none: ['id'], couple: ['username', 'password', 'is_admin'] },
  admin_sessions: {
    couple: ['token_hash', 'user_id', 'authenticated_at', 'created_at', 'expires_at'],
  },

  guests: {
    none: ['id', 'version', 'erased_at'],
    invitation: [
      ...(['group_name', 'name_key', 'access_code', 'link_token', 'guest_type'] as const),
      'extra_places',
      ...(['created_at', 'updated_at'] as const),
    ],
    accounts: ['invited_by'],
    signIn: ['first_signed_in_at'],
  },
  guest_members: {
    none: ['id', 'companion_ref'],
    invitation: ['guest_id', 'name', 'is_companion'],
    diet: ['dietary_restriction_type', 'dietary_restriction_spec', 'dietary_severity'],
    needs: ['age_group', 'age', 'needs', 'needs_note'],
    email: ['email'],
    phone: ['phone', 'phone_e164', 'phone_doubtful'],
  },
  guest_sessions: {
    none: ['pass_bytes'],
    signIn: [
      ...(['token_hash', 'guest_id', 'created_at', 'expires_at'] as const),
      ...(['pass_complete', 'pass_saved_at', 'pass_seen_at'] as const),
    ],
  },
  notices: {
    none: [
      ...(['id', 'text', 'event_id', 'starts_at', 'ends_at', 'urgent'] as const),
      ...(['queued_at', 'created_at', 'updated_at'] as const),
    ],
  },
  notice_views: { none: ['notice_id'], messages: ['guest_id', 'seen_at'] },
  pushed_notices: { none: ['notice_id'], messages: ['guest_id', 'pushed_at'] },
  push_subscriptions: { signIn: ['token_hash', 'endpoint', 'p256dh', 'auth', 'created_at'] },
  push_deliveries: {
    none: ['id', 'notice_id', 'event_id', 'attempts', 'due_at', 'expires_at'],
    messages: ['token_hash'],
  },
  helpers: {
    none: ['id', 'question_id', 'expires_at', 'created_at'],
    couple: ['name', 'token_hash'],
  },
  helper_events: { none: ['event_id'], couple: ['helper_id'] },
  arrivals: {
    none: ['id', 'fact_id'],
    answers: ['member_id', 'guest_id', 'event_id', 'arrived', 'at'],
  },
  boardings: {
    none: ['id', 'fact_id', 'question_id'],
    answers: ['member_id', 'guest_id', 'boarded', 'at'],
  },
  surprises: {
    none: ['id', 'fact_id', 'status'],
    answers: ['event_id', 'kind', 'name', 'host', 'member_id', 'guest_id', 'at'],
  },
  photos: {
    none: [
      ...(['id', 'file', 'event_id', 'checksum', 'status', 'size'] as const),
      ...(['width', 'height', 'tone', 'created_at', 'decided_at'] as const),
    ],
    photos: ['guest_id'],
  },
  photo_links: { none: ['id', 'purpose', 'event_id', 'created_at'], couple: ['token'] },
  lost_links: {
    none: ['id'],
    signIn: ['guest_id', 'member_id', 'requested_at', 'settled_at'],
  },
  login_failures: { attempts: ['subject', 'address', 'count', 'last_failed_at'] },
  idempotency_keys: {
    none: ['id', 'user_id', 'status'],
    repeats: ['guest_id', 'key', 'request_hash', 'answer', 'created_at'],
  },

  guest_events: {
    none: ['id'],
    answers: ['guest_id', 'event_id', 'created_at', 'updated_at'],
  },
  guest_event_responses: {
    none: ['id', 'version'],
    answers: [
      ...(['guest_event_id', 'member_id', 'guest_id', 'is_attending'] as const),
      ...(['created_at', 'updated_at'] as const),
    ],
  },
  change_requests: {
    none: ['id'],
    answers: [
      ...(['guest_id', 'event_id', 'responses', 'message', 'late', 'status', 'note'] as const),
      ...(['answers', 'created_at', 'decided_at'] as const),
    ],
  },
  question_answers: {
    none: ['id', 'question_id'],
    answers: [
      ...(['guest_id', 'member_id', 'event_id'] as const),
      ...(['value', 'option_id', 'created_at', 'updated_at'] as const),
    ],
  },
  guest_event_table_assignments: {
    none: ['id'],
    seats: ['table_group_id', 'guest_id', 'event_id', 'is_split', 'created_at', 'updated_at'],
  },
  member_event_table_assignments: {
    none: ['id', 'is_split'],
    seats: ['member_id', 'guest_id', 'event_id', 'table_group_id', 'created_at', 'updated_at'],
  },
  kitchen_sheets: { none: ['id', 'event_id', 'people', 'sent_at'], couple: ['user_id'] },
  kitchen_sheet_people: {
    none: ['sheet_id'],
    invitation: ['member_id', 'guest_id', 'name'],
    diet: ['dietary_restriction_type', 'dietary_restriction_spec', 'dietary_severity'],
    needs: ['menu'],
    seats: ['table_name'],
  },
  seating_wishes: { none: ['id'], seats: ['guest_id', 'other_id', 'kind'] },

  campaigns: { none: ['id', 'kind', 'submission_key', 'created_at'], messages: ['text'] },
  messages: {
    none: ['id'],
    messages: [
      ...(['campaign_id', 'member_id', 'guest_id', 'state', 'failure', 'channel'] as const),
      ...(['channel_id', 'queued_at', 'left_at', 'updated_at'] as const),
    ],
  },
  opened_chats: { none: ['id'], messages: ['member_id', 'guest_id', 'opened_at'] },
  channel_keys: { channel: ['type', 'id', 'sealed'] },

  purchases: {
    none: ['id'],
    accounts: [
      ...(['guest_id', 'total_amount', 'confirmation_code', 'status', 'payment_method'] as const),
      ...([
        'is_practice',
        'payment_id',
        'preference_id',
        'external_reference',
        'expires_at',
      ] as const),
      ...(['next_check_at', 'thanked_at', 'created_at', 'updated_at'] as const),
    ],
    giftWords: ['message_for_couple', 'init_point', 'sandbox_init_point'],
    repeats: ['idempotency_key', 'request_hash'],
  },
  purchase_items: {
    none: ['id'],
    accounts: ['purchase_id', 'gift_id', 'quantity', 'unit_price'],
  },
  payments: {
    accounts: [
      ...(['id', 'purchase_id', 'status', 'amount', 'currency', 'refunded_amount'] as const),
      'updated_at',
    ],
  },
  purchase_alerts: {
    none: ['id'],
    accounts: ['purchase_id', 'payment_id', 'kind', 'created_at', 'seen_at'],
  },
  practice_preferences: {
    accounts: [
      ...(['id', 'idempotency_key', 'external_reference', 'amount', 'items'] as const),
      ...(['notification_url', 'return_url', 'created_at'] as const),
    ],
  },
  practice_payments: { none: ['id'], accounts: ['preference_id', 'status', 'updated_at'] },

  changes: {
    none: ['id', 'subject', 'action', 'event_id'],
    history: ['at', 'actor', 'actor_id', 'guest_id', 'details'],
  },
  removals: {
    none: ['id', 'kind', 'event_id'],
    bin: [
      ...(['subject_id', 'guest_id', 'name', 'people', 'answers', 'rows'] as const),
      ...(['actor', 'actor_id', 'removed_at'] as const),
    ],
  },
  erasures: {
    none: ['id', 'kind', 'at', 'groups', 'people', 'numbers', 'cleaned_at'],
  },
  erasure_switches: { none: ['kind', 'switched_on_at'] },

  events: {
    none: [
      ...(['id', 'name', 'date', 'end_date', 'location', 'description', 'image_url'] as const),
      ...(['day_number', 'delay_minutes', 'dresscode', 'rsvp_deadline', 'version'] as const),
    ],
  },
  questions: {
    none: [
      ...(['id', 'text', 'help', 'kind', 'options', 'scope', 'event_id', 'required'] as const),
      ...(['position', 'capacity', 'version'] as const),
    ],
  },
  table_groups: {
    none: [
      ...(['id', 'event_id', 'name', 'type', 'capacity', 'color', 'position_x'] as const),
      ...(['position_y', 'version', 'created_at', 'updated_at'] as const),
    ],
  },
  published_seatings: { none: ['event_id'] },
  gifts: {
    none: [
      ...(['id', 'name', 'description', 'price', 'image_url', 'visible'] as const),
      ...(['kind', 'shares', 'version', 'created_at', 'updated_at'] as const),
    ],
  },
  site_parts: { none: ['part', 'content', 'version', 'updated_at'] },
  publications: { none: ['id', 'at', 'parts', 'from_files'], couple: ['user_id'] },
  site_pictures: { none: ['id', 'width', 'height', 'tone', 'created_at'] },
  settings: {
    none: [
      ...(['id', 'rsvp_deadline', 'desk_words', 'ask_people', 'phase'] as const),
      ...(['album_from', 'version'] as const),
    ],
  },
  channel_settings: { none: ['name'], couple: ['value', 'sealed'] },
  outbox: {
    none: ['id', 'paused_at', 'pause_reason', 'not_before', 'round_began_at'],
  },
};
