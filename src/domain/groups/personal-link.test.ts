import { expect, test } from 'vitest';

import { personalLink, readPersonalLink } from './personal-link.ts';

test('a personal link holds a token and nothing to encode, and is read again', () => {
  const link = personalLink('https://boda.example', { link_token: 'RAMA4T7WXY' });
  expect(link).toBe('https://boda.example/i#RAMA4T7WXY');
  expect(readPersonalLink(new URL(link).hash)).toEqual({ token: 'RAMA4T7WXY' });
});

test('a link of before the tokens brings the group and its code', () => {
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

test('a name and a code of letters of the alphabet are no token', () => {
  expect(readPersonalLink('#RAMA.4T7WX')).toEqual({ groupName: 'RAMA', accessCode: '4T7WX' });
});

test.each([
  ...['#rama4t7wxy', '#RAMA4T7WXY.', '#RAMA4T7WXY)', '#RAMA4T7WXY&utm_source=whatsapp'],
  ...['#RAMA4T7WXY?fbclid=A1', '#RAMA4T7WXY\n', '#RAMA4T7WXY%20', '#RAMA4T7WXY%E2%80%8B'],
  ...['#RAMA4T7WXY*', '#RAMA4T7WXY»', '#RAMA4T7WXY).&utm_campaign=boda'],
])('a link that a message has changed is read all the same: %j', (hash) =>
  expect(readPersonalLink(hash)).toEqual({ token: 'RAMA4T7WXY' }),
);

test.each([
  ...['', '#', '#Familia', '#.RAMA', '#Familia.', '#%E0%A4%A.RAMA', '#%20.RAMA'],
  // Too short, too long, not of the alphabet.
  ...['#RAMA4T7WX', '#RAMA4T7WXYY', '#RAMA4T7WX0', '#RAMA4T7WXYñ'],
])('a broken link is no link: %j', (hash) => expect(readPersonalLink(hash)).toBeNull());
