import { expect, test } from 'vitest';
import { readMapPlace } from './read-map-place.ts';

const place = { latitude: -35.9142, longitude: -71.4806 };

test.each([
  '-35.9142, -71.4806',
  '(-35.9142 -71.4806)',
  'geo:-35.9142,-71.4806?q=casa',
  'https://www.google.com/maps/@-35.9142,-71.4806,15z',
  'https://www.google.com/maps/place/Fundo/@-35.9,-71.4,17z/data=!4m6!3m5!1s0x0!3d-35.9142!4d-71.4806',
  'https://www.google.com/maps/search/?api=1&query=-35.9142%2C-71.4806',
  'https://maps.google.com/?q=-35.9142,-71.4806',
  'https://waze.com/ul?ll=-35.9142,-71.4806&navigate=yes',
])('%s', (text) => {
  expect(readMapPlace(text)).toEqual(place);
});

test.each(['', 'Linares', 'https://maps.app.goo.gl/abc', '95, 10', '12', '-35.9142, -200'])(
  'no place in «%s»',
  (text) => {
    expect(readMapPlace(text)).toBeNull();
  },
);
