import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attendanceOf, countAttendance, groupAttendance, type IsAttending } from './attendance.ts';

const answers = fc.array(fc.constantFrom<IsAttending | undefined>(true, false, null, undefined), {
  maxLength: 6,
});

test.each([
  [true, 'attending'],
  [false, 'not_attending'],
  [null, 'pending'],
  [undefined, 'pending'],
] as const)('the answer %o reads %s', (answer, attendance) => {
  expect(attendanceOf(answer)).toBe(attendance);
});

test('every answer is counted exactly once', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const { attending, notAttending, pending } = countAttendance(given);
      expect(attending).toBe(given.filter((answer) => answer === true).length);
      expect(notAttending).toBe(given.filter((answer) => answer === false).length);
      expect(attending + notAttending + pending).toBe(given.length);
    }),
  );
});

describe('a group', () => {
  test.each([
    [[], 'pending'],
    [[null, undefined], 'pending'],
    [[true, true], 'attending'],
    [[false, false], 'not_attending'],
    [[true, false], 'mixed'],
    [[true, null], 'mixed'],
    [[false, undefined], 'mixed'],
  ] as const)('that answered %o is %s', (given, status) => {
    expect(groupAttendance(given)).toBe(status);
  });

  test('is what its definition by the letter says, whatever was answered', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const hasResponded = (answer: IsAttending | undefined) => typeof answer === 'boolean';
        const status = !given.some(hasResponded)
          ? 'pending'
          : given.every((answer) => answer === true)
            ? 'attending'
            : given.every((answer) => answer === false)
              ? 'not_attending'
              : 'mixed';
        expect(groupAttendance(given)).toBe(status);
      }),
    );
  });
});
