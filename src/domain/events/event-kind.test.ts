import { expect, test } from 'vitest';
import { eventKind, hasTents, isPlanned } from './event-kind.ts';

test.each([
  ['⛺ Glamping bajo los aromos', 'glamping'],
  ['GLAMPING', 'glamping'],
  ['🔥 Noche de Brasas', 'brasas'],
  ['🥐 Desayuno de Campeones', 'desayuno'],
  ['🍷 Última Mesa de Solteros', 'ultima-mesa'],
  ['ÚLTIMA MESA', 'ultima-mesa'],
  ['💍 Main Event: ceremonia', 'main'],
  ['el main event', 'main'],
  ['🌅 Desayuno de los Sobrevivientes', 'sobrevivientes'],
] as const)('%s is of the kind %s', (name, kind) => {
  expect(eventKind(name)).toBe(kind);
});

test('an accent typed as two characters counts like one', () => {
  expect(eventKind('Última Mesa'.normalize('NFD'))).toBe('ultima-mesa');
});

test.each(['', 'Ensayo', 'Desayuno', 'Mesa de última hora', 'Main'])(
  '%o is of no known kind',
  (name) => {
    expect(eventKind(name)).toBeNull();
  },
);

test('only glamping and the main event have places to plan', () => {
  const names = [
    '🏕️ GLAMPING bajo las estrellas',
    'Main Event',
    '🔥 Brasas',
    'Brasas y main event',
  ];
  expect(names.map(isPlanned)).toEqual([true, true, false, true]);
});

test('people sleep at the glamping, and nowhere else', () => {
  expect(['⛺ Glamping', '💍 Main Event', 'Ensayo'].map(hasTents)).toEqual([true, false, false]);
});
