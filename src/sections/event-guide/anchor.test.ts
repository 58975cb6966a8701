import { expect, test } from 'vitest';
import { anchorOf } from './anchor.ts';

test('a title becomes the end of an address that reads like it', () => {
  expect(anchorOf('Qué traer')).toBe('que-traer');
  expect(anchorOf('¿Y la música? ¡Ustedes!')).toBe('y-la-musica-ustedes');
});
