import { and, desc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { changes } from '#db/schema.ts';
import {
  foldedMs,
  type Actor,
  type ActorKind,
  type Change,
  type RepeatableChange,
  type AuditContext,
  type Subject,
} from '#domain/history/history.ts';

/**
 * Writes a line of the history. Called by the models in the transaction of the change itself: there is
 * no change without its line, and no line without its change.
 */
export const recordChange = (tx: Db, { by, at }: AuditContext, change: Change) => {
  const { subject, action } = change;
  const { guestId, eventId, details } = columnsOf(change);
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

const columnsOf = ({ subject: _, action: __, ...rest }: Change) => {
  const { guestId, eventId, ...details } = rest as Partial<Record<string, unknown>> & Whose;
  return { guestId, eventId, details };
};

/**
 * The same of what a guest may change again and again: within a minute it is one line, so that nobody fills
 * the disk with lines. The line stays where the first change stands; what somebody else did since begins
 * another.
 */
export const recordRepeated = <Repeated extends RepeatableChange>(
  tx: Db,
  audit: AuditContext,
  change: Repeated,
  fold: (earlier: Repeated, later: Repeated) => Repeated,
) => {
  const earlier = lineToFold(tx, audit, change);
  if (!earlier) return recordChange(tx, audit, change);
  const { details } = columnsOf(fold(read(earlier).change as Repeated, change));
  tx.update(changes).set({ details }).where(eq(changes.id, earlier.id)).run();
};

/** The last line about the same, if its author is the same and nobody else did anything there since. */
const lineToFold = (
  tx: Db,
  { by, at }: AuditContext,
  change: RepeatableChange,
): Row | undefined => {
  const { actor, actor_id } = columnsOfActor(by);
  const { eventId } = columnsOf(change);
  const line = tx
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.guest_id, change.guestId),
        eq(changes.subject, change.subject),
        sql`${changes.event_id} is ${eventId ?? null}`,
      ),
    )
    .orderBy(desc(changes.id))
    .limit(1)
    .get();
  const isBySame = line?.actor === actor && line.actor_id === actor_id;
  if (!isBySame || at.getTime() - line.at.getTime() >= foldedMs) return undefined;
  const byOthers = and(
    gt(changes.id, line.id),
    // Of no group: an event that was removed, and what hung on it.
    or(eq(changes.guest_id, change.guestId), isNull(changes.guest_id)),
    sql`(${changes.actor}, ${changes.actor_id}) is not (${actor}, ${actor_id})`,
  );
  return tx.select({ id: changes.id }).from(changes).where(byOthers).limit(1).get()
    ? undefined
    : line;
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
