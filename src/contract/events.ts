import * as z from 'zod/mini';
import { adminMessage } from '#content/texts/admin-words.ts';
import { delayLimits } from '#domain/days/delay.ts';
import { textLimit } from '#domain/text-limits.ts';
import { line, paragraph, requiredLine, version } from './text.ts';

const blankAsNull = (text: string | null | undefined) => text || null;

/** An https address, or a path of this site. */
const isPictureAddress = (text: string) => {
  if (text === '') return true;
  if (/^\/(?![/\\])[^\\\s]*$/u.test(text)) return true;
  if (!/^https:\/\//iu.test(text) || /\s/u.test(text)) return false;
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
};

export const imageUrl = z.pipe(
  z.nullish(
    line(2000).check(
      z.refine(isPictureAddress, 'La imagen debe ser una dirección https o una ruta de este sitio'),
    ),
  ),
  z.transform(blankAsNull),
);

/** POST /api/admin/events, PUT /api/admin/events/{id}. Times: ISO with a zone, or the wedding's local time. */
export const saveEvent = z.object({
  name: requiredLine(adminMessage('Name is required')),
  description: paragraph(textLimit, adminMessage('Description is required')).check(
    z.minLength(1, adminMessage('Description is required')),
  ),
  location: requiredLine(adminMessage('Location is required')),
  date: z
    .string(adminMessage('Date is required'))
    .check(z.minLength(1, adminMessage('Date is required')), z.maxLength(40)),
  end_date: z.nullish(z.string().check(z.maxLength(40))),
  image_url: imageUrl,
  day_number: z
    ._default(z.coerce.number('Day number is required'), 1)
    .check(
      z.int('Day number is required'),
      z.gte(1, 'Day number is required'),
      z.lte(1000, 'Usa un número de hasta 1000'),
    ),
  dresscode: z.pipe(z.nullish(line(500)), z.transform(blankAsNull)),
  /** Null or empty: the one for all. Left out, the stored one stays. */
  rsvp_deadline: z.nullish(z.string().check(z.maxLength(40))),
  /** The version that the writer read. */
  version: z.optional(version),
});

export type SaveEvent = z.infer<typeof saveEvent>;

/** POST /api/admin/events/{id}/delay: so many minutes after the planned time. */
export const delayEvent = z.object({
  minutes: z
    .number('Elijan cuántos minutos')
    .check(
      z.int('Elijan minutos enteros'),
      z.gte(delayLimits.least, `Se puede adelantar hasta ${-delayLimits.least} minutos`),
      z.lte(delayLimits.most, `Se puede atrasar hasta ${delayLimits.most} minutos`),
    ),
  /** Whether all events that were planned to begin after it are as late. */
  following: z._default(z.boolean(), false),
});

/** An event as everybody who may see it does. */
export type EventView = {
  id: number;
  name: string;
  description: string;
  date: string;
  end_date: string | null;
  location: string;
  day_number: number;
  dresscode: string | null;
  image_url: string | null;
  /** Until when guests may answer. For guests the one that counts, for the couple the event's own. */
  rsvp_deadline: string | null;
};

/** GET /api/rsvp/events, GET /api/rsvp/events/{id} */
export type InvitedEventView = EventView & {
  rsvp_closed: boolean;
  /** When it was to begin, where that is no longer the time. */
  planned_date: string | null;
};

/** GET /api/admin/events (a list of them), POST and PUT, and the calls that delay one. The times are those planned. */
export type AdminEventView = EventView & { delay_minutes: number; version: number };
