import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { weddingSchema } from '../schemas/wedding.ts';
import { withDemoDates } from './demo-dates.ts';
import { readYaml } from './read-yaml.ts';

test('the demo’s sentences follow its date', () => {
  const message = 'Del viernes {{viernes}} al domingo {{domingo}} de diciembre de {{año}}';
  expect(withDemoDates(message, '2025-12-20')).toBe(
    'Del viernes 19 al domingo 21 de diciembre de 2025',
  );
  expect(withDemoDates(message, '2027-12-18')).toBe(
    'Del viernes 17 al domingo 19 de diciembre de 2027',
  );
});

test('a date of its own stays as a couple wrote it', () => {
  const written = 'day: 2027-03-06 # un sábado';
  expect(withDemoDates(written, '2030-12-21')).toBe(written);
});

test('the whole of wedding.yaml moves together', () => {
  const file = 'src/content/wedding.yaml';
  const source = withDemoDates(readFileSync(file, 'utf8'), '2027-12-18');
  const wedding = weddingSchema.parse(readYaml(file, weddingSchema, { source }));
  expect(wedding.date).toBe('2027-12-18T18:00:00-03:00');
  expect(wedding.weekend).toMatchObject({ start: '2027-12-17', end: '2027-12-19' });
  expect(wedding.site.description).toContain('18 de diciembre de 2027');
});
