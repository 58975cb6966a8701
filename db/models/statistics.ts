import { and, asc, count, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { guestEventResponses, guestEvents, guestMembers, guests } from '#db/schema.ts';
import { selectedDiet, withDiet } from './groups/member-columns.ts';
import type { ResponseCounts, DietaryCount, ProfileCount } from '#domain/statistics.ts';

// One query per kind of figure: the database counts, the domain calculates.

const cell = and(
  eq(guestEventResponses.guest_event_id, guestEvents.id),
  eq(guestEventResponses.member_id, guestMembers.id),
);

/** Counts of responses by event, or for one event. */
export const countResponses = (db: Db, eventId?: number): ResponseCounts[] =>
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
export const countDiets = (db: Db): DietaryCount[] =>
  db
    .select({ type: guestMembers.dietary_restriction_type, count: count() })
    .from(guestMembers)
    .where(isAttendingAny(db))
    .groupBy(guestMembers.dietary_restriction_type)
    .all();

/** Ages and needs of the same people. */
export const countProfiles = (db: Db): ProfileCount[] =>
  db
    .select({ ageGroup: guestMembers.age_group, needs: guestMembers.needs, count: count() })
    .from(guestMembers)
    .where(isAttendingAny(db))
    .groupBy(guestMembers.age_group, guestMembers.needs)
    .all();

const isAttendingAny = (db: Db) =>
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
  );

/** Those of them with a grave allergy, by name. */
export const severeAllergies = (db: Db) =>
  db
    .select({
      id: guestMembers.id,
      name: guestMembers.name,
      group_name: guests.group_name,
      ...selectedDiet,
    })
    .from(guestMembers)
    .innerJoin(guests, eq(guests.id, guestMembers.guest_id))
    .where(and(eq(guestMembers.dietary_severity, 'allergy'), isAttendingAny(db)))
    .orderBy(asc(guestMembers.name), asc(guestMembers.id))
    .all()
    .map(withDiet);

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
