import { asc, eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { events } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { FieldChange, AuditContext } from '#domain/history/history.ts';
import { recordChange } from '../history.ts';

export type WeddingEvent = typeof events.$inferSelect;
export type NewEvent = Omit<typeof events.$inferInsert, 'id' | 'version'>;

export const listEvents = (db: Db): WeddingEvent[] =>
  db.select().from(events).orderBy(asc(events.id)).all();

const eventById = cachedQuery((db) =>
  db
    .select()
    .from(events)
    .where(eq(events.id, param('id')))
    .prepare(),
);

/** @throws DomainError `not_found` */
export const findEvent = (db: Db, id: number): WeddingEvent => {
  const event = eventById(db).get({ id });
  if (!event) throw new DomainError('not_found');
  return event;
};

/** Only the demo wedding passes `id`: its glamping event is number 45. */
export const createEvent = (
  db: Db,
  event: NewEvent & { id?: number },
  audit: AuditContext,
): WeddingEvent =>
  inTransaction(db, (tx) => {
    const created = tx.insert(events).values(event).returning().get();
    recordChange(tx, audit, { subject: 'event', action: 'created', eventId: created.id });
    return created;
  });

/** `version`: the one that the writer read; without it the later write wins. */
export type EventChange = { event: NewEvent; version?: number | undefined };

/** @throws DomainError `not_found`, `event_changed` */
export const updateEvent = (
  db: Db,
  id: number,
  { event, version }: EventChange,
  audit: AuditContext,
): WeddingEvent =>
  inTransaction(db, (tx) => {
    const before = findEvent(tx, id);
    if (version !== undefined && version !== before.version) throw new DomainError('event_changed');
    const fields = differenceOf(before, event);
    if (fields.length === 0) return before;
    recordChange(tx, audit, { subject: 'event', action: 'changed', eventId: id, fields });
    tx.update(events)
      .set({ ...event, version: before.version + 1 })
      .where(eq(events.id, id))
      .run();
    return findEvent(tx, id);
  });

const historyFields = [
  ...(['name', 'date', 'end_date', 'location', 'day_number', 'dresscode'] as const),
  'rsvp_deadline',
] as const;
const long = ['description', 'image_url'] as const;

const plain = (value: string | number | Date | null | undefined) =>
  value instanceof Date ? value.toISOString() : (value ?? null);

const differenceOf = (before: WeddingEvent, after: NewEvent): FieldChange[] => [
  ...historyFields
    // What a caller does not say stays.
    .filter((field) => after[field] !== undefined)
    .map((field) => ({ field, from: plain(before[field]), to: plain(after[field]) }))
    .filter(({ from, to }) => from !== to),
  ...long.filter((field) => before[field] !== plain(after[field])).map((field) => ({ field })),
];
