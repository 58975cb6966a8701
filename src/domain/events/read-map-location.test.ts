import { expect, test } from 'vitest';
import { degreesText } from './map-location.ts';
import { readMapLocation } from './read-map-location.ts';

const place = { latitude: -35.9142, longitude: -71.4806 };

test.each([
  '-35.9142, -71.4806',
  '(-35.9142 -71.4806)',
  'geo:-35.9142,-71.4806?q=casa',
  'https://www.google.com/maps/place/Fundo/@-35.9,-71.4,17z/data=!4m6!3m5!1s0x0!3d-35.9142!4d-71.4806',
  'https://www.google.com/maps/search/?api=1&query=-35.9142%2C-71.4806',
  'https://maps.google.com/?q=-35.9142,-71.4806',
  'https://waze.com/ul?ll=-35.9142,-71.4806&navigate=yes',
  'https://www.waze.com/live-map/directions?to=ll.-35.9142%2C-71.4806',
  'https://maps.apple.com/place?address=Camino&coordinate=-35.9142,-71.4806&name=Fundo',
  'https://maps.apple.com/?ll=-35.9142,-71.4806&q=Fundo',
  'https://www.openstreetmap.org/?mlat=-35.9142&mlon=-71.4806#map=15/-35.9/-71.4',
  'https://www.google.com/maps/dir//-35.9142,-71.4806/@-35.9,-71.4,12z',
  'https://www.google.com/maps/place/-35.9142,-71.4806',
  // Of several the last: where the way ends.
  'https://www.google.com/maps/dir/a/b/data=!3d-33.4!4d-70.6!3d-35.9142!4d-71.4806',
  '-35,9142; -71,4806',
  '-35,9142, -71,4806',
  '-35,9142 -71,4806',
])('%s', (text) => {
  expect(readMapLocation(text)).toEqual(place);
});

test('what our pages print is read again', () => {
  const print = degreesText(place);
  expect(degreesText(readMapLocation(print)!)).toBe(print);
  expect(readMapLocation('35°54\'51.1"S 71°28\'50.2"W')).toEqual({
    latitude: -35.914194,
    longitude: -71.480611,
  });
});

test.each([
  'https://www.google.com/maps/@-35.9142,-71.4806,15z',
  'https://www.google.com/maps/place/Fundo/@-35.9,-71.4,17z',
  'https://www.google.com/maps?center=-35.9,-71.4',
  'https://www.openstreetmap.org/#map=15/-35.9/-71.4',
])('the middle of what a map shows is no place: %s', (text) => {
  expect(readMapLocation(text)).toBeNull();
});

test.each(['', 'Linares', 'https://maps.app.goo.gl/abc', '95, 10', '12', '-35.9142, -200'])(
  'no place in «%s»',
  (text) => {
    expect(readMapLocation(text)).toBeNull();
  },
);
