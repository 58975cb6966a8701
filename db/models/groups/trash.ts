import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { changes, removals } from '#db/schema.ts';
import { trashHorizon, type TrashItemKind, type AuditContext } from '#domain/history/history.ts';
import { actorOf, columnsOfActor } from '../history.ts';
import { clearFromKitchenSheets } from '../kitchen/remove-people.ts';
import { rowsThatGoAlong, type DeletedRows, type RawRow } from './rows-that-go-along.ts';

const tables = {
  group: 'guests',
  member: 'guest_members',
  event: 'events',
  invitation: 'guest_events',
  table: 'table_groups',
  question: 'questions',
} satisfies Record<TrashItemKind, string>;

type Removed = {
  kind: TrashItemKind;
  id: number;
  /** The name by which a person recognises it. */
  name: string;
  guestId?: number;
  eventId?: number;
};

/** Stores what the transaction is about to remove, with all dependent rows. */
export const keepRemoved = (tx: Db, removed: Removed, { by, at }: AuditContext) => {
  const rows = rowsThatGoAlong(tx, tables[removed.kind], removed.id);
  // An invitation without dependent rows can simply be given again.
  if (removed.kind === 'invitation' && rows.length === 1) return;
  tx.insert(removals)
    .values({
      kind: removed.kind,
      subject_id: removed.id,
      guest_id: removed.guestId ?? null,
      event_id: removed.eventId ?? null,
      name: removed.name,
      people: rowsOf(rows, 'guest_members').length,
      answers: answersIn(removed.kind, rows),
      rows,
      ...columnsOfActor(by),
      removed_at: at,
    })
    .run();
};

/** How many answers go along: to the question itself, else to events. */
export const answersIn = (kind: TrashItemKind, rows: DeletedRows): number =>
  kind === 'question'
    ? rowsOf(rows, 'question_answers').length
    : rowsOf(rows, 'guest_event_responses').filter(({ is_attending: is }) => is !== null).length;

export const rowsOf = (saved: DeletedRows, table: string): RawRow[] =>
  saved.find((part) => part.table === table)?.rows ?? [];

/** All columns except the rows, which may be thousands. */
const description = {
  id: removals.id,
  kind: removals.kind,
  subjectId: removals.subject_id,
  guestId: removals.guest_id,
  eventId: removals.event_id,
  name: removals.name,
  people: removals.people,
  answers: removals.answers,
  actor: removals.actor,
  actor_id: removals.actor_id,
  removedAt: removals.removed_at,
};

/** Removals that can still be undone by an undelete, newest first. */
export const listTrash = (db: Db, now: Date) =>
  db
    .select(description)
    .from(removals)
    .where(gt(removals.removed_at, trashHorizon(now)))
    .orderBy(desc(removals.id))
    .all()
    .map(({ actor, actor_id, ...trashItem }) => ({
      ...trashItem,
      by: actorOf({ actor, actor_id }),
    }));

export type TrashItem = ReturnType<typeof listTrash>[number];

/** With its rows; undefined once its retention is over, even if not yet swept. */
export const findTrashItem = (db: Db, kind: TrashItemKind, subjectId: number, now: Date) => {
  const row = db
    .select()
    .from(removals)
    .where(
      and(
        eq(removals.kind, kind),
        eq(removals.subject_id, subjectId),
        gt(removals.removed_at, trashHorizon(now)),
      ),
    )
    .get();
  return row && { ...row, rows: row.rows as DeletedRows };
};

/**
 * Deletes removals whose retention is over: their rows, the people on sheets sent to the kitchen and, for a group,
 * all history except the lines of its removal.
 */
export const purgeOldTrash = (db: Db, now: Date): number =>
  inTransaction(db, (tx) => {
    const old = tx
      .delete(removals)
      .where(lte(removals.removed_at, trashHorizon(now)))
      .returning({ kind: removals.kind, id: removals.subject_id })
      .all();
    for (const { kind, id } of old) {
      if (kind === 'member') clearFromKitchenSheets(tx, { member_id: id });
      if (kind !== 'group') continue;
      clearFromKitchenSheets(tx, { guest_id: id });
      tx.delete(changes)
        .where(and(eq(changes.guest_id, id), ne(changes.action, 'removed')))
        .run();
      tx.delete(changes)
        .where(and(eq(changes.guest_id, id), ne(changes.subject, 'group')))
        .run();
    }
    return old.length;
  });

/** How many of those whom a group brought and sent home again can be restored: it may do both all day. */
export const mostSentHome = 10;

/** Forgets those beyond the newest, with their lines in the history. */
export const clearSentHome = (tx: Db, guestId: number) => {
  const byGroup = and(
    eq(removals.kind, 'member'),
    eq(removals.guest_id, guestId),
    eq(removals.actor, 'guest'),
  );
  const sentHome = tx
    .select({ id: removals.id, memberId: removals.subject_id })
    .from(removals)
    .where(byGroup)
    .orderBy(desc(removals.id))
    .all();
  for (const { id, memberId } of sentHome.slice(mostSentHome)) {
    tx.delete(removals).where(eq(removals.id, id)).run();
    tx.delete(changes)
      .where(
        and(
          eq(changes.guest_id, guestId),
          eq(changes.subject, 'member'),
          sql`${changes.details} ->> 'memberId' = ${memberId}`,
        ),
      )
      .run();
  }
};

/** The removals of some groups, for the names in their history. */
export const trashOfGroups = (db: Db, guestIds: readonly number[]) =>
  db
    .select()
    .from(removals)
    .where(inArray(removals.guest_id, [...guestIds]))
    .all()
    .map((row) => ({ ...row, rows: row.rows as DeletedRows }));
