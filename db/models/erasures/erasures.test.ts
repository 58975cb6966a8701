import { describe, expect, test } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import {
  audit,
  canariesIn,
  withoutName,
  newcomers,
  phone,
  plantRows,
} from '#tests/support/erasures.ts';
import { demoWedding, dump, groupNamed } from '#tests/support/wedding.ts';
import { setSwitch, switchedOn } from './erasure-switches.ts';
import { eraseContact, eraseAll, eraseGroup, recordCleaned, pendingErasures } from './erasures.ts';
import { listEvents } from '../events/events.ts';
import { createGroup, listGroups, removeGroup } from '../groups/guest-groups.ts';
import { listPurchases } from '../gifts/full-purchases.ts';
import { isSameDiet, noDiet } from '#domain/responses/dietary.ts';

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
    eraseAll(db, { withoutName, numbers }, audit);

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
    eraseGroup(wedding.db, groupNamed(wedding, 'Tía Marta').id, withoutName, audit);
    wedding.raw.close();
    wedding.close();
    const again = openDatabase(wedding.file);
    const open = pendingErasures(again.db);
    expect(open).toHaveLength(1);
    again.clean();
    recordCleaned(again.db, open, audit.at);
    expect(pendingErasures(again.db)).toEqual([]);
    again.close();
  });
});
