import { and, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { changes } from '#db/schema.ts';
import type { Actor, ActorKind, Change, Stamp, Subject } from '#domain/history.ts';

/**
 * Writes a line of the history. Called by the models in the transaction of the change itself: there is
 * no change without its line, and no line without its change.
 */
export const recordChange = (tx: Db, { by, at }: Stamp, change: Change) => {
  const { subject, action, ...rest } = change;
  const { guestId, eventId, ...details } = rest as Partial<Record<string, unknown>> & Whose;
  tx.insert(changes)
    .values({
      at,
      ...columnsOfActor(by),
      subject,
      action,
      guest_id: guestId ?? null,
      event_id: eventId ?? null,
      details,
    })
    .run();
};

type Whose = { guestId?: number; eventId?: number };

export const columnsOfActor = (by: Actor) => ({
  actor: by.kind,
  actor_id: by.kind === 'system' ? null : by.id,
});

/** A line as it was written. */
export type RecordedChange = { id: number; at: Date; by: Actor; change: Change };

type Row = typeof changes.$inferSelect;

export const actorOf = ({ actor, actor_id }: Pick<Row, 'actor' | 'actor_id'>): Actor =>
  actor === 'system' || actor_id === null
    ? { kind: 'system' }
    : ({ kind: actor, id: actor_id } as Actor);

const read = (row: Row): RecordedChange => ({
  id: row.id,
  at: row.at,
  by: actorOf(row),
  change: {
    subject: row.subject,
    action: row.action,
    guestId: row.guest_id ?? undefined,
    eventId: row.event_id ?? undefined,
    ...(row.details as object),
  } as Change,
});

export type HistoryFilter = {
  guestIds?: readonly number[] | undefined;
  subject?: Subject | undefined;
  actor?: ActorKind | undefined;
  /** Older than that line. */
  before?: number | undefined;
};

/** A wish is about two groups, and tells of both. */
const otherGroup = sql<number>`json_extract(${changes.details}, '$.otherId')`;

/** The latest lines first. */
export const listChanges = (
  db: Db,
  { guestIds, subject, actor, before }: HistoryFilter,
  limit: number,
): RecordedChange[] => {
  const wanted: (SQL | undefined)[] = [
    guestIds && or(inArray(changes.guest_id, [...guestIds]), inArray(otherGroup, [...guestIds])),
    subject && eq(changes.subject, subject),
    actor && eq(changes.actor, actor),
    before === undefined ? undefined : lt(changes.id, before),
  ];
  return db
    .select()
    .from(changes)
    .where(and(...wanted))
    .orderBy(desc(changes.id))
    .limit(limit)
    .all()
    .map(read);
};
