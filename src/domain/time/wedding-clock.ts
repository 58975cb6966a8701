// Apart from wedding-time.ts because luxon is heavy: only the server and the tests come here.
import { DateTime } from 'luxon';
import { weddingZone } from './wedding-time.ts';

/** A wedding tells the same few instants over and over, and asking a zone about one takes long. */
const told = new Map<number, string>();
const mostTold = 5000;

/** An instant as ISO text with the wedding's offset: '2025-12-20T18:00:00-03:00'. */
export const zonedIso = (instant: Date): string => {
  const at = instant.getTime();
  const known = told.get(at);
  if (known !== undefined) return known;
  if (told.size >= mostTold) told.clear();
  const zoned = DateTime.fromJSDate(instant, { zone: weddingZone });
  const iso = zoned.toISO({ suppressMilliseconds: true }) ?? '';
  told.set(at, iso);
  return iso;
};

/** When the day of an instant began, where the wedding is. */
export const beginOfDay = (instant: Date): Date =>
  DateTime.fromJSDate(instant, { zone: weddingZone }).startOf('day').toJSDate();

// Only years of four real digits: half-typed ones ('0020') are no wedding.
const form = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?$/u;

/**
 * Reads ISO text with a zone, or 'YYYY-MM-DDTHH:MM' meant in the wedding's zone.
 * @returns null when it is neither, or no real date
 */
export const parseWeddingTime = (text: string): Date | null => {
  if (!form.test(text)) return null;
  const time = DateTime.fromISO(text, { zone: weddingZone });
  return time.isValid ? time.toJSDate() : null;
};
