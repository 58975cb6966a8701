import { describe, expect, test } from 'vitest';
import { headerText, sheetName } from './sheet-text.ts';

describe('a sheet’s name', () => {
  test.each([
    ['💍 Main Event: ceremonia y celebración', '💍 Main Event ceremonia y celeb'],
    ['Cena [22:00] *¿todos?* a/b\\c', 'Cena 22 00 ¿todos a b c'],
    ["'Los Comillas'", 'Los Comillas'],
    ['History', 'RSVP'],
    ['[]', 'RSVP'],
    ['', 'RSVP'],
  ])('%j becomes %j', (name, expected) => {
    expect(sheetName(name)).toBe(expected);
  });

  test('has 31 characters at most and never half an emoji', () => {
    const name = sheetName(`${'a'.repeat(30)}💍`);
    expect(name).toBe('a'.repeat(30));
    expect(sheetName('💍'.repeat(40))).toBe('💍'.repeat(15));
  });
});

test('an ampersand in a print header is not a command', () => {
  expect(headerText('Violeta & Lautaro &D')).toBe('Violeta && Lautaro &&D');
});
