import { expect, test } from 'vitest';
import { messagesTexts } from './admin-messages.ts';

test('who was skipped is missing: one, or several', () => {
  expect(messagesTexts.walkSkipped(['Ana'])).toBe('Les falta: Ana.');
  expect(messagesTexts.walkSkipped(['Ana', 'Eva'])).toBe('Les faltan: Ana y Eva.');
});
