import { dietOfMember, memberDiet } from '#contract/diet-spellings.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import type { CompanionView } from '#contract/responding/companions.ts';
import { noDiet } from '#domain/responses/dietary.ts';
import {
  type CompanionEntry,
  companionEntry,
  type Entry,
  isAboutCompanion,
  renamedEntry,
} from '#islands/outbox/entry.ts';

import { type Diets, dietShown, isDietToSend } from './diets.ts';
import { ownChoice, type ResponseSheet } from './response-sheet.ts';

/** What became of companions since the page came, by the phone's own numbers; null: they stay away. */
export type Brought = Record<number, CompanionView | null>;

/** In place of an id, until the server has given one. */
const localId = (ref: number) => -ref;

/** A number for somebody new, which no other phone of the group has given. */
export const newRef = (): number => Math.floor(Math.random() * 2 ** 47) + 1;

const waitingCompanions = (entries: readonly Entry[]) =>
  entries.filter(isAboutCompanion).filter(({ stopped }) => !stopped);

/** The group as the guest knows it: with companions who wait in the outbox, without those who were sent home. */
export const membersShown = (
  members: readonly OwnMemberView[],
  brought: Brought,
  entries: readonly Entry[],
): OwnMemberView[] => {
  const arrived = Object.values(brought).filter((companion) => companion !== null);
  const stored = [
    ...members.filter(({ companion_ref: ref }) => !ref || !(ref in brought)),
    ...arrived,
  ];
  const waiting = waitingCompanions(entries);
  const isKnown = (ref: number) => stored.some(({ companion_ref }) => companion_ref === ref);
  return [
    ...stored.flatMap((member) => {
      const said = waiting.find(({ ref }) => ref === member.companion_ref);
      if (said?.person === null) return [];
      return [said?.memberId ? { ...member, name: said.person.name } : member];
    }),
    ...waiting.flatMap(({ ref, person }) =>
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
  ...memberDiet(
    person.dietary_restriction_type
      ? dietOfMember({ ...person, dietary_restriction_type: person.dietary_restriction_type })
      : noDiet,
  ),
});

/** What was chosen for somebody before they had an id belongs to that id. */
export const withId = (
  sheet: ResponseSheet,
  { id, companion_ref: ref }: Pick<OwnMemberView, 'id' | 'companion_ref'>,
): ResponseSheet => {
  if (!ref) return sheet;
  const choices = Object.entries(sheet.choices).map(([eventId, byMember]) => {
    const { [localId(ref)]: choice, ...others } = byMember;
    const stored = sheet.stored[Number(eventId)]?.[id];
    if (!choice || stored?.isAttending === choice.value) return [eventId, others] as const;
    return [eventId, { [id]: { ...choice, version: stored?.version ?? 0 }, ...others }] as const;
  });
  return { ...sheet, choices: Object.fromEntries(choices) };
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
  waitingCompanions(entries).flatMap(({ ref, person, memberId }) => {
    // Who has an id answers under it.
    if (!person || memberId) return [];
    const eventIds = Object.keys({ ...sheet.waiting, ...sheet.choices }).map(Number);
    const responses = eventIds.flatMap((eventId) => {
      const own = ownChoice(sheet, eventId, localId(ref));
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
    if (id > 0) return name === before ? [] : [renamedEntry(groupId, { ref, memberId: id, name })];
    const person = waitingCompanions(entries).find((entry) => entry.ref === ref)?.person;
    if (!person || (name === before && !isDietToSend(member, diets))) return [];
    const diet = memberDiet(dietShown(member, diets));
    return [companionEntry(groupId, ref, { ...person, name, ...diet })];
  });
