import type { MapPlace } from './map-place.ts';

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** How a map's address, or a person, writes a point; the most exact form first. */
const forms = [
  new RegExp(`!3d${number}!4d${number}`, 'u'),
  new RegExp(
    `[?&](?:q|query|ll|destination|daddr|center)=(?:loc:)?${number}(?:,|%2C)\\s*\\+?${number}`,
    'u',
  ),
  new RegExp(`^geo:${number},${number}`, 'u'),
  new RegExp(`@${number},${number}`, 'u'),
  new RegExp(`^\\s*\\(?${number}(?:\\s*[,;]\\s*|\\s+)${number}\\)?\\s*$`, 'u'),
];

/** A pasted link of a map, or 'lat, long'. Null for what names no point on the earth. */
export const readMapPlace = (text: string): MapPlace | null => {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(text)?.map(Number) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return null;
};
