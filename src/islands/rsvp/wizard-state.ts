import type { Diet } from '#domain/responses/dietary.ts';

import {
  type Diets,
  type DietsByMember,
  foundDiets,
  openDiets,
  savedDiets,
  typeDiet,
} from '../responses/diets.ts';

/** Diets, then one step per event, then the summary. */
export type Place =
  { screen: 'dietary' } | { screen: 'event'; index: number } | { screen: 'summary' };

export type WizardState = {
  /** 0: diets; 1 to the number of events; one more: the summary. */
  step: number;
  /** How often the step changed: the first one shown does not ask for attention. */
  moves: number;
  diets: Diets;
};

export type WizardAction =
  | { type: 'go'; step: number }
  | { type: 'diet'; memberId: number; diet: Diet }
  | { type: 'dietsFound'; typed: DietsByMember }
  | { type: 'dietsSaved' };

export const placeOf = (step: number, eventCount: number): Place => {
  if (step <= 0) return { screen: 'dietary' };
  return step <= eventCount ? { screen: 'event', index: step - 1 } : { screen: 'summary' };
};

export const stepOfEvent = (index: number): number => index + 1;

/** How far along the events, in percent. */
export const progressAt = (index: number, eventCount: number): number =>
  ((index + 1) / eventCount) * 100;

/** Where a draft left off, should the number of events have changed since. */
export const openWizard = (
  draft: { step: number; diets: DietsByMember } | undefined,
  eventCount: number,
): WizardState => ({
  step: Math.min(draft?.step ?? 0, eventCount + 1),
  moves: 0,
  diets: openDiets(draft?.diets),
});

export const wizardReducer = (state: WizardState, action: WizardAction): WizardState => {
  switch (action.type) {
    case 'go':
      return goTo(state, action.step);
    case 'diet':
      return { ...state, diets: typeDiet(state.diets, action.memberId, action.diet) };
    case 'dietsFound':
      return { ...state, diets: foundDiets(state.diets, action.typed) };
    case 'dietsSaved':
      return goTo({ ...state, diets: savedDiets(state.diets) }, stepOfEvent(0));
  }
};

const goTo = (state: WizardState, step: number): WizardState =>
  step === state.step ? state : { ...state, step, moves: state.moves + 1 };
