import { isDiet } from '#domain/responses/dietary.ts';

import type { DietsByMember } from './diets.ts';
import type { ResponseSheet } from './response-sheet.ts';

// By hand: the library of the schemas would weigh more than all of the login.

type Rule = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byId =
  (isValue: Rule): Rule =>
  (value) =>
    isObject(value) &&
    Object.entries(value).every(([key, one]) => /^-?\d+$/.test(key) && isValue(one));

const isChoice: Rule = (value) =>
  isObject(value) &&
  typeof value['isAttending'] === 'boolean' &&
  Number.isInteger(value['version']);

const responsesDraft = {
  choices: byId(byId(isChoice)),
  acknowledged: (value: unknown) => Array.isArray(value) && value.every(Number.isInteger),
  diets: byId(isDiet),
};

const wizardDraft = {
  ...responsesDraft,
  step: (value: unknown) => Number.isInteger(value) && (value as number) >= 0,
};

export type ResponsesDraft = Pick<ResponseSheet, 'choices' | 'acknowledged'> & {
  diets: DietsByMember;
};
export type WizardDraft = ResponsesDraft & { step: number };

/**
 * A draft comes from the browser's storage: from an older version of the site, or tampered with. One that breaks a
 * rule is none; what has no rule is left out.
 */
const parser =
  <Draft>(rules: Record<keyof Draft & string, Rule>) =>
  (stored: unknown): Draft | undefined => {
    if (!isObject(stored)) return undefined;
    const entries = Object.entries<Rule>(rules);
    if (!entries.every(([key, isKept]) => isKept(stored[key]))) return undefined;
    return Object.fromEntries(entries.map(([key]) => [key, stored[key]])) as Draft;
  };

export const parseResponsesDraft = parser<ResponsesDraft>(responsesDraft);

export const parseWizardDraft = parser<WizardDraft>(wizardDraft);
