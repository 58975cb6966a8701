import { expect, test } from 'vitest';
import { groupAttendance, type IsAttending } from '../responses/attendance.ts';
import { matchesStatus, needsReminder, reminders, statusAt, statusFilters } from './filter.ts';

test.each([
  [[true, true], ['at_least_one']],
  [[true, false], ['at_least_one']],
  [[true, null], ['at_least_one']],
  [[false, null], ['at_least_one']],
  [[false, false], ['nobody']],
  [[null, null], ['pending']],
] as const)('a group that answered %o is found by %o', (answers, found) => {
  const status = groupAttendance(answers);
  expect(statusFilters.filter((filter) => matchesStatus(status, filter))).toEqual(found);
});

test('a group that is not invited has no status', () => {
  const events = [{ id: 45, responses: [true] }];
  expect([statusAt(events, 45), statusAt(events, 46)]).toEqual(['attending', null]);
});

const group = (opened: boolean, ...events: IsAttending[][]) => ({
  opened,
  isReady: true,
  events: events.map((responses) => ({ responses })),
});

test.each([
  ['never came in', group(false, [null], [null]), ['not_opened', 'not_answered']],
  ['came in and said nothing', group(true, [null, null]), ['not_answered']],
  ['said a part', group(true, [true, null]), ['answered_in_part']],
  ['answered one event of two', group(true, [true], [null]), ['answered_in_part']],
  [
    'never came in, and told the couple a part',
    group(false, [false, null]),
    ['not_opened', 'answered_in_part'],
  ],
  ['answered everything', group(true, [true, false]), []],
  ['told the couple everything', group(false, [true]), []],
  ['is invited to nothing', group(false), []],
] as const)('who %s', (_, person, expected) => {
  expect(reminders.filter((reminder) => needsReminder(person, reminder))).toEqual(expected);
});

test.each([
  ['nobody has answered for', group(true, [null, null]), true],
  ['one comes of', group(true, [false, true]), true],
  ['nobody comes of', group(true, [false], [false]), false],
  ['is invited to nothing', group(true), false],
] as const)(
  'who saved nothing for the road is reminded where somebody may come: %s',
  (_, person, is) => {
    expect(needsReminder({ ...person, isReady: false }, 'not_saved')).toBe(is);
    expect(needsReminder(person, 'not_saved')).toBe(false);
  },
);
