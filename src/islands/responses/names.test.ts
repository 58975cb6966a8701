import { expect, test } from 'vitest';

import { inOneSentence } from './names.ts';

test('names are told as a sentence tells them', () => {
  expect(inOneSentence(['Rosa'])).toBe('Rosa');
  expect(inOneSentence(['Rosa', 'Tomás'])).toBe('Rosa y Tomás');
  expect(inOneSentence(['Rosa', 'Tomás', 'Bruno'])).toBe('Rosa, Tomás y Bruno');
});
