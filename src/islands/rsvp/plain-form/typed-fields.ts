import { dietOfMember } from '#contract/diet-spellings.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { choicesIn, dietIn, type Fields } from '#contract/responding/form-fields.ts';
import type { ResponseView } from '#contract/responses.ts';

import type { DietsByMember } from '../../responses/diets.ts';
import { type Choice, openSheet, storedOf } from '../../responses/response-sheet.ts';

type Draft = {
  choices: Record<number, Record<number, Choice>>;
  acknowledged: number[];
  diets: DietsByMember;
};

type Shown = {
  members: readonly OwnMemberView[];
  responses: Record<number, ResponseView[]>;
};

/** A draft with what the fields of the plain form say besides: they were typed last. */
export const withTyped = <Kept extends Draft>(
  draft: Kept | undefined,
  typed: Fields,
  { members, responses }: Shown,
): Kept | (Draft & { step?: undefined }) | undefined => {
  if (Object.keys(typed).length === 0) return draft;
  const { choices, acknowledged, diets, ...others } = draft ?? {
    choices: {},
    acknowledged: [],
    diets: {},
  };
  const next = { ...others, choices: { ...choices }, acknowledged, diets: { ...diets } };
  const sheet = openSheet(responses);
  for (const { eventId, memberId, isAttending, version: shown } of choicesIn(typed)) {
    const version = shown ?? storedOf(sheet, eventId, memberId).version;
    next.choices[eventId] = { ...next.choices[eventId], [memberId]: { isAttending, version } };
    next.acknowledged = next.acknowledged.filter((id) => id !== eventId);
  }
  for (const member of members) {
    const diet = dietIn(typed, member.id, next.diets[member.id] ?? dietOfMember(member));
    if (diet) next.diets[member.id] = diet;
  }
  return next as Kept;
};
