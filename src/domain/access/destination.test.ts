import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultDestination, safeDestination } from './destination.ts';

const site = 'https://site.example';

test.each(['/gifts', '/events/45', '/my-events/attendance', '/gifts?orden=asc#carro', '/ñandú'])(
  '%s is followed unchanged',
  (path) => {
    expect(safeDestination(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  '',
  'gifts',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ /evil.example',
  '\u0000/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,hola',
])('%o leads to the default', (destination) => {
  expect(safeDestination(destination)).toBe(defaultDestination);
});

test('nothing leads to another origin', () => {
  const pieces = fc.constantFrom(
    ...['/', '\\', '.', '..', '@', ':', '?', '#', '%2f', '%5c', '%09', '\t', '\n', '\r', ' '],
    ...['evil.example', 'https:', 'javascript:', '\u0000', '\u00a0', '\u2028', '／', '＼', '[::1]'],
  );
  const trick = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(trick, fc.string({ unit: 'binary' })), (destination) => {
      for (const path of [destination, `/${destination}`]) {
        expect(new URL(safeDestination(path), site).origin).toBe(site);
      }
    }),
    { numRuns: 2000 },
  );
});
