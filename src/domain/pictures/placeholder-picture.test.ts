import { expect, test } from 'vitest';
import { lightAt, lightOf, lightNames, pictureIn } from './placeholder-picture.ts';

test('the size asked for a light shows that light', () => {
  for (const light of lightNames) expect(lightOf(pictureIn(light))).toBe(light);
});

test('the light follows the hour', () => {
  expect([9, 13, 18, 20, 2].map(lightAt)).toEqual(['morning', 'noon', 'evening', 'night', 'night']);
});
