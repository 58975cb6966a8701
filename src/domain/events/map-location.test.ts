import { expect, test } from 'vitest';
import { degreesText, mapLinks } from './map-location.ts';

test('a point reads in degrees, minutes and seconds, with the letters of a Chilean map', () => {
  expect(degreesText({ latitude: -35.9142, longitude: -71.4806 })).toBe(
    '35°54′51.1″ S, 71°28′50.2″ O',
  );
  expect(degreesText({ latitude: 0, longitude: 12.5 })).toBe('0°00′00.0″ N, 12°30′00.0″ E');
});

test('seconds that round up to a minute become one', () => {
  expect(degreesText({ latitude: 1.99999999, longitude: -0.0166666 })).toBe(
    '2°00′00.0″ N, 0°01′00.0″ O',
  );
});

test('every link leads to the same point', () => {
  const links = Object.values(mapLinks({ latitude: -35.9, longitude: -71.5 }));
  expect(links.filter((url) => !url.includes('-35.9,-71.5'))).toEqual([]);
});
