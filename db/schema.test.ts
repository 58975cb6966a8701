import { describe, expect, test } from 'vitest';
import { dietaryTypes } from '#domain/responses/dietary.ts';
import { guestTypes } from '#domain/groups/guest-group.ts';
import { paymentMethods, purchaseStatuses } from '#domain/gifts/purchases.ts';
import { tableTypes } from '#domain/seating/seating.ts';
import { demoWedding, groupNamed, invitationTo, type TestWedding } from '#tests/support/wedding.ts';

type Row = Record<string, string | number | null>;

const at = { created_at: 0, updated_at: 0 };

/** A valid row of each table, with the demo's groups. */
const validRows = (wedding: TestWedding): Record<string, Row> => {
  const penaloza = groupNamed(wedding, 'Familia Peñaloza Ríos');
  const marta = groupNamed(wedding, 'Tía Marta');
  const tent = wedding.raw
    .prepare("select id from table_groups where name = 'Ancoa'")
    .pluck()
    .get();
  const ximena = groupNamed(wedding, 'Ximena e Isabel');
  return {
    users: { username: 'novia', password: 'hash', is_admin: 1 },
    events: { name: 'Ensayo', date: 0, location: 'Linares', description: 'Vals', day_number: 1 },
    guests: {
      group_name: 'Los Soto',
      name_key: 'los soto',
      access_code: 'ABCD',
      guest_type: 'familia',
      invited_by: 'Violeta',
      ...at,
    },
    guest_members: { guest_id: marta.id, name: 'Pedro', dietary_restriction_type: 'None' },
    guest_events: { guest_id: marta.id, event_id: 46, ...at },
    guest_event_responses: {
      guest_event_id: invitationTo(penaloza, 45),
      member_id: penaloza.members[0]!.id,
      guest_id: penaloza.id,
      is_attending: 1,
      ...at,
    },
    table_groups: { event_id: 45, name: 'Tercera', type: 'carpa 4m', capacity: 4, ...at },
    guest_event_table_assignments: {
      table_group_id: Number(tent),
      guest_id: ximena.id,
      event_id: 45,
      ...at,
    },
    gifts: { name: 'Paseo', description: 'En bote', price: 1, visible: 1, ...at },
    purchases: {
      guest_id: marta.id,
      total_amount: 1000,
      confirmation_code: 'c0de',
      status: 'pending',
      payment_method: 'transfer',
      ...at,
    },
    purchase_items: { purchase_id: 1, gift_id: 1, quantity: 20, unit_price: 1 },
    campaigns: { kind: 'template', text: 'Hola', created_at: 0 },
    messages: {
      campaign_id: 1,
      member_id: marta.members[0]!.id,
      guest_id: marta.id,
      state: 'queued',
      queued_at: 0,
      updated_at: 0,
    },
    opened_chats: { member_id: marta.members[0]!.id, guest_id: marta.id, opened_at: 0 },
    notices: { id: 1, text: 'Hola', starts_at: 0, urgent: 0, ...at },
    notice_views: { notice_id: 1, guest_id: marta.id, seen_at: 0 },
    pushed_notices: { notice_id: 1, guest_id: marta.id, pushed_at: 0 },
    push_subscriptions: phone,
    push_deliveries: { token_hash: 'a', event_id: 45, due_at: 0, expires_at: 1 },
    lost_links: { guest_id: marta.id, member_id: marta.members[0]!.id, requested_at: 0 },
    outbox: { id: 1, paused_at: 0, pause_reason: 'couple' },
    guest_sessions: { token_hash: 'a', guest_id: marta.id, created_at: 0, expires_at: 1 },
    idempotency_keys: {
      guest_id: marta.id,
      key: 'k',
      request_hash: 'h',
      status: 200,
      answer: '{}',
      created_at: 0,
    },
  };
};

const phone = { token_hash: 'a', endpoint: 'https://x', p256dh: 'k', auth: 'k', created_at: 0 };

const insert = ({ raw }: TestWedding, table: string, row: Row) => {
  if (table === 'notice_views' || table === 'pushed_notices') {
    raw.exec(
      "insert into notices (id, text, starts_at, urgent, created_at, updated_at) values (1, 'x', 0, 0, 0, 0)",
    );
  }
  if (table.startsWith('push_')) {
    raw.exec(
      `insert into guest_sessions (token_hash, guest_id, created_at, expires_at) select 'a', min(id), 0, 1 from guests`,
    );
  }
  if (table === 'push_deliveries') insertRow({ raw }, 'push_subscriptions', phone);
  // Messages reference a campaign.
  if (table === 'messages') {
    raw.exec("insert or ignore into campaigns (id, kind, created_at) values (1, 'template', 0)");
  }
  insertRow({ raw }, table, row);
};

const insertRow = ({ raw }: Pick<TestWedding, 'raw'>, table: string, row: Row) => {
  const columns = Object.keys(row);
  raw
    .prepare(`insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`)
    .run(...Object.values(row));
};

