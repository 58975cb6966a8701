import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withDemoDates } from './reading/demo-dates.ts';
import { errorsOf } from './content-errors.ts';

const wedding = () =>
  parse(withDemoDates(readFileSync('src/content/wedding.yaml', 'utf8'), '2025-12-20')) as {
    couple: { names: unknown[]; initials: string[] };
    venue: Record<string, unknown>;
  };
const isPhoto = (photo: string) => photo === 'event-brasas.jpg';
const draft = { isDraft: true, isPhoto };
const full = { isDraft: false, isPhoto };

test('what the files say is whole', () => {
  expect(errorsOf('wedding', wedding(), full)).toEqual({});
});

test('a draft may lack a text; what is published may not', () => {
  const content = wedding();
  content.couple.names[0] = ' ';
  delete content.venue['name'];
  expect(errorsOf('wedding', content, draft)).toEqual({});
  expect(errorsOf('wedding', content, full)).toMatchObject({
    'couple.names.0': 'Falta un nombre.',
    'venue.name': 'Falta el nombre del lugar.',
  });
});

test('a wrong type, a wrong form and an unknown field are refused in a draft too', () => {
  const content = wedding();
  content.couple.names[1] = 7;
  content.venue['latitude'] = 'al sur';
  content.venue['planet'] = 'Tierra';
  expect(errorsOf('wedding', content, draft)).toEqual({
    'couple.names.1': 'Se espera un nombre.',
    'venue.latitude': 'Se espera la latitud en grados decimales, de -90 a 90.',
    'venue.planet': 'Este campo no existe.',
  });
});

test('a guide belongs to an event by its number, and may be empty', () => {
  expect(errorsOf('guides/45', {}, full)).toEqual({});
  expect(errorsOf('guides/45', { eventName: 'Asado' }, draft)).toEqual({
    eventName: 'Este campo no existe.',
  });
});

test('a picture that is gone is named', () => {
  expect(errorsOf('guides/45', { picture: 'event-brasas.jpg' }, draft)).toEqual({});
  expect(errorsOf('guides/45', { picture: 'asado.jpg' }, draft)).toEqual({
    picture: 'Esa foto ya no está. Elijan otra.',
  });
});

test('names and texts have the limits of every other text, counted as they are stored', () => {
  const content = wedding();
  content.venue['name'] = ` ${'e\u0301'.repeat(200)} `;
  content.venue['address'] = 'a'.repeat(5000);
  expect(errorsOf('wedding', content, draft)).toEqual({});
  content.venue['name'] = 'a'.repeat(201);
  content.venue['address'] = 'a'.repeat(5001);
  expect(errorsOf('wedding', content, draft)).toEqual({
    'venue.name': 'Se espera el nombre del lugar, de hasta 200 caracteres.',
    'venue.address': 'Se espera la dirección que lee quien maneja, de hasta 5000 caracteres.',
  });
});
