import { expect, test } from 'vitest';

import { noDiet } from '#domain/responses/dietary.ts';
import { dietsEntry, responsesEntry } from '#islands/outbox/entry.ts';
import { ownMember } from '#tests/support/own-member.ts';

import { openAnswers } from './answers.ts';
import { dietsToSave, openDiets, typeDiet, withPendingDiets } from './diets.ts';
import { choose, openSheet, withPending } from './response-sheet.ts';
import { hasUnsaved, isEventUnsaved } from './unsaved.ts';

const [fire, feast] = [46, 49];
const rosa = ownMember({ id: 1, name: 'Rosa' });

const answers = openAnswers([]);
const sheet = openSheet({ [fire]: [], [feast]: [] });
const pendingYes = withPending(sheet, [
  {
    ...responsesEntry(1, fire, [{ memberId: rosa.id, isAttending: true, version: 0 }]),
    keptAt: 10,
  },
]);

test('what waits as it is shown is saved; another choice since then is not', () => {
  expect(isEventUnsaved(pendingYes, fire, [rosa])).toBe(false);
  const changed = choose(pendingYes, fire, rosa.id, false);
  expect(isEventUnsaved(changed, fire, [rosa])).toBe(true);
  expect(isEventUnsaved(choose(changed, fire, rosa.id, true), fire, [rosa])).toBe(false);
  expect(isEventUnsaved(changed, feast, [rosa])).toBe(false);
});

test('a choice for somebody who is not on the screen any more does not count', () => {
  expect(isEventUnsaved(choose(pendingYes, fire, rosa.id, false), fire, [])).toBe(false);
});

test('a screen with an unsaved response or diet has something unsaved', () => {
  const diets = openDiets();
  expect(
    hasUnsaved({ sheet: pendingYes, answers, diets }, [{ id: fire }, { id: feast }], [rosa]),
  ).toBe(false);
  const changed = choose(pendingYes, fire, rosa.id, false);
  expect(hasUnsaved({ sheet: changed, answers, diets }, [{ id: fire }], [rosa])).toBe(true);
  const typed = typeDiet(diets, rosa.id, { ...noDiet, type: 'Vegan' });
  expect(hasUnsaved({ sheet, answers, diets: typed }, [{ id: fire }], [rosa])).toBe(true);
  const entry = { ...dietsEntry(1, dietsToSave([rosa], typed)), keptAt: Date.now() + 1000 };
  const pending = withPendingDiets(typed, [entry]);
  expect(hasUnsaved({ sheet, answers, diets: pending }, [{ id: fire }], [rosa])).toBe(false);
});