const tables = [
  ...['users', 'events', 'guests', 'guest_members', 'guest_events', 'guest_event_responses'],
  ...['table_groups', 'guest_event_table_assignments', 'gifts', 'purchases', 'purchase_items'],
  ...['guest_sessions', 'idempotency_keys', 'campaigns', 'messages', 'opened_chats', 'outbox'],
  ...['lost_links', 'notices', 'notice_views', 'pushed_notices'],
  ...['push_subscriptions', 'push_deliveries'],
];

test.each(tables)('a valid row of %s is taken', (table) => {
  const wedding = demoWedding();
  insert(wedding, table, validRows(wedding)[table]!);
});

/** Constraints of each table, tested without the models: the change to a valid row that breaks a rule. */
const rejected: [
  table: string,
  change: Row,
  rule: 'CHECK' | 'UNIQUE' | 'FOREIGN KEY' | 'NOT NULL',
][] = [
  ['users', { is_admin: 2 }, 'CHECK'],
  ['users', { username: '  ' }, 'CHECK'],
  ['users', { password: null }, 'NOT NULL'],
  ['events', { name: '' }, 'CHECK'],
  ['events', { day_number: 0 }, 'CHECK'],
  ['events', { date: null }, 'NOT NULL'],
  ['events', { location: null }, 'NOT NULL'],
  ['guests', { group_name: ' ' }, 'CHECK'],
  ['guests', { name_key: '' }, 'CHECK'],
  ['guests', { access_code: '' }, 'CHECK'],
  ['guests', { guest_type: 'empresa' }, 'CHECK'],
  ['guests', { guest_type: 'Familia' }, 'CHECK'],
  ['guests', { invited_by: '' }, 'CHECK'],
  ['guests', { group_name: 'Tía Marta' }, 'UNIQUE'],
  ['guests', { name_key: 'tia marta' }, 'UNIQUE'],
  ['guest_members', { name: '' }, 'CHECK'],
  ['guest_members', { dietary_restriction_type: 'GlutenFree' }, 'CHECK'],
  ['guest_members', { dietary_restriction_spec: 'maní' }, 'CHECK'],
  ['guest_members', { guest_id: 999 }, 'FOREIGN KEY'],
  ['guest_events', { event_id: 49 }, 'UNIQUE'],
  ['guest_events', { event_id: 999 }, 'FOREIGN KEY'],
  ['guest_events', { guest_id: 999 }, 'FOREIGN KEY'],
  ['guest_event_responses', { is_attending: 2 }, 'CHECK'],
  ['guest_event_responses', { guest_event_id: 999 }, 'FOREIGN KEY'],
  ['guest_event_responses', { member_id: 999 }, 'FOREIGN KEY'],
  ['table_groups', { type: 'carpa 7m' }, 'CHECK'],
  ['table_groups', { capacity: 0 }, 'CHECK'],
  ['table_groups', { color: 'red' }, 'CHECK'],
  ['table_groups', { color: '#12345' }, 'CHECK'],
  ['table_groups', { color: '#1234567' }, 'CHECK'],
  ['table_groups', { name: '' }, 'CHECK'],
  ['table_groups', { event_id: 999 }, 'FOREIGN KEY'],
  ['guest_event_table_assignments', { table_group_id: 999 }, 'FOREIGN KEY'],
  ['gifts', { price: 0 }, 'CHECK'],
  ['gifts', { name: '' }, 'CHECK'],
  ['gifts', { visible: 2 }, 'CHECK'],
  ['gifts', { kind: 'rented' }, 'CHECK'],
  ['gifts', { kind: 'shares' }, 'CHECK'],
  ['gifts', { kind: 'shares', shares: 1 }, 'CHECK'],
  ['gifts', { kind: 'shares', shares: 101 }, 'CHECK'],
  ['gifts', { kind: 'open', shares: 10 }, 'CHECK'],
  ['purchases', { status: 'paid' }, 'CHECK'],
  ['purchases', { payment_method: 'cash' }, 'CHECK'],
  ['purchases', { guest_id: 999 }, 'FOREIGN KEY'],
  ['purchases', { confirmation_code: 'demo-a1f0c3e59b7d42688e13aa0467d9f2b1' }, 'UNIQUE'],
  ['purchase_items', { quantity: 0 }, 'CHECK'],
  ['purchase_items', { quantity: 21 }, 'CHECK'],
  ['purchase_items', { unit_price: 0 }, 'CHECK'],
  ['purchase_items', { gift_id: 2, unit_price: 60_000 }, 'UNIQUE'],
  ['purchase_items', { gift_id: 999 }, 'FOREIGN KEY'],
  ['purchase_items', { purchase_id: 999 }, 'FOREIGN KEY'],
  ['campaigns', { kind: 'spam' }, 'CHECK'],
  ['messages', { state: 'sent' }, 'CHECK'],
  ['messages', { failure: 'no_idea' }, 'CHECK'],
  ['messages', { campaign_id: 999 }, 'FOREIGN KEY'],
  ['messages', { guest_id: 1 }, 'FOREIGN KEY'],
  ['opened_chats', { member_id: 999 }, 'FOREIGN KEY'],
  ['lost_links', { guest_id: 1 }, 'FOREIGN KEY'],
  ['notices', { text: ' ' }, 'CHECK'],
  ['notices', { event_id: 1 }, 'FOREIGN KEY'],
  ['push_subscriptions', { token_hash: 'b' }, 'FOREIGN KEY'],
  ['push_deliveries', { token_hash: 'b' }, 'FOREIGN KEY'],
  ['push_deliveries', { event_id: null }, 'CHECK'],
  ['push_deliveries', { notice_id: 1 }, 'CHECK'],
  ['push_deliveries', { event_id: 999 }, 'FOREIGN KEY'],
  ['pushed_notices', { guest_id: 999 }, 'FOREIGN KEY'],
  ['notice_views', { guest_id: 999 }, 'FOREIGN KEY'],
  ['notice_views', { notice_id: 2 }, 'FOREIGN KEY'],
  ['outbox', { id: 2 }, 'CHECK'],
  ['outbox', { paused_at: null }, 'CHECK'],
  ['outbox', { pause_reason: 'boredom' }, 'CHECK'],
  ['guest_sessions', { guest_id: 999 }, 'FOREIGN KEY'],
  ['idempotency_keys', { guest_id: 999 }, 'FOREIGN KEY'],
];

