import { expect, test } from 'vitest';
import { currencies } from '#domain/region.ts';
import { regionNames } from './region-names.ts';

test('countries are offered by their Spanish names, in their order', () => {
  const { countries } = regionNames();
  expect(countries.find(({ code }) => code === 'US')?.name).toBe('Estados Unidos');
  expect(countries.find(({ code }) => code === 'EU')).toBeUndefined();
  expect(countries.length).toBeGreaterThan(230);
  const names = countries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
});

test('every currency has a name beside its code', () => {
  const named = regionNames().currencies;
  expect(named.map(({ code }) => code)).toEqual([...currencies]);
  expect(named.find(({ code }) => code === 'CLP')?.name).toBe('Peso chileno (CLP)');
});

test('a zone is called by its city and country, and by no name of another', () => {
  const { zones } = regionNames();
  expect(zones.find(({ code }) => code === 'America/Santiago')).toEqual({
    code: 'America/Santiago',
    name: 'Santiago, Chile',
    country: 'CL',
  });
  expect(zones.filter(({ country }) => country === 'PE').map(({ code }) => code)).toEqual([
    'America/Lima',
  ]);
  const names = zones.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
