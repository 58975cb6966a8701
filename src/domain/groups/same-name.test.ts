import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['Achibueno', 'Domo Achibueno', true],
  ['domo  ACHIBUENO', 'Domo Achibueno', true],
  ['Domo Achibueno (río)', 'Domo Achibueno', true],
  ['Ancoa', 'Domo Achibueno', false],
  ['Anco', 'Domo Ancoa', false],
  ['⛺', 'Domo Ancoa', false],
])('%o and %o: %o', (one, other, same) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([same, same]);
});
