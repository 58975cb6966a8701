import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withDemoDates } from '../reading/demo-dates.ts';
import { readYaml } from '../reading/read-yaml.ts';
import { weddingSchema } from './wedding.ts';

const file = 'src/content/wedding.yaml';
const demo = withDemoDates(readFileSync(file, 'utf8'), '2025-12-20');

const read = (...changes: [written: string | RegExp, instead: string][]) => {
  const yaml = changes.reduce((text, [written, instead]) => {
    expect(text).toMatch(written);
    return text.replace(written, instead);
  }, demo);
  return weddingSchema.parse(readYaml(file, weddingSchema, { source: yaml }));
};

const zone = (name: string): [RegExp, string] => [/^timeZone: .*$/mu, `timeZone: ${name}`];

describe('the times of a wedding are of its own zone, whatever the running site’s is', () => {
  test.each([
    ['America/Santiago', '-03:00'],
    ['Europe/Madrid', '+01:00'],
    ['America/Mexico_City', '-06:00'],
    ['Pacific/Auckland', '+13:00'],
    ['Pacific/Honolulu', '-10:00'],
  ])('%s', (name, offset) => {
    expect(read(zone(name))).toMatchObject({
      timeZone: name,
      date: `2025-12-20T18:00:00${offset}`,
      dateText: '20 de diciembre de 2025',
      weekend: {
        start: '2025-12-19',
        end: '2025-12-21',
        over: `2025-12-21T23:59:59${offset}`,
        text: '19 al 21 de diciembre de 2025',
      },
    });
  });
});

test('zone, country and currency are Chile’s unless the file says others', () => {
  const unsaid = [/^timeZone: .*$/mu, /^country: .*$/mu, /^currency: .*$/mu];
  expect(read(...unsaid.map((line): [RegExp, string] => [line, '']))).toMatchObject({
    timeZone: 'America/Santiago',
    country: 'CL',
    currency: 'CLP',
  });
  expect(read(['country: CL', 'country: MX'], ['currency: CLP', 'currency: MXN'])).toMatchObject({
    country: 'MX',
    currency: 'MXN',
  });
});

test.each<[change: [RegExp | string, string], sentence: string]>([
  [
    zone('America/Linares'),
    'en «timeZone» se esperaba el nombre de una zona horaria, como America/Santiago o Europe/Madrid; dice «America/Linares».',
  ],
  [zone("'-03:00'"), 'en «timeZone» se esperaba el nombre de una zona horaria'],
  [
    ['country: CL', 'country: Chile'],
    'en «country» se esperaba un país en dos letras mayúsculas, como CL o MX; dice «Chile».',
  ],
  [
    ['currency: CLP', 'currency: EUR'],
    'en «currency» se esperaba la moneda de los regalos: CLP, ARS, BRL, MXN, COP, PEN, UYU; dice «EUR».',
  ],
])('%j is refused with a sentence', (change, message) => {
  expect(() => read(change)).toThrow(message);
});
