import { expect, test } from 'vitest';
import { answersIn, optionsIn, dietIn } from './form-fields.ts';

const vegan = { type: 'Vegan', spec: null, severity: 'allergy' } as const;

test('a choice names its event, its member and the version that was shown', () => {
  expect(
    optionsIn({ 'attending-47-3': 'true', 'version-47-3': '2', 'attending-48-3': 'false' }),
  ).toEqual([
    { eventId: 47, memberId: 3, isAttending: true, version: 2 },
    { eventId: 48, memberId: 3, isAttending: false, version: undefined },
  ]);
});

test('what is no choice says nothing', () => {
  const fields = {
    'attending-47-3': '',
    'attending-x-3': 'true',
    'attending-47--3': 'true',
    go: '2',
  };
  expect(optionsIn(fields)).toEqual([]);
});

test('a diet of which nothing was typed stays', () => {
  expect(dietIn({ 'diet-4': 'Vegan' }, 3, vegan)).toBeUndefined();
});

test('words and severity alone are added to the diet of before', () => {
  const other = { type: 'Other', spec: 'sin maní', severity: null } as const;
  expect(dietIn({ 'severity-3': 'allergy' }, 3, other)).toEqual({ ...other, severity: 'allergy' });
  expect(dietIn({ 'spec-3': 'sin nueces' }, 3, other)).toEqual({ ...other, spec: 'sin nueces' });
});

test('another type forgets the severity of the one before', () => {
  expect(dietIn({ 'diet-3': 'Celiac' }, 3, vegan)).toEqual({
    type: 'Celiac',
    spec: null,
    severity: null,
  });
});

test('answers to questions are read by question and person; of the group there is no person', () => {
  const fields = {
    'answer-5-3': 'Terminal',
    'answer-6-group': '',
    'answer-x-3': 'no',
    'asked-5-3': '',
  };
  expect(answersIn(fields)).toEqual([
    { questionId: 5, memberId: 3, text: 'Terminal' },
    { questionId: 6, memberId: null, text: '' },
  ]);
});
