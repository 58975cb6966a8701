import { dietOfMember, memberDiet } from '#contract/diet-spellings.ts';
import type { MemberProfile } from '#contract/profile-spellings.ts';
import type { MemberView, OwnMemberView } from '#contract/guest-groups.ts';
import { type Diet, type DietaryType, noDiet } from '#domain/responses/dietary.ts';
import { type Entry, isAboutCompanion, isAboutDiets } from '#islands/outbox/entry.ts';
import { timeAfter } from '#islands/outbox/monotonic-time.ts';

import { isToSend, shownOf, type Timed } from './shown.ts';

/** A member's diet, with the profile (age and needs) if it was typed on this phone. */
export type DietProfile = Diet & {
  profile?: { [Name in keyof MemberProfile]?: MemberProfile[Name] | undefined } | undefined;
};

export type DietsByMember = Record<number, DietProfile>;

type TimedDiets = Record<number, Timed<DietProfile>>;

export type Diets = {
  /** On this screen, and not acknowledged by the server. */
  typed: TimedDiets;
  /** What the outbox holds. */
  pending: TimedDiets;
  /** Received by the server since the page came. */
  saved: DietsByMember;
};

export const openDiets = (typed: TimedDiets = {}): Diets => ({ typed, pending: {}, saved: {} });

export const typeDiet = (diets: Diets, memberId: number, value: DietProfile): Diets => ({
  ...diets,
  typed: { ...diets.typed, [memberId]: { value, at: timeAfter(diets.pending[memberId]) } },
});

type DietPerson = MemberView & Partial<Pick<OwnMemberView, 'companion_ref'>>;

/** A companion's diet may have been typed before they had an id. */
const of = <One>(byMember: Record<number, One>, { id, companion_ref: ref }: DietPerson) =>
  byMember[id] ?? (ref ? byMember[-ref] : undefined);

const knownOf = (member: DietPerson, { typed, pending, saved }: Diets) => ({
  stored: of(saved, member) ?? (dietOfMember(member) as DietProfile),
  selected: of(typed, member),
  pending: of(pending, member),
});

/** What the row of one person shows. */
export const dietShown = (member: DietPerson, diets: Diets): DietProfile =>
  shownOf(knownOf(member, diets));

export const isDietToSend = (member: DietPerson, diets: Diets): boolean =>
  isToSend(knownOf(member, diets), isSameDiet);

const isSameDiet = (one: DietProfile, other: DietProfile): boolean =>
  JSON.stringify(dietToSave(one)) === JSON.stringify(dietToSave(other));

/** Another type clears the free text. */
export const withType = (diet: DietProfile, type: DietaryType): DietProfile =>
  type === diet.type ? diet : { ...diet, ...noDiet, type };

/** The members of the body of PUT /api/rsvp/guest/dietary. */
export const dietsToSave = (members: readonly DietPerson[], diets: Diets) =>
  members.map((member) => ({ id: member.id, ...dietToSave(dietShown(member, diets)) }));

export const dietToSave = (meal: DietProfile) => ({ ...memberDiet(meal), ...meal.profile });

/** The diets that an entry states: of the group, or with a companion. */
const dietsIn = (entry: Entry): (readonly [memberId: number, diet: DietProfile])[] => {
  if (isAboutDiets(entry)) {
    return entry.members.map((member) => [member.id, mealOf(member)] as const);
  }
  if (!isAboutCompanion(entry) || !entry.person) return [];
  const { dietary_restriction_type: type } = entry.person;
  if (!type) return [];
  return [[-entry.ref, mealOf({ ...entry.person, dietary_restriction_type: type })] as const];
};

type SentMeal = Parameters<typeof dietOfMember>[0] & {
  [Name in keyof MemberProfile]?: MemberProfile[Name] | undefined;
};

/** All of a profile is sent, or nothing. */
const mealOf = ({ age_group, age, needs, needs_note, ...diet }: SentMeal): DietProfile => ({
  ...dietOfMember(diet),
  ...(age_group && { profile: { age_group, age, needs, needs_note } }),
});

/** The diets with what the outbox holds now. */
export const withPendingDiets = (diets: Diets, entries: readonly Entry[]): Diets => {
  const pending: TimedDiets = {};
  for (const entry of entries) {
    if (entry.stopped && entry.stopped.why !== 'changed') continue;
    for (const [memberId, value] of dietsIn(entry)) {
      const before = pending[memberId];
      if (!before || before.at <= entry.keptAt) pending[memberId] = { value, at: entry.keptAt };
    }
  }
  return { ...diets, pending };
};

/** The server has received an entry; what was typed since stands. */
export const receivedDiets = ({ typed, saved, pending }: Diets, sent: Entry): Diets => {
  const received = dietsIn(sent);
  const isSettled = ([id, word]: readonly [id: string, word: Timed<Diet>]) =>
    received.some(
      ([memberId, diet]) =>
        memberId === Number(id) && (word.at <= sent.keptAt || isSameDiet(word.value, diet)),
    );
  return {
    pending,
    typed: Object.fromEntries(Object.entries(typed).filter((one) => !isSettled(one))),
    saved: { ...saved, ...Object.fromEntries(received) },
  };
};
