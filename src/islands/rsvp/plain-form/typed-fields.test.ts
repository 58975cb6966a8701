import { expect, test } from 'vitest';

import type { SheetQuestion } from '#contract/responding/questions.ts';
import { ownMember } from '#tests/support/own-member.ts';
import { withTyped } from './typed-fields.ts';

const member = ownMember({
  id: 3,
  name: 'Ana',
  dietary_restriction_type: 'Other',
  dietary_restriction_spec: 'sin maní',
});
const response = {
  memberId: 3,
  name: 'Ana',
  isAttending: true,
  responded: true,
  responseId: 1,
  version: 4,
  respondedAt: null,
  dietaryRestriction: 'None',
  dietaryRestrictionDetails: null,
  dietarySeverity: null,
} as const;
const question: SheetQuestion = {
  id: 5,
  text: '¿Bus?',
  help: null,
  kind: 'yes_no',
  options: [],
  option_ids: [],
  scope: 'member',
  event_id: 47,
  required: false,
  position: 0,
  full: [],
  seats_left: null,
  closed: false,
  answers: [],
};
const shown = { members: [member], responses: { 47: [response] }, questions: [question] };

const draft = {
  options: { 48: { 3: { value: true, version: 1, at: 5 } } },
  acknowledged: [47, 48],
  diets: {},
};

test('where nothing was typed the draft is the same one', () => {
  expect(withTyped(draft, {}, shown)).toBe(draft);
  expect(withTyped(undefined, {}, shown)).toBeUndefined();
});

test('what was tapped joins the draft with the version that was shown, and is to be sent', () => {
  expect(withTyped(draft, { 'attending-47-3': 'false' }, shown)).toMatchObject({
    options: {
      47: { 3: { value: false, version: 4 } },
      48: { 3: { value: true, version: 1, at: 5 } },
    },
    acknowledged: [48],
    diets: {},
    answers: {},
  });
});

test('a form that was refused keeps the version that it had seen: the guest is asked', () => {
  const typed = { 'attending-47-3': 'false', 'version-47-3': '2' };
  expect(withTyped(undefined, typed, shown)?.options).toMatchObject({
    47: { 3: { value: false, version: 2 } },
  });
});

test('a part of a diet joins what is stored of it', () => {
  expect(withTyped(undefined, { 'severity-3': 'allergy' }, shown)?.diets).toMatchObject({
    3: { value: { type: 'Other', spec: 'sin maní', severity: 'allergy' } },
  });
});

test('an answer to a question is taken over as its kind says, and an empty one takes it back', () => {
  expect(withTyped(undefined, { 'answer-5-3': 'true' }, shown)?.answers).toMatchObject({
    '5/3': { value: true },
  });
  expect(withTyped(undefined, { 'answer-5-3': '' }, shown)?.answers).toMatchObject({
    '5/3': { value: null },
  });
});
