import type { AnswerValue } from '#domain/questions/question.ts';
import { type Diet, isDiet } from '#domain/responses/dietary.ts';

import type { TimedAnswers } from './answers.ts';
import type { Diets } from './diets.ts';
import type { Option, ResponseSheet } from './response-sheet.ts';
import type { Timed } from './shown.ts';

// A draft comes from the browser's storage: from an older version of the site, or tampered with. Written without a
// schema library, which no other part of the wizard needs on the phone.

export type ResponsesDraft = Pick<ResponseSheet, 'options' | 'acknowledged'> & {
  diets: Diets['typed'];
  answers?: TimedAnswers;
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

const isTimed =
  <Value>(isValue: Is<Value>): Is<Timed<Value>> =>
  (word): word is Timed<Value> =>
    isRecord(word) && isInteger(word['at']) && isValue(word['value']);

const isBoolean: Is<boolean> = (value) => typeof value === 'boolean';
const isSubmitted = isTimed(isBoolean);
const isOption: Is<Option> = (value): value is Option =>
  isSubmitted(value) && isInteger((value as Partial<Option>).version);

const isAnswer = (value: unknown): value is AnswerValue | null =>
  value === null || ['boolean', 'number', 'string'].includes(typeof value);

const isOptions = isById(isById(isOption));
const isDiets: Is<Diets['typed']> = isById(isTimed<Diet>(isDiet));

const isAnswers = (value: unknown): value is TimedAnswers =>
  isRecord(value) && Object.values(value).every(isTimed(isAnswer));

export const readResponsesDraft = (stored: unknown): ResponsesDraft | undefined => {
  if (!isRecord(stored)) return undefined;
  // Called `choices` until November 2026.
  const { options = stored['choices'], acknowledged, diets, answers } = stored;
  if (!isOptions(options) || !isDiets(diets)) return undefined;
  if (!Array.isArray(acknowledged) || !acknowledged.every(isInteger)) return undefined;
  return { options, acknowledged, diets, ...(isAnswers(answers) && { answers }) };
};

export const readWizardDraft = (stored: unknown): WizardDraft | undefined => {
  const draft = readResponsesDraft(stored);
  const { step } = isRecord(stored) ? stored : {};
  return draft && isInteger(step) && step >= 0 ? { ...draft, step } : undefined;
};
