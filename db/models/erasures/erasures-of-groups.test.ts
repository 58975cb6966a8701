import { eq, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import { personalData } from '#db/personal-data.ts';
import { groupFieldNames, newGroupFields, type GroupFields } from '#domain/groups/group-fields.ts';
import { reasons, type ReasonName } from '#db/personal-data-reasons.ts';
import * as schema from '#db/schema.ts';
import {
  audit,
  canariesIn,
  withoutName,
  newcomers,
  phone,
  plantRows,
} from '#tests/support/erasures.ts';
import { demoWedding, dump, groupNamed, type TestWedding } from '#tests/support/wedding.ts';
import { eraseGroup } from './erasures.ts';
import {
  createGroup,
  constantWorkLookupByName,
  listGroups,
  removeGroup,
} from '../groups/guest-groups.ts';
import { groupRecords } from '../groups/group-records.ts';
import { listPurchases } from '../gifts/full-purchases.ts';

/** Free-text columns about people, which an erasure has to blank. */
const freeTexts = Object.values(schema)
  .filter((one) => is(one, SQLiteTable))
  .map(getTableConfig)
  .flatMap(({ name: table, columns }) => {
    const known = personalData[table as keyof typeof personalData];
    const personal = Object.entries(known).flatMap(([reason, its]) =>
      reason !== 'none' && /contact|everything/u.test(reasons[reason as ReasonName].until)
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
  guest_sessions: (id) => `token_hash = 'hash ${id}'`,
  push_subscriptions: (id) => `token_hash = 'phone ${id}'`,
  channel_keys: () => `id = '${phone}.0'`,
  login_failures: () => '1',
  // A history line about a gift names it by numbers only, and is kept.
  changes: (id) => `guest_id = ${id} and subject <> 'purchase'`,
};

/** A canary text in every column that must be unreadable after the erasure. */
const plantCanaries = (wedding: TestWedding, id: number) => {
  plantRows(wedding, id);
  return (
    freeTexts
      .filter(({ table, column }) => !(table === 'channel_keys' && column === 'id'))
      .filter(({ table, column }) => !(table === 'guest_members' && column === 'phone_e164'))
      // It is that of the session.
      .filter(({ table, column }) => !(table.startsWith('push_') && column === 'token_hash'))
      .map(({ table, column, isJson }) => {
        const canary = `[CANARY.${table}.${column}]`;
        const rows = [{ table: 'guest_members', rows: [{ name: canary }] }];
        const value = isJson ? JSON.stringify(rows) : canary;
        const where = (own[table] ?? ((guest) => `guest_id = ${guest}`))(id);
        const { changes } = wedding.raw
          .prepare(`update or ignore ${table} set ${column} = ? where ${where}`)
          .run(value);
        return { canary, changes };
      })
  );
};

test('of a group that stays in the accounts no field is left as the couple filled it in', () => {
  const wedding = demoWedding();
  const { id } = groupNamed(wedding, 'Camila y Andrés');
  const filled = Object.fromEntries(
    Object.entries(newGroupFields('Pablo')).map(([name, value]) => [
      name,
      name === 'guest_type' ? 'familia' : typeof value === 'number' ? 7 : `filled ${name}`,
    ]),
  ) as GroupFields;
  wedding.db.update(schema.guests).set(filled).where(eq(schema.guests.id, id)).run();
  eraseGroup(wedding.db, id, withoutName, audit);
  const after = wedding.db.select().from(schema.guests).where(eq(schema.guests.id, id)).get()!;
  const kept: readonly string[] = personalData.guests.accounts!;
  const left = groupFieldNames.filter((name) => !kept.includes(name));
  expect(left).toContain('extra_places');
  expect(left.filter((name) => after[name] === filled[name])).toEqual([]);
});

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

      eraseGroup(wedding.db, id, withoutName, audit);
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
    const rest = listGroups(db).filter((group) => group.id !== id);
    eraseGroup(db, id, withoutName, audit);

    expect(listGroups(db)).toEqual(rest);
    expect(constantWorkLookupByName(db, group_name)?.isNamed).toBe(false);
    expect(constantWorkLookupByName(db, withoutName(id))?.isNamed).toBe(false);
    const after = listPurchases(db).filter(({ group }) => group.id === id);
    expect(after.map(({ purchase }) => [purchase.total_amount, purchase.status])).toEqual(
      before.map(({ purchase }) => [purchase.total_amount, purchase.status]),
    );
    expect(
      after.map(({ group, purchase }) => [group.group_name, purchase.message_for_couple]),
    ).toEqual(before.map(() => [withoutName(id), null]));
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
    eraseGroup(db, id, withoutName, audit);
    expect(raw.prepare('select count(*) from removals').pluck().get()).toBe(0);
    expect(raw.prepare('select count(*) from changes where guest_id = ?').pluck().get(id)).toBe(0);
    expect(() => eraseGroup(db, id, withoutName, audit)).toThrow('not_found');
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
