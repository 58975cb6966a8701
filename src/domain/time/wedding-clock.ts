// Apart from wedding-time.ts because luxon is heavy: only the server and the tests import this module.
import { DateTime, IANAZone } from 'luxon';
import { weddingZone } from '../region.ts';

/** A cache: a wedding cache the same few instants repeatedly, and looking up a zone's offset is slow. */
const cache = new Map<number, string>();
let cachedZone = '';
const maxCached = 5000;

/** An instant as ISO text with the wedding's offset: '2025-12-20T18:00:00-03:00'. */
export const zonedIso = (timestamp: Date, zone = weddingZone()): string => {
  if (cachedZone !== zone || cache.size >= maxCached) cache.clear();
  cachedZone = zone;
  const at = timestamp.getTime();
  const known = cache.get(at);
  if (known !== undefined) return known;
  const zoned = DateTime.fromJSDate(timestamp, { zone });
  const iso = zoned.toISO({ suppressMilliseconds: true }) ?? '';
  cache.set(at, iso);
  return iso;
};

/** Start of an instant's day in the wedding's zone. */
export const beginOfDay = (timestamp: Date): Date =>
  DateTime.fromJSDate(timestamp, { zone: weddingZone() }).startOf('day').toJSDate();

// Only years of four real digits: half-typed ones ('0020') are invalid.
const form = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?$/u;

/**
 * Reads ISO text with a zone, or 'YYYY-MM-DDTHH:MM' in the wedding's zone.
 * @returns null for any other text, or an impossible date
 */
export const parseWeddingTime = (text: string, zone = weddingZone()): Date | null => {
  if (!form.test(text)) return null;
  const time = DateTime.fromISO(text, { zone });
  return time.isValid ? time.toJSDate() : null;
};

/** Whether a text is the name of a zone as the IANA writes it: 'America/Santiago', 'UTC'; no offset, no abbreviation. */
export const isZone = (text: string): boolean =>
  /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Z][\w+-]*)+)$/u.test(text) && IANAZone.isValidZone(text);
