import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { couple } from '#tests/support/demo.ts';
import { personalData } from '#db/personal-data.ts';
import { reasons, type ReasonName } from '#db/personal-data-reasons.ts';
import * as schema from '#db/schema.ts';
import {
  demoWedding,
  dump,
  groupNamed,
  auditAt,
  type TestWedding,
} from '#tests/support/wedding.ts';
import { setSwitch, switchedOn } from './erasure-switches.ts';
import {
  eraseContact,
  eraseEverything,
  eraseGroup,
  recordCleaned,
  uncleanedErasures,
} from './erasures.ts';
import { listEvents } from '../events/events.ts';
import {
  createGroup,
  constantWorkLookupByName,
  listGroups,
  removeGroup,
} from '../groups/guest-groups.ts';
import { groupRecords } from '../groups/group-records.ts';
import { listPurchases } from '../gifts/whole-purchases.ts';
import { isSameDiet, noDiet } from '#domain/responses/dietary.ts';

const phone = '56987650001';
const nameless = (id: number) => `Grupo borrado n.º ${id}`;
const audit = auditAt('2025-12-24T12:00Z');

const newcomers = {
  group_name: 'Los Nuevos',
  access_code: 'ABCD',
  guest_type: 'pareja',
  invited_by: couple[0],
} as const;

/** Rows of one group in every table that holds personal data. */
const plantRows = ({ raw }: TestWedding, id: number) => {
  const member = raw.prepare('select id from guest_members where guest_id = ?').pluck().get(id);
  const rows: [string, unknown[]][] = [
    ['update guest_members set phone_e164 = ? where id = ?', [`+${phone}`, member]],
    ['insert into guest_sessions values (?, ?, 1, 2)', [`hash ${id}`, id]],
    ["insert into idempotency_keys values (?, 'k', 'h', '{}', 1)", [id]],
    ["insert into login_failures values ('guest:x', '192.0.2.7', 1, ?)", [Date.now()]],
    ["insert into campaigns (id, kind, text, created_at) values (901, 'direct', 'x', 1)", []],
    ["insert into campaigns (id, kind, text, created_at) values (902, 'template', 'Hola', 1)", []],
    ...[901, 902].map((campaign): [string, unknown[]] => [
      `insert into messages (campaign_id, member_id, guest_id, state, channel, channel_id, queued_at, updated_at)
       values (?, ?, ?, 'accepted', 'baileys', 'x', 1, 1)`,
      [campaign, member, id],
    ]),
    ['insert into opened_chats (member_id, guest_id, opened_at) values (?, ?, 1)', [member, id]],
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
  ];
  for (const [sql, values] of rows) raw.prepare(sql).run(...values);
};

/** Free-text columns about people, which an erasure has to blank. */
const freeTexts = Object.values(schema)
  .filter((one) => is(one, SQLiteTable))
  .map(getTableConfig)
  .flatMap(({ name: table, columns }) => {
    const known = personalData[table as keyof typeof personalData];
    const personal = Object.entries(known).flatMap(([reason, its]) =>
      reason !== 'nobody' && /contact|everything/u.test(reasons[reason as ReasonName].until)
        ? (its as readonly string[])
        : [],
    );
    return columns
      .filter(({ name, dataType }) => personal.includes(name) && /string|json/u.test(dataType))
      .filter(({ enumValues }) => (enumValues?.length ?? 0) === 0)
      .map(({ name: column, dataType }) => ({ table, column, isJson: dataType === 'json' }));
  });

const own: Record<string, (id: number) => string> = {
  guests: (id) => `id = ${id}`,
  campaigns: () => "kind = 'direct'",
  channel_keys: () => `id = '${phone}.0'`,
  login_failures: () => '1',
  // A history line about a gift names it by numbers only, and is kept.
  changes: (id) => `guest_id = ${id} and subject <> 'purchase'`,
};

