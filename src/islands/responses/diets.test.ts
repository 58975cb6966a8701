import { expect, test } from 'vitest';

import type { MemberView } from '#contract/guest-groups.ts';

import { dietShown, dietsToSave, openDiets, savedDiets, typeDiet, withType } from './diets.ts';

const bruno: MemberView = {
  id: 4,
  name: 'Bruno Ríos',
  dietary_restriction_type: 'Other',
  dietary_restriction_spec: 'Alérgico al maní',
  dietary_severity: null,
  email: null,
  phone: null,
  is_companion: false,
};

test('changing the type away from Other clears the words', () => {
  const other = { type: 'Other', spec: 'Alérgico al maní' } as const;
  expect(withType(other, 'Vegan')).toEqual({ type: 'Vegan', severity: null, spec: null });
  const grave = { type: 'Vegan', spec: null, severity: 'allergy' } as const;
  expect(withType(grave, 'Other')).toEqual({ type: 'Other', spec: null, severity: null });
  expect(withType(other, 'Other')).toBe(other);
});

test('what was typed is shown before what was saved, and that before what came with the page', () => {
  const vegan = { type: 'Vegan', spec: null } as const;
  const none = { type: 'None', spec: null } as const;
  const saved = savedDiets(typeDiet(openDiets(), 4, vegan));
  expect(dietShown(bruno, openDiets())).toEqual({
    type: 'Other',
    severity: null,
    spec: 'Alérgico al maní',
  });
  expect(dietShown(bruno, saved)).toEqual(vegan);
  expect(dietShown(bruno, typeDiet(saved, 4, none))).toEqual(none);
});

test('everybody is saved, also who was left as they were', () => {
  expect(dietsToSave([bruno], openDiets())).toEqual([
    {
      id: 4,
      dietary_restriction_type: 'Other',
      dietary_restriction_spec: 'Alérgico al maní',
      dietary_severity: null,
    },
  ]);
});
