import { expect, test } from 'vitest';

import { goTo, openWizard, positionOf, progressAt } from './wizard-state.ts';

test('the way leads over the diets and one step per event to the summary', () => {
  expect([0, 1, 2, 3].map((step) => positionOf(step, 2))).toEqual([
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
  const opened = openWizard(0, 6);
  expect(opened).toEqual({ step: 0, moves: 0 });
  expect(goTo(opened, 1)).toEqual({ step: 1, moves: 1 });
  expect(goTo(opened, 0)).toBe(opened);
});

test('a draft goes on where it was left; from when there were more events it ends at the summary', () => {
  expect(openWizard(4, 6).step).toBe(4);
  expect(positionOf(openWizard(7, 2).step, 2)).toEqual({ screen: 'summary' });
});
