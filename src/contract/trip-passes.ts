import * as z from 'zod/mini';
import { isoTime } from './responses.ts';

/** More than a phone gives to a site: only a broken one says so. */
const mostBytes = 10_000_000_000;

/** PUT /api/rsvp/trip-pass: what this phone has saved for the road; the answer repeats it. */
export const reportTripPass = z.strictObject({
  complete: z.boolean(),
  /** ISO; null once it is gone. */
  saved_at: z.nullable(isoTime),
  bytes: z.int().check(z.gte(0), z.lte(mostBytes)),
});

export type TripPassReport = z.output<typeof reportTripPass>;

/** What a page knows of the phone that asks for it. `at`: when the phone said so, in ms since 1970. */
export type PassReport = { complete: boolean; at: number };

/** GET /api/admin/trip-passes (a list): the groups of which a phone has said what it saved. */
export type TripPassView = {
  guestId: number;
  /** How many of its phones hold pages for the road, also if some are missing. */
  phones: number;
  /** One of them holds everything. */
  complete: boolean;
  last_seen_at: string;
};
