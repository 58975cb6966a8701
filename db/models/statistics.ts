import { and, count, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { guestEventResponses, guestEvents, guestMembers } from '#db/schema.ts';
import type { ResponseTally, DietaryCount } from '#domain/statistics.ts';

// One query per kind of figure: the database counts, the domain calculates.

const cell = and(
  eq(guestEventResponses.guest_event_id, guestEvents.id),
  eq(guestEventResponses.member_id, guestMembers.id),
);

/** Counts of responses by event, or for one event. */
export const tallyResponses = (db: Db, eventId?: number): ResponseTally[] =>
  db
    .select({
      eventId: guestEvents.event_id,
      isAttending: guestEventResponses.is_attending,
      people: count(),
    })
    .from(guestEvents)
    .innerJoin(guestMembers, eq(guestMembers.guest_id, guestEvents.guest_id))
    .leftJoin(guestEventResponses, cell)
    .where(eventId === undefined ? undefined : eq(guestEvents.event_id, eventId))
    .groupBy(guestEvents.event_id, guestEventResponses.is_attending)
    .all();

/** Diets of those who attend at least one event. */
export const tallyDiets = (db: Db): DietaryCount[] =>
  db
    .select({ type: guestMembers.dietary_restriction_type, count: count() })
    .from(guestMembers)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(guestEventResponses)
          .where(
            and(
              eq(guestEventResponses.member_id, guestMembers.id),
              eq(guestEventResponses.is_attending, true),
            ),
          ),
      ),
    )
    .groupBy(guestMembers.dietary_restriction_type)
    .all();

/** Counts all members, and those reachable by each channel. */
export const countPeople = (db: Db) =>
  db
    .select({
      people: count(),
      emailCount: count(sql`nullif(${guestMembers.email}, '')`),
      phoneCount: count(sql`nullif(${guestMembers.phone}, '')`),
    })
    .from(guestMembers)
    .get()!;
