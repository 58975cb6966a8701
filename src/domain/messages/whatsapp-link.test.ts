import { expect, test } from 'vitest';
import { chatLink, chatNumber, isDoubtfulPhone } from './whatsapp-link.ts';

const host = 'https://api.whatsapp.com';

test('the chat opens with the number in digits and the message encoded', () => {
  expect(chatLink(host, '+56 9 (8765)-4321', '¿Hola & chao?')).toBe(
    'https://api.whatsapp.com/send/?phone=56987654321&text=%C2%BFHola%20%26%20chao%3F',
  );
});

test('a Chilean mobile number without its country gets it, others stay as they are', () => {
  expect(chatNumber('9 8765 4322')).toBe('56987654322');
  expect(chatNumber('+34 612 345 678')).toBe('34612345678');
  expect(chatNumber('+98765432 1')).toBe('987654321');
  expect(chatNumber('2 2345 678')).toBe('22345678');
  expect(chatNumber('no tiene')).toBe('');
});

test('a number that hardly has WhatsApp is doubtful', () => {
  const fine = [
    '+56 9 8765 4321',
    '9 8765 4321',
    '56987654321',
    '+34 612 345 678',
    '+1 415 555 2671',
  ];
  const doubtful = [
    '2 2345 6789',
    '+56 2 2345 6789',
    '+56 9 8765 432',
    '8765 4321',
    '0056987654321',
  ];
  expect(fine.filter(isDoubtfulPhone)).toEqual([]);
  expect(doubtful.filter((phone) => !isDoubtfulPhone(phone))).toEqual([]);
  expect(isDoubtfulPhone('98765432l1')).toBe(true);
  expect(isDoubtfulPhone('no tiene')).toBe(true);
});

test('emoji, line breaks and signs arrive byte for byte', () => {
  const message = 'Familia 👨‍👩‍👧 Ñandú\n50% + 1 & más = «fiesta» #1?\r\n\t{{access_code}}';
  const { searchParams } = new URL(chatLink(host, '+56 9 8765 4321', message));
  expect(searchParams.get('text')).toBe(message);
  expect(searchParams.get('phone')).toBe('56987654321');
});

test('half a character does not break the link', () => {
  const { searchParams } = new URL(chatLink(host, '+56 9 8765 4321', 'Hola \ud83d'));
  expect(searchParams.get('text')).toBe('Hola \ufffd');
});
