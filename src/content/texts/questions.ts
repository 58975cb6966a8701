import { numberText } from '#domain/number-text.ts';
import type { AnswerValue } from '#domain/questions/question.ts';

/** An answer in words, the same on every screen, sheet and file; null: it was taken back. */
export const answerText = (value: AnswerValue | null): string => {
  if (value === null) return 'Sin respuesta';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'number' ? numberText(value, { maximumFractionDigits: 6 }) : value;
};
