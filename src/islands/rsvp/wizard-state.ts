/** Diets, then one step per event, then the summary. */
export type WizardPosition =
  { screen: 'dietary' } | { screen: 'event'; index: number } | { screen: 'summary' };

export type WizardState = {
  /** 0: diets; 1 to the number of events; one more: the summary. */
  step: number;
  /** How often the step changed: the first one shown does not ask for attention. */
  moves: number;
};

export const positionOf = (step: number, eventCount: number): WizardPosition => {
  if (step <= 0) return { screen: 'dietary' };
  return step <= eventCount ? { screen: 'event', index: step - 1 } : { screen: 'summary' };
};

export const stepOfEvent = (index: number): number => index + 1;

/** How far along the events, in percent. */
export const progressAt = (index: number, eventCount: number): number =>
  ((index + 1) / eventCount) * 100;

/** Where a draft left off, should the number of events have changed since. */
export const openWizard = (step: number, eventCount: number): WizardState => ({
  step: Math.min(step, eventCount + 1),
  moves: 0,
});

export const goTo = (state: WizardState, step: number): WizardState =>
  step === state.step ? state : { step, moves: state.moves + 1 };
