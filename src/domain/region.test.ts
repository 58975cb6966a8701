import { expect, test } from 'vitest';
import { inRegion } from '#tests/support/region.ts';
import { numberText } from './number-text.ts';
import { currency, homeCountry, locale, usedRegion, weddingZone } from './region.ts';

test('the region is of the demo until another one is published', () => {
  expect([weddingZone(), currency(), homeCountry()]).toEqual(['America/Santiago', 'CLP', 'CL']);
  inRegion({ timeZone: 'America/Mexico_City', currency: 'MXN', country: 'MX' });
  expect([weddingZone(), currency(), homeCountry()]).toEqual(['America/Mexico_City', 'MXN', 'MX']);
  expect(usedRegion()).toBe('America/Mexico_City MXN es-MX');
});

test('numbers are written as in the wedding’s country', () => {
  expect([locale(), numberText(2000), numberText(1.55)]).toEqual(['es-CL', '2.000', '1,55']);
  inRegion({ country: 'MX', currency: 'MXN' });
  expect(locale()).toBe('es-MX');
  expect([numberText(2000), numberText(1.55, { maximumFractionDigits: 1 })]).toEqual([
    '2,000',
    '1.6',
  ]);
});
