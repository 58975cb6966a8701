import { expect, test } from 'vitest';

import { newSubmissionKey } from './submission-key.ts';

test('two submissions never share a key', () => {
  expect(newSubmissionKey()).not.toBe(newSubmissionKey());
});

test('a browser without randomUUID makes a key of 128 random bits', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  expect(newSubmissionKey({ getRandomValues })).toMatch(/^[0-9a-f]{32}$/);
});
