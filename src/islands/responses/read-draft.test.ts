import { expect, test } from 'vitest';

import { readWizardDraft } from './read-draft.ts';

const draft = {
  step: 3,
  diets: { 4: { value: { type: 'Other', spec: 'Alérgico al maní' }, at: 5 } },
  options: { 46: { 4: { value: false, version: 2, at: 5 } } },
  acknowledged: [45],
  answers: { '5/4': { value: 'Terminal', at: 5 }, '6/group': { value: null, at: 5 } },
};

test('a draft comes back as it was kept', () => {
  expect(readWizardDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('what an older version of the site kept beside it is left out', () => {
  expect(readWizardDraft({ ...draft, submissions: {} })).toEqual(draft);
});

test('a draft of a version that called the options choices comes back', () => {
  const { options: choices, ...rest } = draft;
  expect(readWizardDraft({ ...rest, choices })).toEqual(draft);
});

test.each([
  ['of another kind', 'hola'],
  ['of an older version', { step: 3 }],
  [
    'with a choice that is none',
    { ...draft, options: { 46: { 4: { value: 'no', version: 1, at: 5 } } } },
  ],
  ['with a diet that is none', { ...draft, diets: { 4: { value: { type: 'Carne' }, at: 5 } } }],
  ['with an event that is no number', { ...draft, options: { glamping: {} } }],
  ['with a step before the first', { ...draft, step: -1 }],
])('a draft %s is none', (_name, stored) => expect(readWizardDraft(stored)).toBeUndefined());
