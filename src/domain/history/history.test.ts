import { expect, test } from 'vitest';
import { daysLeft, mergeResponses, mergeDiets, trashCutoff } from './history.ts';

const removed = new Date('2025-11-01T12:00:00Z');
const after = (days: number) => new Date(removed.getTime() + days * 24 * 60 * 60_000);

test.each([
  [0, 30],
  [0.01, 30],
  [1, 29],
  [29, 1],
  [29.99, 1],
  [30, 0],
])('%s days after its removal a thing has %s left', (days, left) => {
  expect(daysLeft(removed, after(days))).toBe(left);
});

test('what has no day left is behind the horizon, and nothing else', () => {
  expect(trashCutoff(after(30)) >= removed).toBe(true);
  expect(trashCutoff(after(29.99)) >= removed).toBe(false);
});

test('a folded line says what each person said last, and how often it changed', () => {
  const line = (...answers: [memberId: number, isAttending: boolean][]) => ({
    subject: 'answer' as const,
    action: 'changed' as const,
    guestId: 5,
    eventId: 45,
    answers: answers.map(([memberId, isAttending]) => ({ memberId, isAttending })),
  });
  const twice = mergeResponses(line([1, true], [2, true]), line([1, false]));
  expect(twice).toEqual({ ...line([1, false], [2, true]), times: 2 });
  expect(mergeResponses(twice, line([3, true]))).toMatchObject({ times: 3 });
  const diet = { subject: 'diet' as const, action: 'changed' as const, guestId: 5 };
  expect(mergeDiets({ ...diet, memberIds: [1, 2] }, { ...diet, memberIds: [2, 3] })).toEqual({
    ...{ ...diet, memberIds: [1, 2, 3] },
    times: 2,
  });
});
