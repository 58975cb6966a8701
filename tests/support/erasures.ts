import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { couple } from './demo.ts';
import { auditAt, type TestWedding } from './wedding.ts';

export const phone = '56987650001';
export const withoutName = (id: number) => `Grupo borrado n.º ${id}`;
export const audit = auditAt('2025-12-24T12:00Z');

export const newcomers = {
  group_name: 'Los Nuevos',
  access_code: 'ABCD',
  guest_type: 'pareja',
  invited_by: couple[0],
} as const;

/** Rows of one group in every table that holds personal data. */
export const plantRows = ({ raw }: TestWedding, id: number) => {
  const member = raw.prepare('select id from guest_members where guest_id = ?').pluck().get(id);
  const rows: [string, unknown[]][] = [
    ['update guest_members set phone_e164 = ? where id = ?', [`+${phone}`, member]],
    [
      'insert into guest_sessions (token_hash, guest_id, created_at, expires_at) values (?, ?, 1, 2)',
      [`hash ${id}`, id],
    ],
    [
      'insert into guest_sessions (token_hash, guest_id, created_at, expires_at) values (?, ?, 1, 2)',
      [`phone ${id}`, id],
    ],
    [
      "insert into push_subscriptions values (?, ?, 'k', 'k', 1)",
      [`phone ${id}`, `https://push.invalid/${id}`],
    ],
    [
      'insert into push_deliveries (token_hash, event_id, due_at, expires_at) values (?, 49, 1, 2)',
      [`phone ${id}`],
    ],
    ["insert into idempotency_keys values (null, ?, null, 'k', 'h', 200, '{}', 1)", [id]],
    ["insert into login_failures values ('guest:x', '192.0.2.7', 1, ?)", [Date.now()]],
    ["insert into campaigns (id, kind, text, created_at) values (901, 'direct', 'x', 1)", []],
    ["insert into campaigns (id, kind, text, created_at) values (902, 'template', 'Hola', 1)", []],
    ...[901, 902].map((campaign): [string, unknown[]] => [
      `insert into messages (campaign_id, member_id, guest_id, state, channel, channel_id, queued_at, updated_at)
       values (?, ?, ?, 'accepted', 'baileys', 'x', 1, 1)`,
      [campaign, member, id],
    ]),
    [
      `insert into change_requests (guest_id, event_id, responses, message, late, status, note, created_at)
       values (?, 49, '[]', 'x', 0, 'pending', 'x', 1)`,
      [id],
    ],
    [
      "insert into questions (id, text, kind, options, scope) values (901, '¿Bus?', 'text', '[]', 'group')",
      [],
    ],
    [
      `insert into question_answers (question_id, guest_id, value, created_at, updated_at)
       values (901, ?, '"x"', 1, 1)`,
      [id],
    ],
    ['insert into kitchen_sheets (id, event_id, people, sent_at) values (903, 49, 1, 1)', []],
    [
      `insert into kitchen_sheet_people (sheet_id, member_id, guest_id, name, dietary_restriction_type, table_name)
       values (903, ?, ?, 'x', 'Other', 'x')`,
      [member, id],
    ],
    ['insert into opened_chats (member_id, guest_id, opened_at) values (?, ?, 1)', [member, id]],
    [
      "insert or ignore into notices (id, text, starts_at, urgent, created_at, updated_at) values (904, 'x', 1, 0, 1, 1)",
      [],
    ],
    ['insert into notice_views (notice_id, guest_id, seen_at) values (904, ?, 1)', [id]],
    ['insert into pushed_notices (notice_id, guest_id, pushed_at) values (904, ?, 1)', [id]],
    [
      "insert into arrivals (fact_id, member_id, guest_id, event_id, arrived, at) values ('x', ?, ?, 49, 1, 1)",
      [member, id],
    ],
    [
      "insert into boardings (fact_id, member_id, guest_id, question_id, boarded, at) values ('x', ?, ?, 901, 1, 1)",
      [member, id],
    ],
    [
      `insert into surprises (fact_id, event_id, kind, name, host, member_id, guest_id, at)
       values (?, 49, 'declined', 'x', 'x', ?, ?, 1)`,
      [`x${id}`, member, id],
    ],
    [
      "insert into photos (file, guest_id, checksum, status, size, created_at) values (?, ?, ?, 'pending', 1, 1)",
      [`f${id}`, id, `c${id}`],
    ],
    ['insert into lost_links (member_id, guest_id, requested_at) values (?, ?, 1)', [member, id]],
    ["insert into channel_keys values ('session', ?, x'01')", [`${phone}.0`]],
    [
      `insert into removals (kind, subject_id, guest_id, name, people, answers, rows, actor, removed_at)
       values ('member', 990, ?, 'x', 1, 0, '[]', 'system', 1)`,
      [id],
    ],
    [
      "insert into changes (at, actor, actor_id, subject, action, guest_id, details) values (1, 'guest', ?, 'diet', 'changed', ?, '{}')",
      [id, id],
    ],
    ["update guest_members set dietary_restriction_type = 'Other' where guest_id = ?", [id]],
    [
      `update guest_members set age_group = 'infant', age = 1, needs = '["high_chair"]', needs_note = 'x'
        where guest_id = ?`,
      [id],
    ],
  ];
  for (const [sql, values] of rows) raw.prepare(sql).run(...values);
};

const bytesOf = ({ file }: TestWedding) => {
  const folder = path.dirname(file);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('');
};

export const canariesIn = (wedding: TestWedding) => [
  ...new Set(bytesOf(wedding).match(new RegExp(`\\[CANARY[\\w.]+\\]|${phone}`, 'gu'))),
];
