import type { MapLocation } from './map-location.ts';

const number = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
const withComma = String.raw`([-+]?\d{1,3},\d+)`;
const between = String.raw`(?:,|;|%2C|%3B)\s*\+?`;

/** A point of an address' query. What a map only looks at, `center=`, `@…` or `#map=…`, is no point. */
const pointOf = (names: string) =>
  new RegExp(String.raw`[?&](?:${names})=(?:loc:|ll\.)?${number}${between}${number}`, 'giu');

/** How a map's address, or a person, writes a point; the most exact form first. */
const forms = [
  // Google's own markers.
  new RegExp(`!3d${number}!4d${number}`, 'giu'),
  // Apple's, Google's, Waze's.
  pointOf('coordinate|q|query|ll|destination|daddr|to'),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`, 'giu'),
  new RegExp(`^geo:${number},${number}`, 'giu'),
  // '/maps/place/-35.91,-71.48' and '/maps/dir//-35.91,-71.48'
  new RegExp(
    String.raw`/maps/(?:place|dir|search)/[^@?]*?${number},\s*\+?${number}(?=[/?@]|$)`,
    'giu',
  ),
  new RegExp(String.raw`^\s*\(?${number}(?:\s*[,;]\s*|\s+)${number}\)?\s*$`, 'giu'),
  new RegExp(String.raw`^\s*\(?${withComma}[,;]?\s+${withComma}\)?\s*$`, 'giu'),
];

const sexagesimal = String.raw`(\d{1,3})°(?:(\d{1,2}(?:[.,]\d+)?)['′’])?(?:(\d{1,2}(?:[.,]\d+)?)(?:["″”]|''|′′))?`;
/** As maps and our own pages print it, without spaces: 35°54′51.1″S,71°28′50.2″O. */
const print = new RegExp(`^${sexagesimal}([NS])[,;]?${sexagesimal}([EOW])$`, 'iu');

const decimal = (text = '0') => Number(text.replace(',', '.'));

const inDegrees = (degrees?: string, minutes?: string, seconds?: string, side = '') => {
  const value = decimal(degrees) + decimal(minutes) / 60 + decimal(seconds) / 3600;
  const rounded = Math.round(value * 1e6) / 1e6;
  return /[SOW]/iu.test(side) ? -rounded : rounded;
};

const onEarth = (latitude: number, longitude: number): MapLocation | undefined =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;

/** A pasted link of a map, or 'lat, long'; of several points the last. Null for what names no point on the earth. */
export const readMapLocation = (text: string): MapLocation | null => {
  const [, ...parts] = print.exec(text.replace(/\s+/gu, '')) ?? [];
  if (parts.length > 0) {
    const [d, m, s, side, d2, m2, s2, side2] = parts;
    return onEarth(inDegrees(d, m, s, side), inDegrees(d2, m2, s2, side2)) ?? null;
  }
  for (const form of forms) {
    const places = [...text.matchAll(form)].flatMap(
      ([, latitude, longitude]) => onEarth(decimal(latitude), decimal(longitude)) ?? [],
    );
    const last = places.pop();
    if (last) return last;
  }
  return null;
};