/** A canary text in every column that must be unreadable after the erasure. */
const plantCanaries = (wedding: TestWedding, id: number) => {
  plantRows(wedding, id);
  return freeTexts
    .filter(({ table, column }) => !(table === 'channel_keys' && column === 'id'))
    .filter(({ table, column }) => !(table === 'guest_members' && column === 'phone_e164'))
    .map(({ table, column, isJson }) => {
      const canary = `[CANARY.${table}.${column}]`;
      const rows = [{ table: 'guest_members', rows: [{ name: canary }] }];
      const value = isJson ? JSON.stringify(rows) : canary;
      const where = (own[table] ?? ((guest) => `guest_id = ${guest}`))(id);
      const { changes } = wedding.raw
        .prepare(`update or ignore ${table} set ${column} = ? where ${where}`)
        .run(value);
      return { canary, changes };
    });
};

const bytesOf = ({ file }: TestWedding) => {
  const folder = path.dirname(file);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('');
};

const canariesIn = (wedding: TestWedding) => [
  ...new Set(bytesOf(wedding).match(new RegExp(`\\[CANARY[\\w.]+\\]|${phone}`, 'gu'))),
];

describe('a group that is erased', () => {
  test.each(['Camila y Andrés', 'Familia Peñaloza Ríos'])(
    'leaves no byte of itself in the file or its copies: %s',
    (name) => {
      const wedding = demoWedding();
      const { id } = groupNamed(wedding, name);
      const planted = plantCanaries(wedding, id).filter(
        // Only groups that gave have such texts.
        ({ canary }) => name === 'Camila y Andrés' || !canary.startsWith('[CANARY.purchases'),
      );
      expect(planted.filter(({ changes }) => changes === 0)).toEqual([]);
      wedding.snapshot('before-delete');
      // A text that was stored before and is in the file's free space now.
      wedding.raw
        .prepare("update guest_members set email = null where email like '[CANARY%'")
        .run();
      expect(canariesIn(wedding)).toHaveLength(planted.length + 1);

      eraseGroup(wedding.db, id, nameless, audit);
      // The control: deleted text can still be read in the file.
      expect(canariesIn(wedding)).toContain('[CANARY.guest_members.name]');
      wedding.raw.close();
      wedding.clean();
      // Addresses of failed logins belong to no known guest: the next day's sweep deletes them.
      expect(canariesIn(wedding).filter((found) => !found.includes('login_failures'))).toEqual([]);
    },
  );

  test('is gone everywhere, and stays in the accounts without a name', () => {
    const wedding = demoWedding();
    const { db, raw } = wedding;
    const { id, group_name } = groupNamed(wedding, 'Camila y Andrés');
    plantRows(wedding, id);
    const before = listPurchases(db).filter(({ group }) => group.id === id);
    const others = listGroups(db).filter((group) => group.id !== id);
    eraseGroup(db, id, nameless, audit);

    expect(listGroups(db)).toEqual(others);
    expect(constantWorkLookupByName(db, group_name)?.isNamed).toBe(false);
    expect(constantWorkLookupByName(db, nameless(id))?.isNamed).toBe(false);
    const after = listPurchases(db).filter(({ group }) => group.id === id);
    expect(after.map(({ purchase }) => [purchase.total_amount, purchase.status])).toEqual(
      before.map(({ purchase }) => [purchase.total_amount, purchase.status]),
    );
    expect(
      after.map(({ group, purchase }) => [group.group_name, purchase.message_for_couple]),
    ).toEqual(before.map(() => [nameless(id), null]));
    const left = dump(raw);
    for (const [table, rows] of Object.entries(left)) {
      if (['purchases', 'guests', 'changes'].includes(table)) continue;
      expect(
        rows.filter((row) => (row as { guest_id?: number }).guest_id === id),
        table,
      ).toEqual([]);
    }
    expect(left['channel_keys']).toEqual([]);
    expect(left['erasures']).toMatchObject([{ kind: 'group', people: 2, cleaned_at: null }]);
    // The erased group cannot be undeleted, and its name is free again.
    expect(() => createGroup(db, { group: { ...newcomers, group_name } }, audit)).not.toThrow();
  });

  test('may be in the bin already', () => {
    const wedding = demoWedding();
    const { db, raw } = wedding;
    const { id } = groupNamed(wedding, 'Tía Marta');
    removeGroup(db, id, audit);
    eraseGroup(db, id, nameless, audit);
    expect(raw.prepare('select count(*) from removals').pluck().get()).toBe(0);
    expect(raw.prepare('select count(*) from changes where guest_id = ?').pluck().get(id)).toBe(0);
    expect(() => eraseGroup(db, id, nameless, audit)).toThrow('not_found');
  });

  test('is handed out whole before: every text that is erased is in the copy', () => {
    const wedding = demoWedding();
    const { id } = groupNamed(wedding, 'Camila y Andrés');
    const planted = plantCanaries(wedding, id);
    const copy = JSON.stringify(groupRecords(wedding.db, id));
    const missing = planted.filter(({ canary }) => !copy.includes(canary)).map((one) => one.canary);
    expect(missing.toSorted()).toEqual([
      // The site's own data: hashes, sealed keys, and rows that name no group.
      '[CANARY.channel_keys.type]',
      '[CANARY.guest_sessions.token_hash]',
      '[CANARY.guests.name_key]',
      '[CANARY.idempotency_keys.request_hash]',
      '[CANARY.login_failures.address]',
      '[CANARY.login_failures.subject]',
      '[CANARY.purchases.request_hash]',
      '[CANARY.removals.name]',
    ]);
  });
});

