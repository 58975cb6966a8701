import { expect, test } from 'vitest';
import { setUp } from '#tests/support/invited-family.ts';
import { responsesOfEvent, listMemberResponses, listResponses } from './responses.ts';

test('the answers of an event are grouped by group, in the order of their names', () => {
  const { db } = setUp();
  const groups = responsesOfEvent(db, 45);
  expect(groups.map(({ groupName }) => groupName)).toEqual([
    'Familia Catrileo Vera',
    'Familia Peñaloza Ríos',
    'Javiera Oyarce',
    'Los Montecinos',
    'Ximena e Isabel',
  ]);
  expect(groups.map(({ responses: cells }) => cells.length)).toEqual([3, 4, 1, 2, 2]);
});

test('the first groups of an event are the beginning of them all', () => {
  const { db } = setUp();
  expect(responsesOfEvent(db, 45, { limit: 2 })).toEqual(responsesOfEvent(db, 45).slice(0, 2));
});

test('every list of answers tells the same', () => {
  const { db } = setUp();
  const byEvent = [45, 46, 47, 48, 49, 50]
    .flatMap((eventId) => responsesOfEvent(db, eventId).flatMap(({ responses: cells }) => cells))
    .filter(({ responseId }) => responseId !== null);
  const rows = listResponses(db);
  const ids = rows.map(({ id }) => id).sort();
  expect(rows).toMatchObject(listMemberResponses(db));
  expect(byEvent.map(({ responseId }) => responseId).sort()).toEqual(ids);
});
