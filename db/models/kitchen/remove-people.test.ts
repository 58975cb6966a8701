import { expect, test } from 'vitest';
import { demoWedding, groupNamed, type TestWedding } from '#tests/support/wedding.ts';
import { audit, withoutName } from '#tests/support/erasures.ts';
import { daysLater, now } from '#tests/support/trash.ts';
import { emptyWedding } from '../empty-wedding.ts';
import { eraseContact, eraseAll, eraseGroup } from '../erasures/erasures.ts';
import { removeEvent } from '../events/remove-event.ts';
import { removeGroup } from '../groups/guest-groups.ts';
import { removeMember } from '../groups/members.ts';
import { purgeOldTrash } from '../groups/trash.ts';
import { undelete } from '../undelete.ts';
import { changesSince, markKitchenSheetSent, peopleOnSheet } from './kitchen-sheets.ts';

const eventId = 45;

/** The family's mother, with a grave allergy, stands on a sheet that was sent. */
const setUp = () => {
  const wedding = demoWedding();
  const { raw, db } = wedding;
  const family = groupNamed(wedding, 'Familia Peñaloza Ríos');
  const [rosa, tomas] = family.members.map(({ id }) => id) as [number, number];
  raw
    .prepare(
      `update guest_members set dietary_restriction_type = 'Other', dietary_restriction_spec = 'Maní',
       dietary_severity = 'allergy' where id = ?`,
    )
    .run(rosa);
  raw
    .prepare(
      `insert or replace into guest_event_responses
         (guest_event_id, member_id, guest_id, is_attending, version, created_at, updated_at)
       select id, ?, guest_id, 1, 1, 0, 0 from guest_events where guest_id = ? and event_id = ?`,
    )
    .run(rosa, family.id, eventId);
  const sheet = markKitchenSheetSent(db, { eventId }, now);
  const onSheet = () => peopleOnSheet(db, sheet.id).map(({ memberId }) => memberId);
  expect(onSheet()).toContain(rosa);
  return { wedding, db, family, rosa, tomas, sheet, onSheet };
};

const rowsOf = ({ raw }: TestWedding, memberId: number) =>
  raw
    .prepare('select count(*) from kitchen_sheet_people where member_id = ?')
    .pluck()
    .get(memberId);

test('a group that was removed stays on the sheet for thirty days, and not a day longer', () => {
  const { db, family, rosa, sheet, onSheet } = setUp();
  removeGroup(db, family.id, now);
  purgeOldTrash(db, daysLater(29).at);
  expect(changesSince(db, sheet).removed.map(({ memberId }) => memberId)).toContain(rosa);
  purgeOldTrash(db, daysLater(31).at);
  expect(onSheet()).not.toContain(rosa);
  expect(onSheet().length).toBeGreaterThan(0);
});

test('so does a person who was removed from the group', () => {
  const { db, rosa, sheet, onSheet } = setUp();
  removeMember(db, rosa, now);
  purgeOldTrash(db, daysLater(29).at);
  expect(changesSince(db, sheet).removed.map(({ memberId }) => memberId)).toEqual([rosa]);
  purgeOldTrash(db, daysLater(31).at);
  expect(onSheet()).not.toContain(rosa);
});

test('sheets go with their event and come back with it, without a group that was erased meanwhile', () => {
  const { wedding, db, family, rosa, sheet, onSheet } = setUp();
  removeEvent(db, eventId, { withAnswers: true }, now);
  expect(rowsOf(wedding, rosa)).toBe(0);
  eraseGroup(db, family.id, withoutName, audit);
  expect(JSON.stringify(wedding.raw.prepare('select rows from removals').all())).not.toContain(
    'Maní',
  );
  undelete(db, 'event', eventId, now);
  expect(onSheet()).not.toContain(rosa);
  expect(onSheet()).toHaveLength(sheet.people - 1);
});

test('a removed event forgets a group whose own thirty days are over', () => {
  const { wedding, db, family } = setUp();
  removeGroup(db, family.id, now);
  removeEvent(db, eventId, { withAnswers: true }, daysLater(20));
  purgeOldTrash(db, daysLater(31).at);
  expect(JSON.stringify(wedding.raw.prepare('select rows from removals').all())).not.toContain(
    'Maní',
  );
});

test('with the contact data only the diets go, and nothing counts as changed by it', () => {
  const { db, rosa, sheet, onSheet } = setUp();
  eraseContact(db, audit);
  expect(onSheet()).toContain(rosa);
  expect(new Set(peopleOnSheet(db, sheet.id).map(({ diet }) => JSON.stringify(diet)))).toEqual(
    new Set([JSON.stringify({ type: 'None', spec: null, severity: null })]),
  );
  expect(changesSince(db, sheet)).toEqual({ added: [], removed: [], changed: [] });
});

test('with the erasure of all groups all people go, also those in the bin, and the number stays', () => {
  const { db, wedding, family, sheet, onSheet } = setUp();
  removeGroup(db, family.id, now);
  eraseAll(db, { withoutName, numbers: {} as never }, audit);
  expect(onSheet()).toEqual([]);
  expect(sheet.people).toBeGreaterThan(0);
  expect(wedding.raw.prepare('select people from kitchen_sheets').pluck().get()).toBe(sheet.people);
});

test('of the demo nothing is left in the wedding of those who begin with their own', () => {
  const { db, wedding } = setUp();
  emptyWedding(db);
  expect(wedding.raw.prepare('select count(*) from kitchen_sheets').pluck().get()).toBe(0);
});
