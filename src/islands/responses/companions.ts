import { dietOfMember, memberDiet } from '#contract/diet-spellings.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import type { CompanionView } from '#contract/responding/companions.ts';
import { noDiet } from '#domain/responses/dietary.ts';
import {
  type CompanionEntry,
  companionEntry,
  type Entry,
  isAboutCompanion,
  changedEntry,
} from '#islands/outbox/entry.ts';

import { type Diets, dietShown, isDietToSend, dietToSave } from './diets.ts';
import { ownOption, type ResponseSheet } from './response-sheet.ts';

/** What became of companions since the page came, by the phone's own numbers; null: they stay away. */
export type Added = Record<number, CompanionView | null>;

/** In place of an id, until the server has given one. */
const localId = (ref: number) => -ref;

/** A number for somebody new, which no other phone of the group has given. */
export const newRef = (): number => Math.floor(Math.random() * 2 ** 47) + 1;

const pendingCompanions = (entries: readonly Entry[]) =>
  entries.filter(isAboutCompanion).filter(({ stopped }) => !stopped);

/** The group as the guest knows it: with companions who wait in the outbox, without those who were sent home. */
export const membersShown = (
  members: readonly OwnMemberView[],
  added: Added,
  entries: readonly Entry[],
): OwnMemberView[] => {
  const arrived = Object.values(added).filter((companion) => companion !== null);
  const stored = [
    ...members.filter(({ companion_ref: ref }) => !ref || !(ref in added)),
    ...arrived,
  ];
  const pending = pendingCompanions(entries);
  const isKnown = (ref: number) => stored.some(({ companion_ref }) => companion_ref === ref);
  return [
    ...stored.flatMap((member) => {
      const entry = pending.find(({ ref }) => ref === member.companion_ref);
      if (entry?.person === null) return [];
      return [entry?.memberId ? { ...member, name: entry.person.name } : member];
    }),
    ...pending.flatMap(({ ref, person }) =>
      person && !isKnown(ref) ? [asMember(ref, person)] : [],
    ),
  ];
};

const asMember = (ref: number, person: NonNullable<CompanionEntry['person']>): OwnMemberView => ({
  id: localId(ref),
  name: person.name,
  email: null,
  phone: null,
  is_companion: true,
  companion_ref: ref,
  age_group: 'adult',
  age: null,
  needs: [],
  needs_note: null,
  ...memberDiet(
    dietOfMember({
      ...person,
      dietary_restriction_type: person.dietary_restriction_type ?? noDiet.type,
    }),
  ),
});

/** What was chosen for somebody before they had an id belongs to that id. */
export const withId = (
  sheet: ResponseSheet,
  { id, companion_ref: ref }: Pick<OwnMemberView, 'id' | 'companion_ref'>,
): ResponseSheet => {
  if (!ref) return sheet;
  const options = Object.entries(sheet.options).map(([eventId, byMember]) => {
    const { [localId(ref)]: option, ...rest } = byMember;
    const stored = sheet.stored[Number(eventId)]?.[id];
    if (!option || stored?.isAttending === option.value) return [eventId, rest] as const;
    return [eventId, { [id]: { ...option, version: stored?.version ?? 0 }, ...rest }] as const;
  });
  return { ...sheet, options: Object.fromEntries(options) };
};

/** The server has received a companion, with the responses that were given for them. */
export const received = (sheet: ResponseSheet, companion: CompanionView): ResponseSheet => {
  const stored = { ...sheet.stored };
  for (const { eventId, isAttending, version } of companion.responses) {
    stored[eventId] = { ...stored[eventId], [companion.id]: { isAttending, version } };
  }
  return withId({ ...sheet, stored }, companion);
};

/** The companions in the outbox with what the guest has chosen for them since. */
export const withResponses = (
  groupId: number,
  entries: readonly Entry[],
  sheet: ResponseSheet,
): CompanionEntry[] =>
  pendingCompanions(entries).flatMap(({ ref, person, memberId }) => {
    // Who has an id answers under it.
    if (!person || memberId) return [];
    const eventIds = Object.keys({ ...sheet.pending, ...sheet.options }).map(Number);
    const responses = eventIds.flatMap((eventId) => {
      const own = ownOption(sheet, eventId, localId(ref));
      return own ? [{ eventId, isAttending: own.value }] : [];
    });
    return [companionEntry(groupId, ref, { ...person, responses })];
  });

/** Names that the guest has corrected, by the phone's own numbers. */
export type TypedNames = Readonly<Record<number, string>>;

/** The companions with a name that was corrected, or, where they still wait in the outbox, with another diet. */
export const changedCompanions = (
  groupId: number,
  entries: readonly Entry[],
  members: readonly OwnMemberView[],
  { diets, names }: { diets: Diets; names: TypedNames },
): CompanionEntry[] =>
  members.flatMap((member) => {
    const { id, name: before, companion_ref: ref } = member;
    if (!ref) return [];
    const name = names[ref]?.trim() ?? before;
    if (id > 0) return name === before ? [] : [changedEntry(groupId, { ref, memberId: id, name })];
    const person = pendingCompanions(entries).find((entry) => entry.ref === ref)?.person;
    if (!person || (name === before && !isDietToSend(member, diets))) return [];
    const diet = dietToSave(dietShown(member, diets));
    return [companionEntry(groupId, ref, { ...person, name, ...diet })];
  });
