import { expect, test } from 'vitest';
import { answerText } from './questions.ts';

test('an answer is said in words: sí or no, a number of the country, a text as typed', () => {
  expect(
    [true, false, 3, 1200, 2.5, 'Plaza de Armas', null].map((value) => answerText(value)),
  ).toEqual(['Sí', 'No', '3', '1.200', '2,5', 'Plaza de Armas', 'Sin respuesta']);
});
