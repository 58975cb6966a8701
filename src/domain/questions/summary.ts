import { type AnswerValue, type Question, usesCapacity } from './question.ts';

/** Of an option with seats: free, exactly full, or more taken than there are. */
export type SeatState = 'free' | 'full' | 'over';

/** Null: this option has no limit. */
export const seatState = (
  question: Pick<Question, 'kind' | 'capacity'>,
  value: AnswerValue,
  taken: number,
): SeatState | null => {
  if (!usesCapacity(question, value)) return null;
  const left = question.capacity! - taken;
  return left > 0 ? 'free' : left === 0 ? 'full' : 'over';
};

/** What all numbers are together, and on average; without numbers both are 0. */
export const sumUp = (values: readonly AnswerValue[]): { sum: number; average: number } => {
  const numbers = values.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  return { sum, average: numbers.length === 0 ? 0 : sum / numbers.length };
};
