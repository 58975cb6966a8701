import { dietOfMember, dietOfResponse, memberDiet } from '#contract/diet-spellings.ts';
import type { MemberView, OwnMemberView } from '#contract/guest-groups.ts';
import { type Diet, type DietaryType, noDiet } from '#domain/responses/dietary.ts';
import { type Entry, isAboutDiets, isAboutEvent } from '#islands/outbox/entry.ts';

export type DietsByMember = Record<number, Diet>;

/** What was typed and not yet stored, and what was stored since the page came. */
export type Diets = { typed: DietsByMember; saved: DietsByMember };

export const openDiets = (typed: DietsByMember = {}): Diets => ({ typed, saved: {} });

export const typeDiet = (diets: Diets, memberId: number, diet: Diet): Diets => ({
  ...diets,
  typed: { ...diets.typed, [memberId]: diet },
});

/** Diets of an outbox entry of an earlier visit, unless the guest has already typed something else. */
export const foundDiets = (diets: Diets, found: DietsByMember): Diets => ({
  ...diets,
  typed: { ...found, ...diets.typed },
});

export const savedDiets = ({ typed, saved }: Diets): Diets => ({
  typed: {},
  saved: { ...saved, ...typed },
});

type Eater = MemberView & Partial<Pick<OwnMemberView, 'companion_ref'>>;

/** A companion's diet may have been typed before they had an id. */
const dietIn = (byMember: DietsByMember, { id, companion_ref: ref }: Eater): Diet | undefined =>
  byMember[id] ?? (ref ? byMember[-ref] : undefined);

export const isTyped = (member: Eater, { typed }: Diets): boolean =>
  dietIn(typed, member) !== undefined;

/** What the row of one person shows. */
export const dietShown = (member: Eater, { typed, saved }: Diets): Diet =>
  dietIn(typed, member) ?? dietIn(saved, member) ?? dietOfMember(member);

/** Another type clears the free text. */
export const withType = (diet: Diet, type: DietaryType): Diet =>
  type === diet.type ? diet : { ...noDiet, type };

/** The members of the body of PUT /api/rsvp/guest/dietary. */
export const dietsToSave = (members: readonly Eater[], diets: Diets) =>
  members.map((member) => ({ id: member.id, ...memberDiet(dietShown(member, diets)) }));

/** The diets in the outbox: saved alone, or with the responses to an event. */
export const dietsIn = (entries: readonly Entry[]): DietsByMember =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      if (isAboutDiets(entry)) {
        return entry.members.map((member) => [member.id, dietOfMember(member)] as const);
      }
      // A companion's stands beside their name.
      if (!isAboutEvent(entry)) return [];
      return entry.responses.flatMap((response) => {
        const diet = dietOfResponse(response);
        return diet ? [[response.memberId, diet] as const] : [];
      });
    }),
  );
