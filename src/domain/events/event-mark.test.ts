import { expect, test } from 'vitest';
import { eventMark } from './event-mark.ts';

test('the emoji that begins a name is its mark, whole', () => {
  expect(eventMark('🔥 Noche de Brasas')).toBe('🔥');
  expect(eventMark('👩‍❤️‍👨 Civil')).toBe('👩‍❤️‍👨');
  expect(eventMark('❤️Ceremonia')).toBe('❤️');
  expect(eventMark('🇨🇱 Asado')).toBe('🇨🇱');
});

test('without one the initials of its first two longer words are', () => {
  expect(eventMark('Cena de ensayo')).toBe('CE');
  expect(eventMark('La última mesa')).toBe('ÚM');
  expect(eventMark('Civil')).toBe('C');
  expect(eventMark('  after & 12 horas')).toBe('AH');
});

test('a name of short words or signs has its first letter or digit', () => {
  expect(eventMark('Té')).toBe('T');
  expect(eventMark('20 y 21')).toBe('2');
  expect(eventMark('—')).toBe('—');
});
