import { and, desc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { cachedQuery, param } from '#db/cached-query.ts';
import type { Db } from '#db/connection.ts';
import { changes } from '#db/schema.ts';
import {
  mergedMs,
  type Actor,
  type ActorKind,
  type Change,
  type RepeatableChange,
  type AuditContext,
  type Subject,
} from '#domain/history/history.ts';

/**
 * Writes a history line. Models call it in the transaction of the change itself: there is no change without
 * its line, and no line without its change.
 */
export const recordChange = (tx: Db, { by, at }: AuditContext, change: Change) => {
  const { subject, action } = change;
  const { guestId, eventId, details } = columnsOf(change);
  newLine(tx).run({
    at: at.getTime(),
    ...columnsOfActor(by),
    subject,
    action,
    guest_id: guestId ?? null,
    event_id: eventId ?? null,
    details: JSON.stringify(details),
  });
};

const newLine = cachedQuery((db) =>
  db
    .insert(changes)
    .values({
      at: param('at'),
      actor: param('actor'),
      actor_id: param('actor_id'),
      subject: param('subject'),
      action: param('action'),
      guest_id: param('guest_id'),
      event_id: param('event_id'),
      details: param('details'),
    })
    .prepare(),
);

const columnsOf = ({ subject: _, action: __, ...rest }: Change) => {
  const { guestId, eventId, ...details } = rest as Partial<Record<string, unknown>> & Whose;
  return { guestId, eventId, details };
};

/**
 * The same for what a guest may change repeatedly: changes within a minute are folded into one line, so that
 * a guest cannot fill the disk with lines. The line keeps the position of the first change; a change by
 * another actor in between starts a new line.
 */
export const recordDuplicate = <Duplicate extends RepeatableChange>(
  tx: Db,
  audit: AuditContext,
  change: Duplicate,
  merge: (previous: Duplicate, later: Duplicate) => Duplicate,
) => {
  const previous = lineToMerge(tx, audit, change);
  if (!previous) return recordChange(tx, audit, change);
  const { details } = columnsOf(merge(read(previous).change as Duplicate, change));
  mergedLine(tx).run({ id: previous.id, details: JSON.stringify(details) });
};

const mergedLine = cachedQuery((db) =>
  db
    .update(changes)
    .set({ details: param('details') })
    .where(eq(changes.id, param('id')))
    .prepare(),
);

const lastLine = cachedQuery((db) =>
  db
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.guest_id, param('guestId')),
        eq(changes.subject, param('subject')),
        eq(changes.action, param('action')),
        sql`${changes.event_id} is ${param('eventId')}`,
        sql`${changes.details} ->> 'memberId' is ${param('memberId')}`,
      ),
    )
    .orderBy(desc(changes.id))
    .limit(1)
    .prepare(),
);

/** Lines without a group: an event that was removed, with its dependent rows. */
const laterByOther = cachedQuery((db) =>
  db
    .select({ id: changes.id })
    .from(changes)
    .where(
      and(
        gt(changes.id, param('id')),
        or(eq(changes.guest_id, param('guestId')), isNull(changes.guest_id)),
        sql`(${changes.actor}, ${changes.actor_id}) is not (${param('actor')}, ${param('actorId')})`,
      ),
    )
    .limit(1)
    .prepare(),
);

/** The last line on the same subject, if it has the same actor and no other actor changed it since. */
const lineToMerge = (
  tx: Db,
  { by, at }: AuditContext,
  change: RepeatableChange,
): Row | undefined => {
  const { actor, actor_id } = columnsOfActor(by);
  const { eventId, details } = columnsOf(change);
  const { guestId, subject, action } = change;
  const line = lastLine(tx).get({
    guestId,
    subject,
    action,
    eventId: eventId ?? null,
    memberId: details['memberId'] ?? null,
  });
  const isBySame = line?.actor === actor && line.actor_id === actor_id;
  if (!isBySame || at.getTime() - line.at.getTime() >= mergedMs) return undefined;
  return laterByOther(tx).get({ id: line.id, guestId, actor, actorId: actor_id })
    ? undefined
    : line;
};

type Whose = { guestId?: number; eventId?: number };

export const columnsOfActor = (by: Actor) => ({
  actor: by.kind,
  actor_id: by.kind === 'system' ? null : by.id,
});

/** A line as it was written. */
export type SavedChange = { id: number; at: Date; by: Actor; change: Change };

type Row = typeof changes.$inferSelect;

export const actorOf = ({ actor, actor_id }: Pick<Row, 'actor' | 'actor_id'>): Actor =>
  actor === 'system' || actor_id === null
    ? { kind: 'system' }
    : ({ kind: actor, id: actor_id } as Actor);

const read = (row: Row): SavedChange => ({
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
  /** Only lines older than this one. */
  before?: number | undefined;
};

/** A wish concerns two groups: its line belongs to both. */
const otherGroup = sql<number>`json_extract(${changes.details}, '$.otherId')`;

/** Newest lines first. */
export const listChanges = (
  db: Db,
  { guestIds, subject, actor, before }: HistoryFilter,
  limit: number,
): SavedChange[] => {
  const conditions: (SQL | undefined)[] = [
    guestIds && or(inArray(changes.guest_id, [...guestIds]), inArray(otherGroup, [...guestIds])),
    subject && eq(changes.subject, subject),
    actor && eq(changes.actor, actor),
    before === undefined ? undefined : lt(changes.id, before),
  ];
  return db
    .select()
    .from(changes)
    .where(and(...conditions))
    .orderBy(desc(changes.id))
    .limit(limit)
    .all()
    .map(read);
};
