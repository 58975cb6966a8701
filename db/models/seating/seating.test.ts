import { describe, expect, test } from 'vitest';
import type { AssignedSeat } from '#domain/seating/seating.ts';
import { demoWedding, dump, groupNamed, auditAt } from '#tests/support/wedding.ts';
import { removeGroup } from '../groups/guest-groups.ts';
import { removeMember } from '../groups/members.ts';
import { findAssignment, assignedSeats, assignGroups } from '../events/seat-assignments.ts';
import { recordResponses } from '../responses/recording.ts';
import { invitedEvent } from '../events/invitations.ts';
import { undelete } from '../undelete.ts';
import { assignedTables, groupsAt, ownTable } from './seating.ts';
import {
  createTableGroup,
  findTableGroup,
  listTableGroups,
  removeTableGroup,
  updateTableGroup,
} from './tables.ts';
import { listWishes, removeWish, saveWish } from './wishes.ts';

const now = auditAt('2025-11-01T12:00:00Z');

const setUp = () => {
  const wedding = demoWedding();
  const family = groupNamed(wedding, 'Familia Peñaloza Ríos');
  const tent = (name: string) =>
    Number(wedding.raw.prepare('select id from table_groups where name = ?').pluck().get(name));
  const put = (to: AssignedSeat, from?: AssignedSeat) =>
    assignGroups(wedding.db, 45, [{ guest_id: family.id, to, from }], now);
  const place = () => assignedSeats(wedding.db, 45, family.id)[0]?.seat ?? null;
  const [rosa, tomas, ...otherId] = family.members.map(({ id }) => id);
  return {
    ...wedding,
    family,
    achibueno: tent('Achibueno'),
    ancoa: tent('Ancoa'),
    put,
    place,
    rosa: rosa!,
    tomas: tomas!,
    otherId,
  };
};

const seat = (member_id: number, table_group_id: number) => ({ member_id, table_group_id });

describe('a group', () => {
  test('moves to another tent in one step and keeps its assignment', () => {
    const { db, family, achibueno, ancoa, put } = setUp();
    const [{ id } = { id: 0 }] = assignedSeats(db, 45, family.id);
    put(ancoa, achibueno);
    expect(assignedTables(db, family.id, 45).map(({ name }) => name)).toEqual(['Ancoa']);
    expect(findAssignment(db, id)).toMatchObject({ guest_id: family.id, seat: ancoa });
    const names = (table: number) =>
      groupsAt(db, findTableGroup(db, table)).map(({ group_name }) => group_name);
    expect(names(achibueno)).toEqual(['Familia Catrileo Vera']);
    expect(names(ancoa)).toEqual(['Familia Peñaloza Ríos', 'Los Montecinos']);
  });

  test('that is not invited gets no bed', () => {
    const { db, raw, ancoa } = setUp();
    const before = dump(raw);
    const aunt = groupNamed({ db }, 'Tía Marta').id;
    const place = (guest_id: number, to: AssignedSeat) => () =>
      assignGroups(db, 45, [{ guest_id, to }], now);
    expect(place(aunt, ancoa)).toThrow('not_invited');
    expect(place(999, ancoa)).toThrow('not_invited');
    expect(dump(raw)).toEqual(before);
  });

  test('is not put at a table that is missing or another event’s', () => {
    const { db, raw, put } = setUp();
    const table = { event_id: 49, name: 'Mesa 1', type: 'mesa', capacity: 10, color: '#DDDDDD' };
    const other = createTableGroup(db, { ...table, type: 'mesa' }, now);
    const before = dump(raw);
    expect(() => put(other.id)).toThrow('unknown_table');
    expect(() => put(999)).toThrow('unknown_table');
    expect(dump(raw)).toEqual(before);
  });

  test('that was moved meanwhile is reported, and no one of the same call moves', () => {
    const { db, raw, family, achibueno, ancoa, put } = setUp();
    const otherId = groupNamed({ db }, 'Los Montecinos').id;
    put(ancoa);
    const before = dump(raw);
    const moves = [
      { guest_id: otherId, from: ancoa, to: achibueno },
      { guest_id: family.id, from: achibueno, to: null },
    ];
    expect(() => assignGroups(db, 45, moves, now)).toThrow(
      expect.objectContaining({
        code: 'seat_changed',
        details: { current: { guest_id: family.id, place: ancoa } },
      }),
    );
    expect(dump(raw)).toEqual(before);
    // Control: without `from`, the write would overwrite the other writer's change.
    assignGroups(
      db,
      45,
      moves.map(({ guest_id, to }) => ({ guest_id, to })),
      now,
    );
    expect(assignedSeats(db, 45, family.id)).toEqual([]);
  });
});

