import { expect, test } from 'vitest';
import { chatLink } from './whatsapp-link.ts';

const host = 'https://api.whatsapp.com';

test('the chat opens with the number in digits and the message encoded', () => {
  expect(chatLink(host, '+56987654321', '¿Hola & chao?')).toBe(
    'https://api.whatsapp.com/send/?phone=56987654321&text=%C2%BFHola%20%26%20chao%3F',
  );
});

test('emoji, line breaks and signs arrive byte for byte', () => {
  const message = 'Familia 👨‍👩‍👧 Ñandú\n50% + 1 & más = «fiesta» #1?\r\n\t{{access_code}}';
  const { searchParams } = new URL(chatLink(host, '+56987654321', message));
  expect(searchParams.get('text')).toBe(message);
  expect(searchParams.get('phone')).toBe('56987654321');
});

test('half a character does not break the link', () => {
  const { searchParams } = new URL(chatLink(host, '+56987654321', 'Hola \ud83d'));
  expect(searchParams.get('text')).toBe('Hola \ufffd');
});
