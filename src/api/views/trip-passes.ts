import type { Db } from '#db/connection.ts';
import type { GuestSession } from '#db/models/access/sessions.ts';
import { tripPassesByGroup } from '#db/models/access/trip-passes.ts';
import { travellingGroups } from '#db/models/responses/responses.ts';
import type { PassReport, TripPassView } from '#contract/trip-passes.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';

/** What a phone said last; null if it has said nothing. */
export const passReport = (session: GuestSession | undefined): PassReport | null =>
  session?.pass_seen_at
    ? { complete: Boolean(session.pass_complete), at: session.pass_seen_at.getTime() }
    : null;

export const tripPassViews = (db: Db): TripPassView[] =>
  tripPassesByGroup(db).map(({ guestId, phones, complete, lastSeenAt }) => ({
    guestId,
    phones,
    complete: Boolean(complete),
    last_seen_at: zonedIso(lastSeenAt!),
  }));

/** Who may still come and therefore should save the pages, by name. */
export const travellingGroupViews = (db: Db) => travellingGroups(db);

/** The groups of which a phone holds everything. */
export const readyGroupIds = (db: Db): ReadonlySet<number> =>
  new Set(tripPassViews(db).flatMap(({ guestId, complete }) => (complete ? [guestId] : [])));