test.each(rejected)('a row of %s with %o breaks its %s rule', (table, change, rule) => {
  const wedding = demoWedding();
  expect(() => insert(wedding, table, { ...validRows(wedding)[table]!, ...change })).toThrow(
    `${rule} constraint failed`,
  );
});

describe('an answer', () => {
  test('joins a member and an invitation of one group only', () => {
    const wedding = demoWedding();
    const row = validRows(wedding)['guest_event_responses']!;
    const marta = groupNamed(wedding, 'Tía Marta');
    const foreignMember = { ...row, member_id: marta.members[0]!.id };
    expect(() => insert(wedding, 'guest_event_responses', foreignMember)).toThrow('FOREIGN KEY');
    expect(() =>
      insert(wedding, 'guest_event_responses', { ...foreignMember, guest_id: marta.id }),
    ).toThrow('FOREIGN KEY');
  });

  test('is one per member and event', () => {
    const wedding = demoWedding();
    const row = validRows(wedding)['guest_event_responses']!;
    insert(wedding, 'guest_event_responses', row);
    expect(() => insert(wedding, 'guest_event_responses', row)).toThrow('UNIQUE');
  });

  test('may be set back to pending', () => {
    const wedding = demoWedding();
    const row = validRows(wedding)['guest_event_responses']!;
    insert(wedding, 'guest_event_responses', { ...row, is_attending: null });
  });
});

describe('a seat', () => {
  test('needs an invitation to the event', () => {
    const wedding = demoWedding();
    const row = validRows(wedding)['guest_event_table_assignments']!;
    const marta = groupNamed(wedding, 'Tía Marta');
    expect(() =>
      insert(wedding, 'guest_event_table_assignments', { ...row, guest_id: marta.id }),
    ).toThrow('FOREIGN KEY');
  });

  test('is at a table of that very event', () => {
    const wedding = demoWedding();
    const row = validRows(wedding)['guest_event_table_assignments']!;
    expect(() =>
      insert(wedding, 'guest_event_table_assignments', { ...row, event_id: 49 }),
    ).toThrow('FOREIGN KEY');
  });

  test('is one per group and event', () => {
    const wedding = demoWedding();
    const row = validRows(wedding)['guest_event_table_assignments']!;
    const montecinos = groupNamed(wedding, 'Los Montecinos');
    expect(() =>
      insert(wedding, 'guest_event_table_assignments', { ...row, guest_id: montecinos.id }),
    ).toThrow('UNIQUE');
  });
});

test.each([
  ['guests', 'guest_type', guestTypes],
  ['table_groups', 'type', tableTypes],
  ['purchases', 'status', purchaseStatuses],
  ['purchases', 'payment_method', paymentMethods],
  ['guest_members', 'dietary_restriction_type', dietaryTypes],
] as const)('%s.%s takes every value of the domain', (table, column, values) => {
  for (const value of values) {
    const wedding = demoWedding();
    insert(wedding, table, { ...validRows(wedding)[table]!, [column]: value });
  }
});

test('a group or a gift with a purchase stays, also past the models', () => {
  const { raw } = demoWedding();
  expect(() => raw.prepare('delete from gifts where id = 2').run()).toThrow('FOREIGN KEY');
  expect(() =>
    raw.prepare('delete from guests where id = (select guest_id from purchases)').run(),
  ).toThrow('FOREIGN KEY');
});