describe('phones and diets', () => {
  test('go, also out of the bin, and names and answers stay', () => {
    const wedding = demoWedding();
    const { db, raw } = wedding;
    const { id } = groupNamed(wedding, 'Camila y Andrés');
    plantRows(wedding, id);
    raw
      .prepare(
        "update guest_members set dietary_restriction_spec = '[CANARY.diet]' where guest_id = ?",
      )
      .run(id);
    const marta = groupNamed(wedding, 'Tía Marta');
    raw
      .prepare('update guest_members set phone_e164 = ? where guest_id = ?')
      .run(`+${phone}`, marta.id);
    removeGroup(db, marta.id, audit);
    const before = dump(raw);
    eraseContact(db, audit);
    wedding.raw.close();
    wedding.clean();
    expect(canariesIn(wedding)).toEqual([]);
    const { db: again, close } = openDatabase(wedding.file);
    const groups = listGroups(again);
    close();
    const people = groups.flatMap(({ members }) => members);
    expect(people).toHaveLength(before['guest_members']!.length);
    expect(people.every(({ name }) => name.length > 0)).toBe(true);
    expect(people.filter(({ diet }) => !isSameDiet(diet, noDiet))).toEqual([]);
    expect(new Set(people.map((one) => one.phone_doubtful))).toEqual(new Set([null]));
  });
});

describe('everybody', () => {
  test('goes at once, and only gifts, events and figures stay', () => {
    const wedding = demoWedding();
    const { db, raw } = wedding;
    for (const { id } of listGroups(db).slice(0, 1)) plantRows(wedding, id);
    const numbers = { groups: 12, people: 30, events: [] };
    const [events, total] = [listEvents(db), listPurchases(db).length];
    setSwitch(db, 'everything', true, audit);
    eraseEverything(db, { nameless, numbers }, audit);

    const left = dump(raw);
    expect(left['guest_members']).toEqual([]);
    expect(left['login_failures']).toEqual([]);
    expect(left['campaigns']).toEqual([]);
    expect(listGroups(db)).toEqual([]);
    expect(listEvents(db)).toEqual(events);
    expect(listPurchases(db).length).toBeGreaterThan(0);
    expect(listPurchases(db).length).toBeLessThanOrEqual(total);
    expect(left['erasures']).toMatchObject([{ kind: 'everything', groups: 12 }]);
    expect(switchedOn(db).size).toBe(0);
    const about = left['changes'] as { guest_id: number | null; subject: string }[];
    expect(about.filter(({ guest_id, subject }) => guest_id && subject !== 'purchase')).toEqual([]);
    // A group created later is not erased.
    createGroup(db, { group: newcomers }, audit);
    expect(listGroups(db)).toHaveLength(1);
  });

  test('is cleaned later when the process ended in between', () => {
    const wedding = demoWedding();
    eraseGroup(wedding.db, groupNamed(wedding, 'Tía Marta').id, nameless, audit);
    wedding.raw.close();
    wedding.close();
    const again = openDatabase(wedding.file);
    const open = uncleanedErasures(again.db);
    expect(open).toHaveLength(1);
    again.clean();
    recordCleaned(again.db, open, audit.at);
    expect(uncleanedErasures(again.db)).toEqual([]);
    again.close();
  });
});
