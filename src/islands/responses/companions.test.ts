import { expect, test } from 'vitest';
import type { CompanionView } from '#contract/responding/companions.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { companionEntry, changedEntry } from '#islands/outbox/entry.ts';
import { timeAfter } from '#islands/outbox/monotonic-time.ts';
import { ownMember } from '#tests/support/own-member.ts';
import { changedCompanions, membersShown, received, withId, withResponses } from './companions.ts';
import { dietShown, isDietToSend, openDiets, typeDiet, withPendingDiets } from './diets.ts';
import { choose, openSheet, responseOf, withPending } from './response-sheet.ts';

const group = 3;
const [feast, breakfast] = [49, 50];
const marta = ownMember({ id: 7, name: 'Marta' });
const pia: CompanionView = {
  ...marta,
  id: 90,
  name: 'Pía',
  is_companion: true,
  companion_ref: 5,
  responses: [{ eventId: feast, isAttending: true, version: 1 }],
};
const pending = companionEntry(group, 5, { name: 'Pía', dietary_restriction_type: 'Vegan' });
const away = companionEntry(group, 5, null);
const named = (members: readonly OwnMemberView[]) => members.map(({ id, name }) => [id, name]);

test('who waits in the outbox is shown under the phone’s own number', () => {
  const [, companion] = membersShown([marta], {}, [pending]);
  expect(companion).toMatchObject({
    id: -5,
    name: 'Pía',
    is_companion: true,
    dietary_restriction_type: 'Vegan',
  });
});

test('who has arrived is shown once, by their id', () => {
  expect(named(membersShown([marta], { 5: pia }, [pending]))).toEqual([
    [7, 'Marta'],
    [90, 'Pía'],
  ]);
  expect(named(membersShown([marta, pia], { 5: { ...pia, name: 'Pía Soto' } }, []))).toEqual([
    [7, 'Marta'],
    [90, 'Pía Soto'],
  ]);
});

test('who stays away is not shown, whether the site knows it yet or not', () => {
  expect(named(membersShown([marta, pia], {}, [away]))).toEqual([[7, 'Marta']]);
  expect(named(membersShown([marta, pia], { 5: null }, []))).toEqual([[7, 'Marta']]);
});

test('who was refused is not shown as coming', () => {
  const rejected = { ...pending, stopped: { why: 'refused' } } as const;
  expect(named(membersShown([marta], {}, [rejected]))).toEqual([[7, 'Marta']]);
});

test('what was chosen for somebody on their way goes with them', () => {
  const sheet = choose(choose(openSheet({}), feast, -5, true), breakfast, -5, false);
  expect(withResponses(group, [pending], sheet)).toMatchObject([
    {
      ref: 5,
      person: {
        name: 'Pía',
        dietary_restriction_type: 'Vegan',
        responses: [
          { eventId: feast, isAttending: true },
          { eventId: breakfast, isAttending: false },
        ],
      },
    },
  ]);
  expect(withResponses(group, [away], sheet)).toEqual([]);
});

test('after a reload it is chosen still', () => {
  const [entry] = withResponses(group, [pending], choose(openSheet({}), feast, -5, true));
  const reopened = withPending(openSheet({}), [entry!]);
  expect(responseOf(reopened, feast, -5)).toBe(true);
  expect(withResponses(group, [entry!], reopened)).toMatchObject([{ person: entry!.person }]);
});

test('once they have an id, what was stored is settled and what was chosen since stands', () => {
  const sheet = choose(choose(openSheet({}), feast, -5, false), breakfast, -5, true);
  const after = received(sheet, pia);
  expect(after.stored[feast]).toEqual({ 90: { isAttending: true, version: 1 } });
  expect(after.options).toMatchObject({
    [feast]: { 90: { value: false, version: 1 } },
    [breakfast]: { 90: { value: true, version: 0 } },
  });
  expect(received(choose(openSheet({}), feast, -5, true), pia).options).toEqual({ [feast]: {} });
});

test('choices of others stay where they are', () => {
  const sheet = choose(openSheet({}), feast, 7, true);
  expect(withId(sheet, marta)).toBe(sheet);
  expect(withId(sheet, pia).options).toEqual(sheet.options);
});

test('a diet that was typed before they had an id is theirs after it', () => {
  const [, companion] = membersShown([marta], {}, [pending]);
  const diets = typeDiet(openDiets(), companion!.id, { type: 'Celiac', spec: null });
  expect(changedCompanions(group, [pending], [companion!], { diets, names: {} })).toMatchObject([
    { person: { name: 'Pía', dietary_restriction_type: 'Celiac' } },
  ]);
  expect(dietShown(pia, diets)).toMatchObject({ type: 'Celiac' });
  expect(isDietToSend(pia, diets)).toBe(true);
  const saved = { ...pending, keptAt: timeAfter() + 1000 };
  expect(dietShown(pia, withPendingDiets(diets, [saved]))).toMatchObject({ type: 'Vegan' });
});

test('a corrected name goes to who has arrived by their id, and to who waits with all that was said', () => {
  const corrected = { diets: openDiets(), names: { 5: ' Pía Soto ' } };
  expect(changedCompanions(group, [], [marta, pia], corrected)).toMatchObject([
    { ref: 5, memberId: 90, person: { name: 'Pía Soto' } },
  ]);
  const [entry] = withResponses(group, [pending], choose(openSheet({}), feast, -5, true));
  const [, companion] = membersShown([marta], {}, [entry!]);
  const [again] = changedCompanions(group, [entry!], [companion!], corrected);
  expect(again).toMatchObject({
    person: {
      name: 'Pía Soto',
      dietary_restriction_type: 'Vegan',
      responses: [{ eventId: feast, isAttending: true }],
    },
  });
  expect(again).not.toHaveProperty('memberId');
  expect(changedCompanions(group, [], [pia], { diets: openDiets(), names: { 5: 'Pía' } })).toEqual(
    [],
  );
});

test('a corrected name that waits is shown, and says nothing of where they come', () => {
  const changed = changedEntry(group, { ref: 5, memberId: 90, name: 'Pía Soto' });
  expect(named(membersShown([marta, pia], {}, [changed]))).toEqual([
    [7, 'Marta'],
    [90, 'Pía Soto'],
  ]);
  expect(withResponses(group, [changed], openSheet({}))).toEqual([]);
});
