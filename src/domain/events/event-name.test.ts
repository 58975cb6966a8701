import { expect, test } from 'vitest';
import { splitName } from './event-name.ts';

test('a name is its emoji and its words, and nothing is lost between them', () => {
  const names = ['🔥 Noche de Brasas', '👩🏽‍❤️‍👨🏽 Boda', '🇨🇱 Fonda', '⛺️Carpa', '5 al hilo', '#uno'];
  expect(names.map((name) => splitName(name).emoji)).toEqual(['🔥', '👩🏽‍❤️‍👨🏽', '🇨🇱', '⛺️', '', '']);
  for (const name of names) {
    const { emoji, words } = splitName(name);
    expect(emoji + words).toBe(name);
  }
});
