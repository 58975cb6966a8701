import { expect, test } from 'vitest';
import { dietaryTypes, dietOf, noDiet } from '#domain/responses/dietary.ts';
import { dietOfEvent, eventDiet } from './event-diets.ts';
import { dietOfMember, dietOfResponse, memberDiet, responseDiet } from './diet-spellings.ts';

test.each(dietaryTypes)('%s reads the same in every spelling', (type) => {
  const diet = dietOf(type, 'Sin nueces', 'allergy');
  expect(dietOfMember(memberDiet(diet))).toEqual(diet);
  expect(dietOfResponse(responseDiet(diet))).toEqual(diet);
  expect(dietOfEvent(eventDiet(diet))).toEqual(diet);
});

test('the view of an event spells types in lower case', () => {
  expect(eventDiet(noDiet).dietaryRestriction).toBe('none');
});

test('a response without a diet states none', () => {
  expect(dietOfResponse({})).toBeUndefined();
});
