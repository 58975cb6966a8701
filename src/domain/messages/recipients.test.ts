import { expect, test } from 'vitest';
import { phoneOf } from '#tests/support/phone-of.ts';
import { candidateOf, isMessaged, type KnownOfToday } from './recipients.ts';

const nobody: KnownOfToday = { sent: new Set(), pending: new Set() };
const group = (members: [id: number, phone: string | null][], events = 1) => ({
  members: members.map(([id, phone]) => ({ id, ...phoneOf(phone) })),
  invitations: Array.from({ length: events }),
});
const reasons = (groups: ReturnType<typeof group>[], known: Partial<KnownOfToday> = {}) =>
  candidateOf(groups, { ...nobody, ...known }).map(({ member, reasons: all }) => [
    member.id,
    ...all,
  ]);

test('a member without a number, or with that of another member of the group, gets no message', () => {
  const groups = [
    group([
      [1, '+56 9 8765 4321'],
      [2, null],
      [3, 'no tiene'],
      [4, '9 8765 4321'],
    ]),
  ];
  expect(reasons(groups)).toEqual([[1], [2, 'no_phone'], [3, 'no_phone'], [4, 'same_phone']]);
});

test('a number that stands in two groups gets the message of each: their codes differ', () => {
  const groups = [group([[1, '+56 9 8765 4321']]), group([[2, '9 8765 4321']])];
  expect(reasons(groups)).toEqual([[1], [2]]);
});

test('what else speaks against it is told, all of it', () => {
  const groups = [
    group([[1, '+56 9 8765 4321']], 0),
    group([
      [2, '2 2345 6789'],
      [3, '+56 9 8765 4322'],
    ]),
  ];
  expect(reasons(groups, { sent: new Set([1]), pending: new Set([3]) })).toEqual([
    [1, 'written_today', 'no_event'],
    [2, 'doubtful_phone'],
    [3, 'waiting'],
  ]);
});

test('the couple decides which of it counts; without a number there is nothing to decide', () => {
  const [one, two] = candidateOf([group([[1, '+56 9 8765 4321']], 0), group([[2, null]])], nobody);
  expect(isMessaged(one!, ['no_event'])).toBe(false);
  expect(isMessaged(one!, ['waiting', 'written_today', 'doubtful_phone'])).toBe(true);
  expect(isMessaged(two!, [])).toBe(false);
});
