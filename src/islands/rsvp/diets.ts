import type { MemberView } from '#contract/views.ts';
import type { Diet, DietaryType } from '#domain/dietary.ts';

export type DietsByMember = Record<number, Diet>;

/** What was typed and not yet stored, and what was stored since the page came. */
export type Diets = { typed: DietsByMember; saved: DietsByMember };

export const openDiets = (typed: DietsByMember = {}): Diets => ({ typed, saved: {} });

export const typeDiet = (diets: Diets, memberId: number, diet: Diet): Diets => ({
  ...diets,
  typed: { ...diets.typed, [memberId]: diet },
});

export const savedDiets = ({ typed, saved }: Diets): Diets => ({
  typed: {},
  saved: { ...saved, ...typed },
});

/** What the row of one person shows. */
export const dietShown = (member: MemberView, { typed, saved }: Diets): Diet =>
  typed[member.id] ??
  saved[member.id] ?? {
    type: member.dietary_restriction_type,
    spec: member.dietary_restriction_spec,
  };

/** Another type clears the free text. */
export const withType = (diet: Diet, type: DietaryType): Diet =>
  type === diet.type ? diet : { type, spec: null };

/** The body of PUT /api/rsvp/guest/dietary. */
export const dietsToSave = (members: readonly MemberView[], diets: Diets) => ({
  members: members.map((member) => {
    const { type, spec } = dietShown(member, diets);
    return { id: member.id, dietary_restriction_type: type, dietary_restriction_spec: spec };
  }),
});
