import { expect, test } from 'vitest';

import type { MemberView } from '#contract/guest-groups.ts';

import { dietsEntry } from '#islands/outbox/entry.ts';
import { timeAfter } from '#islands/outbox/monotonic-time.ts';

import {
  dietShown,
  dietsToSave,
  isDietToSend,
  openDiets,
  receivedDiets,
  typeDiet,
  withType,
  withPendingDiets,
} from './diets.ts';

const bruno: MemberView = {
  id: 4,
  name: 'Bruno Ríos',
  dietary_restriction_type: 'Other',
  dietary_restriction_spec: 'Alérgico al maní',
  dietary_severity: null,
  age_group: 'adult',
  age: null,
  needs: [],
  needs_note: null,
  email: null,
  phone: null,
  is_companion: false,
};

test('changing the type away from Other clears the words', () => {
  const other = { type: 'Other', spec: 'Alérgico al maní' } as const;
  expect(withType(other, 'Vegan')).toEqual({ type: 'Vegan', severity: null, spec: null });
  const severe = { type: 'Vegan', spec: null, severity: 'allergy' } as const;
  expect(withType(severe, 'Other')).toEqual({ type: 'Other', spec: null, severity: null });
  expect(withType(other, 'Other')).toBe(other);
});

const vegan = { type: 'Vegan', spec: null } as const;
const none = { type: 'None', spec: null } as const;
const sent = () => dietsEntry(3, dietsToSave([bruno], typeDiet(openDiets(), 4, vegan)));

test('what was typed is shown before what was saved, and that before what came with the page', () => {
  const saved = receivedDiets(typeDiet(openDiets(), 4, vegan), sent());
  expect(saved.typed).toEqual({});
  expect(dietShown(bruno, openDiets())).toEqual({
    type: 'Other',
    severity: null,
    spec: 'Alérgico al maní',
  });
  expect(dietShown(bruno, saved)).toMatchObject(vegan);
  expect(dietShown(bruno, typeDiet(saved, 4, none))).toEqual(none);
});

test('a diet that waits is shown, and one that takes it back is to be sent', () => {
  const pending = withPendingDiets(openDiets(), [sent()]);
  expect(dietShown(bruno, pending)).toMatchObject(vegan);
  expect(isDietToSend(bruno, pending)).toBe(false);
  const back = typeDiet(pending, 4, { type: 'Other', spec: 'Alérgico al maní' });
  expect(dietShown(bruno, back)).toMatchObject({ type: 'Other' });
  expect(isDietToSend(bruno, back)).toBe(true);
});

test('what waits is shown before an older draft of a screen', () => {
  const draft = typeDiet(openDiets(), 4, none);
  const later = { ...sent(), keptAt: timeAfter() + 1000 };
  expect(dietShown(bruno, withPendingDiets(draft, [later]))).toMatchObject(vegan);
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

test('what was said of age and needs goes with the diet, and stays when the diet changes', () => {
  const profile = { age_group: 'child', age: 7, needs: ['child_menu'], needs_note: null } as const;
  const said = {
    ...dietShown(bruno, openDiets()),
    profile: { ...profile, needs: [...profile.needs] },
  };
  const typed = typeDiet(openDiets(), bruno.id, said);
  expect(isDietToSend(bruno, typed)).toBe(true);
  expect(dietsToSave([bruno], typed)).toMatchObject([{ id: 4, ...profile }]);
  expect(withType(said, 'Vegan')).toMatchObject({ type: 'Vegan', profile });

  const entry = dietsEntry(1, dietsToSave([bruno], typed));
  expect(dietShown(bruno, withPendingDiets(openDiets(), [entry]))).toMatchObject({ profile });
  const received = receivedDiets(typed, { ...entry, keptAt: Date.now() + 1 });
  expect(isDietToSend(bruno, received)).toBe(false);
  expect(dietShown(bruno, received)).toMatchObject({ profile });
});
