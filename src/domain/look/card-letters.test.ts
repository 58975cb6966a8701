import { expect, test } from 'vitest';
import { charactersOf, plainCharacters, unsupported } from './card-letters.ts';

test.each([
  ['ř', 'r'],
  ['Ő', 'O'],
  ['ạ', 'a'],
  ['ł', 'l'],
  ['Ø', 'O'],
  ['ß', 'ss'],
  ['’', "'"],
  ['a', 'a'],
])('%s is written %s where a face does not have it', (letter, plain) => {
  expect(plainCharacters(letter)).toBe(plain);
});

test('a letter and its mark are one', () => {
  expect(charactersOf('Jose\u0301')).toEqual(['J', 'o', 's', 'é']);
});

test.each([
  ['Violeta & Lautaro', []],
  ['Jiří Dvořák y Zoë', []],
  ['Nguyễn, Đặng', []],
  ['Ana 💍', ['💍']],
  ['Лев y Λία', ['Л', 'е', 'в', 'Λ', 'ί', 'α']],
  ['👩🏽‍🌾', ['👩', '🏽', '🌾']],
])('of %j the card cannot write %j', (text, characters) => {
  expect(unsupported(text)).toEqual(characters);
});
