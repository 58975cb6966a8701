import { numberText } from '#domain/number-text.ts';
import type { AnswerValue } from '#domain/questions/question.ts';

/** An answer in words, the same on every screen, sheet and file. */
export const answerText = (value: AnswerValue): string => {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'number' ? numberText(value, { maximumFractionDigits: 6 }) : value;
};
