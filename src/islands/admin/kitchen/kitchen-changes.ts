import { dietOfMember } from '#contract/diet-spellings.ts';
import type { KitchenChangesView, KitchenPersonView } from '#contract/kitchen/kitchen-sheets.ts';
import type { KitchenChanges, KitchenPerson } from '#domain/kitchen/changes.ts';

const personOf = (view: KitchenPersonView): KitchenPerson => ({
  memberId: view.memberId,
  groupId: view.guestId,
  name: view.name,
  diet: dietOfMember(view),
  table: view.table,
});

/** The answer of the API as the domain has it. */
export const changesOf = ({ added, removed, changed }: KitchenChangesView): KitchenChanges => ({
  added: added.map(personOf),
  removed: removed.map(personOf),
  changed: changed.map(({ before, ...now }) => ({ now: personOf(now), before: personOf(before) })),
});
