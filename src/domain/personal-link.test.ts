import { expect, test } from 'vitest';

import { readPersonalLink, writePersonalLink } from './personal-link.ts';

test('a personal link fills in the group and its code', () => {
  expect(readPersonalLink('#Familia%20Pe%C3%B1aloza%20R%C3%ADos.RAMA-4T7W')).toEqual({
    groupName: 'Familia Peñaloza Ríos',
    accessCode: 'RAMA-4T7W',
  });
});

test('a group name may have dots of its own', () => {
  expect(readPersonalLink('#Sra.%20Ana%20M..MATE-6H4C')).toEqual({
    groupName: 'Sra. Ana M.',
    accessCode: 'MATE-6H4C',
  });
});

test.each(['', '#', '#Familia', '#.RAMA', '#Familia.', '#%E0%A4%A.RAMA', '#%20.RAMA'])(
  'a broken link is no link: %s',
  (hash) => expect(readPersonalLink(hash)).toBeNull(),
);

test.each([
  ['Familia Peñaloza Ríos', 'RAMA-4T7W'],
  ['Sra. Ana M.', 'mi.código.1'],
  ["Los (Soto) & O'Higgins* 🌿 50%", '{{group_name}}'],
])('what is written is read again: %s', (groupName, accessCode) => {
  const link = writePersonalLink({ groupName, accessCode });
  expect(link).toMatch(/^#[\w.%-]+$/);
  expect(readPersonalLink(link)).toEqual({ groupName, accessCode });
});

test('the personal link is percent-encoded', () => {
  expect(writePersonalLink({ groupName: 'Tía Marta', accessCode: 'MATE-6H4C' })).toBe(
    '#T%C3%ADa%20Marta.MATE-6H4C',
  );
});
