import { expect, test } from 'vitest';

import { inOneMessage } from './names.ts';

test('names are told as a sentence tells them', () => {
  expect(inOneMessage(['Rosa'])).toBe('Rosa');
  expect(inOneMessage(['Rosa', 'Tomás'])).toBe('Rosa y Tomás');
  expect(inOneMessage(['Rosa', 'Tomás', 'Bruno'])).toBe('Rosa, Tomás y Bruno');
});
