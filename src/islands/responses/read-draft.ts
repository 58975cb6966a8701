import { type Diet, isDiet } from '#domain/responses/dietary.ts';

import type { ChosenAnswers } from './answers.ts';
import type { DietsByMember } from './diets.ts';
import type { ResponseSheet } from './response-sheet.ts';

// A draft comes from the browser's storage: from an older version of the site, or tampered with. Written without a
// schema library, which no other part of the wizard needs on the phone.

export type ResponsesDraft = Pick<ResponseSheet, 'choices' | 'acknowledged'> & {
  diets: DietsByMember;
  answers?: ChosenAnswers;
};

export type WizardDraft = ResponsesDraft & { step: number };

type Is<Value> = (value: unknown) => value is Value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isInteger = (value: unknown): value is number => Number.isInteger(value);

/** Ids of events and members are numbers; those of companions who have not arrived are negative. */
const isById =
  <Value>(isValue: Is<Value>) =>
  (value: unknown): value is Record<number, Value> =>
    isRecord(value) &&
    Object.entries(value).every(([key, one]) => /^-?\d+$/.test(key) && isValue(one));

const isChoice = (value: unknown): value is { isAttending: boolean; version: number } =>
  isRecord(value) && typeof value['isAttending'] === 'boolean' && isInteger(value['version']);

const isChoices = isById(isById(isChoice));
const isDiets: Is<Record<number, Diet>> = isById(isDiet);

const isAnswers = (value: unknown): value is ChosenAnswers =>
  isRecord(value) &&
  Object.values(value).every(
    (one) => one === null || ['boolean', 'number', 'string'].includes(typeof one),
  );

export const readResponsesDraft = (stored: unknown): ResponsesDraft | undefined => {
  if (!isRecord(stored)) return undefined;
  const { choices, acknowledged, diets, answers } = stored;
  if (!isChoices(choices) || !isDiets(diets)) return undefined;
  if (!Array.isArray(acknowledged) || !acknowledged.every(isInteger)) return undefined;
  return { choices, acknowledged, diets, ...(isAnswers(answers) && { answers }) };
};

export const readWizardDraft = (stored: unknown): WizardDraft | undefined => {
  const draft = readResponsesDraft(stored);
  const { step } = isRecord(stored) ? stored : {};
  return draft && isInteger(step) && step >= 0 ? { ...draft, step } : undefined;
};