describe('a split group', () => {
  test('sits apart, and each tent has only those who sleep there', () => {
    const { db, family, achibueno, ancoa, put, place, rosa, tomas } = setUp();
    put([seat(tomas, ancoa), seat(rosa, achibueno)]);
    expect(place()).toEqual([seat(rosa, achibueno), seat(tomas, ancoa)]);
    const own = (table: number) =>
      groupsAt(db, findTableGroup(db, table)).find(
        ({ group_name }) => group_name === family.group_name,
      )!.members;
    expect(own(achibueno).map(({ id }) => id)).toEqual([rosa]);
    expect(own(ancoa).map(({ id }) => id)).toEqual([tomas]);
    expect(assignedTables(db, family.id, 45)).toHaveLength(2);
  });

  test('that comes together again is one group, and so is one whose seats were all taken away', () => {
    const { achibueno, ancoa, put, place, rosa, tomas, otherId } = setUp();
    put([seat(tomas, ancoa), seat(rosa, achibueno)]);
    put([rosa, tomas, ...otherId].map((id) => seat(id, ancoa)));
    expect(place()).toBe(ancoa);
    put([seat(rosa, ancoa)]);
    put([]);
    expect(place()).toBeNull();
  });

  test('has no seat for a member of another group', () => {
    const { db, achibueno, put } = setUp();
    const stranger = groupNamed({ db }, 'Los Montecinos').members[0]!.id;
    expect(() => put([seat(stranger, achibueno)])).toThrow('foreign_member');
  });

  test('never has a member in two places: the database enforces it', () => {
    const { raw, family, achibueno, ancoa, put, rosa } = setUp();
    const insert = raw.prepare(
      `insert into member_event_table_assignments
       (member_id, guest_id, event_id, table_group_id, is_split, created_at, updated_at)
       values (?, ?, 45, ?, ?, 0, 0)`,
    );
    // A member's seat beside the whole group's seat is refused.
    expect(() => insert.run(rosa, family.id, ancoa, 1)).toThrow('FOREIGN KEY');
    expect(() => insert.run(rosa, family.id, ancoa, 0)).toThrow('CHECK');
    put([seat(rosa, achibueno)]);
    expect(() => insert.run(rosa, family.id, ancoa, 1)).toThrow('UNIQUE');
    const full = raw.prepare('update guest_event_table_assignments set table_group_id = ?');
    expect(() => full.run(ancoa)).toThrow('CHECK');
  });

  test('loses only the seat of a person who is removed', () => {
    const { db, achibueno, ancoa, put, place, rosa, tomas } = setUp();
    put([seat(tomas, ancoa), seat(rosa, achibueno)]);
    removeMember(db, rosa, now);
    expect(place()).toEqual([seat(tomas, ancoa)]);
  });
});

