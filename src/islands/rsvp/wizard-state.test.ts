import { expect, test } from 'vitest';

import {
  openWizard,
  placeOf,
  progressAt,
  wizardReducer,
  type WizardAction,
  type WizardState,
} from './wizard-state.ts';

const after = (state: WizardState, ...actions: WizardAction[]) =>
  actions.reduce(wizardReducer, state);

test('the way leads over the diets and one step per event to the summary', () => {
  expect([0, 1, 2, 3].map((step) => placeOf(step, 2))).toEqual([
    { screen: 'dietary' },
    { screen: 'event', index: 0 },
    { screen: 'event', index: 1 },
    { screen: 'summary' },
  ]);
});

test('the progress counts the event one stands on', () => {
  expect(progressAt(0, 4)).toBe(25);
  expect(progressAt(3, 4)).toBe(100);
});

test('the first step shown asks for no attention, every later one does', () => {
  const opened = openWizard(undefined, 6);
  expect(opened).toMatchObject({ step: 0, moves: 0 });
  expect(after(opened, { type: 'go', step: 1 })).toMatchObject({ step: 1, moves: 1 });
  expect(after(opened, { type: 'go', step: 0 })).toBe(opened);
});

test('saved diets open the first event and are no longer unsaved', () => {
  const vegan = { type: 'Vegan', spec: null } as const;
  const typed = after(openWizard(undefined, 6), { type: 'diet', memberId: 7, diet: vegan });
  expect(typed.diets.typed).toEqual({ 7: vegan });
  expect(after(typed, { type: 'dietsSaved' })).toMatchObject({
    step: 1,
    diets: { typed: {}, saved: { 7: vegan } },
  });
});

test('a draft goes on where it was left', () => {
  const diets = { 7: { type: 'Other', spec: 'sin ma' } } as const;
  expect(openWizard({ step: 4, diets }, 6)).toMatchObject({ step: 4, diets: { typed: diets } });
});

test('a draft from when there were more events ends at the summary', () => {
  const { step } = openWizard({ step: 7, diets: {} }, 2);
  expect(placeOf(step, 2)).toEqual({ screen: 'summary' });
});
