import { expect, test } from 'vitest';
import { hintOf } from './BasicInput.tsx';

test.each([
  ['la hora en palabras', 'La hora en palabras', undefined],
  ['el título del lugar', 'Título', undefined],
  ['un tramo de la ruta', 'Tramo 2', undefined],
  ['un nombre', 'El otro nombre', undefined],
  ['ciudad y región, como en una invitación', 'Ciudad', 'Ciudad y región, como en una invitación.'],
  ['', 'Título', undefined],
])('«%s» below «%s» says what the label does not: %s', (about, label, hint) => {
  expect(hintOf(about, label)).toBe(hint);
});