describe('a table', () => {
  test('that changed meanwhile is not written over', () => {
    const { db, ancoa } = setUp();
    const { name, type, capacity, color, version } = findTableGroup(db, ancoa);
    const table = { name, type, capacity, color };
    updateTableGroup(db, ancoa, { table: { ...table, capacity: 6 }, version }, now);
    const late = { table: { ...table, name: 'Ancoa II' }, version };
    expect(() => updateTableGroup(db, ancoa, late, now)).toThrow('table_changed');
    expect(() => removeTableGroup(db, ancoa, version, now)).toThrow('table_changed');
    expect(findTableGroup(db, ancoa)).toMatchObject({ name, capacity: 6, version: version + 1 });
  });

  test('that is deleted deletes no one, and is undeleted with its members', () => {
    const { db, raw, family, achibueno, ancoa, put, rosa, tomas } = setUp();
    put([seat(tomas, ancoa), seat(rosa, achibueno)]);
    const { changes: _before, ...before } = dump(raw);
    removeTableGroup(db, ancoa, undefined, now);
    expect(listTableGroups(db, 45).map(({ name }) => name)).toEqual(['Achibueno']);
    expect(assignedSeats(db, 45, family.id)[0]!.seat).toEqual([seat(rosa, achibueno)]);
    undelete(db, 'table', ancoa, now);
    const { changes: _after, ...after } = dump(raw);
    expect(after).toEqual(before);
  });

  test('that comes back leaves where it is who was seated elsewhere since', () => {
    const { db, family, achibueno, ancoa, put, place, rosa, tomas } = setUp();
    put([seat(tomas, ancoa), seat(rosa, achibueno)]);
    const otherId = groupNamed({ db }, 'Los Montecinos').id;
    removeTableGroup(db, ancoa, undefined, now);
    put(achibueno);
    assignGroups(db, 45, [{ guest_id: otherId, to: achibueno }], now);
    undelete(db, 'table', ancoa, now);
    expect(place()).toBe(achibueno);
    expect(assignedTables(db, otherId, 45).map(({ id }) => id)).toEqual([achibueno]);
    expect(groupsAt(db, findTableGroup(db, ancoa))).toEqual([]);
    expect(family.members).toHaveLength(4);
  });
});

test('only the own tent is a group’s own', () => {
  const { db, family, achibueno, ancoa } = setUp();
  expect(ownTable(db, family.id, achibueno).name).toBe('Achibueno');
  for (const id of [ancoa, 9999]) {
    expect(() => ownTable(db, family.id, id)).toThrow('not_found');
  }
  expect(() => assignedTables(db, family.id, 49)).toThrow('not_found');
});

test('a response moves no one', () => {
  const { db, family, achibueno, place, rosa } = setUp();
  const no = [{ memberId: rosa, isAttending: false }];
  recordResponses(db, invitedEvent(db, family.id, 45), no, now);
  expect(place()).toBe(achibueno);
});

describe('a wish', () => {
  const setUpPair = () => {
    const { db, family } = setUp();
    for (const { id } of listWishes(db)) removeWish(db, id, now);
    return { db, family: family.id, other: groupNamed({ db }, 'Ximena e Isabel').id };
  };

  test('is one for two groups, whichever is named first', () => {
    const { db, family, other } = setUpPair();
    saveWish(db, { guest_id: other, other_id: family, kind: 'together' }, now);
    const { id } = saveWish(db, { guest_id: family, other_id: other, kind: 'apart' }, now);
    expect(listWishes(db)).toMatchObject([{ id, kind: 'apart' }]);
    removeWish(db, id, now);
    expect(listWishes(db)).toEqual([]);
    expect(() => removeWish(db, id, now)).toThrow('not_found');
  });

  test('needs two groups, and goes with either of them', () => {
    const { db, family, other } = setUpPair();
    const save = (guest_id: number, other_id: number) => () =>
      saveWish(db, { guest_id, other_id, kind: 'apart' }, now);
    expect(save(other, other)).toThrow('own_wish');
    expect(save(other, 999)).toThrow('not_found');
    save(other, family)();
    removeGroup(db, other, now);
    expect(listWishes(db)).toEqual([]);
  });
});
