import { expect, test } from 'vitest';
import type { ResponseView } from '#contract/responses.ts';
import { attendance } from './invited-event.ts';

const answer: ResponseView = {
  memberId: 1,
  name: 'Rosa',
  isAttending: false,
  responded: false,
  responseId: null,
  version: 0,
  respondedAt: null,
  dietaryRestriction: 'None',
  dietaryRestrictionDetails: null,
  dietarySeverity: null,
};

test('silence is not a no', () => {
  expect(attendance(answer)).toBe('pending');
  expect(attendance({ ...answer, responded: true })).toBe('not_attending');
  expect(attendance({ ...answer, responded: true, isAttending: true })).toBe('attending');
});
