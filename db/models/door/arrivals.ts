import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { arrivals, guestEvents, guestMembers, surprises } from '#db/schema.ts';
import { type ArrivalFact, arrivedAt } from '#domain/days/arrivals.ts';
import { DomainError } from '#domain/errors.ts';

/** A person at an event to which their group is invited. */
export type PersonAtDoor = { memberId: number; eventId: number };

/** @throws DomainError `not_found` for a person without an invitation to the event */
export const invitedGroup = (db: Db, { memberId, eventId }: PersonAtDoor): number => {
  const row = db
    .select({ guestId: guestMembers.guest_id })
    .from(guestMembers)
    .innerJoin(
      guestEvents,
      and(eq(guestEvents.guest_id, guestMembers.guest_id), eq(guestEvents.event_id, eventId)),
    )
    .where(eq(guestMembers.id, memberId))
    .get();
  if (!row) throw new DomainError('not_found');
  return row.guestId;
};

const columns = {
  memberId: arrivals.member_id,
  eventId: arrivals.event_id,
  id: arrivals.fact_id,
  arrived: arrivals.arrived,
  at: arrivals.at,
};

type Row = { memberId: number; eventId: number; id: string; arrived: boolean; at: Date };

const factOf = ({ id, arrived, at }: Row): ArrivalFact => ({ id, arrived, at: at.getTime() });

/** An arrival that is undone also withdraws the report of a declined guest who came. */
const dismissDeclined = (db: Db, { memberId, eventId }: PersonAtDoor, at: Date) =>
  db
    .update(surprises)
    .set({ status: 'dismissed' })
    .where(
      and(
        eq(surprises.kind, 'declined'),
        eq(surprises.status, 'open'),
        eq(surprises.member_id, memberId),
        eq(surprises.event_id, eventId),
        lte(surprises.at, at),
      ),
    )
    .run();

/** Stores a fact; one with an id that is stored already changes nothing. @throws DomainError `not_found` */
export const recordArrival = (db: Db, person: PersonAtDoor, fact: ArrivalFact): ArrivalFact[] =>
  inTransaction(db, (tx) => {
    const { memberId, eventId } = person;
    tx.insert(arrivals)
      .values({
        fact_id: fact.id,
        member_id: memberId,
        guest_id: invitedGroup(tx, person),
        event_id: eventId,
        arrived: fact.arrived,
        at: new Date(fact.at),
      })
      .onConflictDoNothing()
      .run();
    if (!fact.arrived) dismissDeclined(tx, person, new Date(fact.at));
    return tx
      .select(columns)
      .from(arrivals)
      .where(and(eq(arrivals.member_id, memberId), eq(arrivals.event_id, eventId)))
      .orderBy(asc(arrivals.at), asc(arrivals.fact_id))
      .all()
      .map(factOf);
  });

/** What was said of each person, by event and person. */
export const factsAtEvents = (
  db: Db,
  eventIds: readonly number[],
): Map<number, Map<number, ArrivalFact[]>> => {
  const rows = db
    .select(columns)
    .from(arrivals)
    .where(inArray(arrivals.event_id, [...eventIds]))
    .orderBy(asc(arrivals.at), asc(arrivals.fact_id))
    .all();
  return new Map(
    eventIds.map((eventId) => {
      const some = rows.filter((row) => row.eventId === eventId);
      const people = Map.groupBy(some, ({ memberId }) => memberId);
      return [eventId, new Map([...people].map(([id, facts]) => [id, facts.map(factOf)]))];
    }),
  );
};

/** How many people have arrived at each event; events without arrivals are left out. */
export const countArrived = (db: Db): { eventId: number; arrived: number }[] => {
  const rows = db.select(columns).from(arrivals).all();
  return [...Map.groupBy(rows, ({ eventId }) => eventId)]
    .map(([eventId, some]) => ({
      eventId,
      arrived: [...Map.groupBy(some, ({ memberId }) => memberId).values()].filter(
        (facts) => arrivedAt(facts.map(factOf)) !== null,
      ).length,
    }))
    .filter(({ arrived }) => arrived > 0);
};

/** How many people of each group have arrived at any event; groups without arrivals are left out. */
export const countArrivedByGroup = (db: Db): Map<number, number> => {
  const rows = db
    .select({ ...columns, guestId: arrivals.guest_id })
    .from(arrivals)
    .all();
  const counts = new Map<number, number>();
  for (const [guestId, some] of Map.groupBy(rows, (row) => row.guestId)) {
    const there = [
      ...Map.groupBy(some, ({ memberId, eventId }) => `${memberId} ${eventId}`),
    ].filter(([, facts]) => arrivedAt(facts.map(factOf)) !== null);
    const people = new Set(there.map(([, [fact]]) => fact!.memberId));
    if (people.size > 0) counts.set(guestId, people.size);
  }
  return counts;
};
