import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { changes, trashItems } from '#db/schema.ts';
import { trashCutoff, type TrashItemKind, type AuditContext } from '#domain/history/history.ts';
import { actorOf, columnsOfActor } from '../history.ts';
import { clearFromKitchenSheets } from '../kitchen/remove-people.ts';
import { childRows, type DeletedRows, type RawRow } from './child-rows.ts';

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
  const rows = childRows(tx, tables[removed.kind], removed.id);
  // An invitation without dependent rows can simply be given again.
  if (removed.kind === 'invitation' && rows.length === 1) return;
  tx.insert(trashItems)
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
const withoutRows = {
  id: trashItems.id,
  kind: trashItems.kind,
  subjectId: trashItems.subject_id,
  guestId: trashItems.guest_id,
  eventId: trashItems.event_id,
  name: trashItems.name,
  people: trashItems.people,
  answers: trashItems.answers,
  actor: trashItems.actor,
  actor_id: trashItems.actor_id,
  removedAt: trashItems.removed_at,
};

/** Removals that can still be undone by an undelete, newest first. */
export const listTrash = (db: Db, now: Date) =>
  db
    .select(withoutRows)
    .from(trashItems)
    .where(gt(trashItems.removed_at, trashCutoff(now)))
    .orderBy(desc(trashItems.id))
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
    .from(trashItems)
    .where(
      and(
        eq(trashItems.kind, kind),
        eq(trashItems.subject_id, subjectId),
        gt(trashItems.removed_at, trashCutoff(now)),
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
      .delete(trashItems)
      .where(lte(trashItems.removed_at, trashCutoff(now)))
      .returning({ kind: trashItems.kind, id: trashItems.subject_id })
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
    eq(trashItems.kind, 'member'),
    eq(trashItems.guest_id, guestId),
    eq(trashItems.actor, 'guest'),
  );
  const sentHome = tx
    .select({ id: trashItems.id, memberId: trashItems.subject_id })
    .from(trashItems)
    .where(byGroup)
    .orderBy(desc(trashItems.id))
    .all();
  for (const { id, memberId } of sentHome.slice(mostSentHome)) {
    tx.delete(trashItems).where(eq(trashItems.id, id)).run();
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
    .from(trashItems)
    .where(inArray(trashItems.guest_id, [...guestIds]))
    .all()
    .map((row) => ({ ...row, rows: row.rows as DeletedRows }));
