import { and, asc, count, eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { guestEventTableAssignments, publishedSeatings, tableGroups } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { FieldChange, AuditContext } from '#domain/history/history.ts';
import { findEvent } from '../events/events.ts';
import { recordChange } from '../history.ts';
import { keepRemoved } from '../groups/trash.ts';

export type TableGroup = typeof tableGroups.$inferSelect;
export type TableInput = Pick<TableGroup, 'name' | 'type' | 'capacity' | 'color'>;
export type NewTableGroup = TableInput & Pick<TableGroup, 'event_id'>;

const tableById = cachedQuery((db) =>
  db
    .select()
    .from(tableGroups)
    .where(eq(tableGroups.id, param('id')))
    .prepare(),
);

/** A table or a tent of an event. @throws DomainError `not_found` */
export const findTableGroup = (db: Db, id: number): TableGroup => {
  const table = tableById(db).get({ id });
  if (!table) throw new DomainError('not_found');
  return table;
};

/** In order of creation. @throws DomainError `not_found` for a missing event */
export const listTableGroups = (db: Db, eventId: number): TableGroup[] => {
  findEvent(db, eventId);
  return db
    .select()
    .from(tableGroups)
    .where(eq(tableGroups.event_id, eventId))
    .orderBy(asc(tableGroups.id))
    .all();
};

/** @throws DomainError `unknown_event` */
export const createTableGroup = (db: Db, table: NewTableGroup, audit: AuditContext): TableGroup =>
  inTransaction(db, (tx) => {
    assertEventKnown(tx, table.event_id);
    const { event_id: eventId, name } = table;
    recordChange(tx, audit, { subject: 'table', action: 'created', eventId, name });
    return tx
      .insert(tableGroups)
      .values({ ...table, created_at: audit.at, updated_at: audit.at })
      .returning()
      .get();
  });

const assertEventKnown = (db: Db, eventId: number) => {
  try {
    findEvent(db, eventId);
  } catch {
    throw new DomainError('unknown_event', { field: 'event_id' });
  }
};

/** `version`: the one that the writer read; without it the later write wins. */
export type TableChange = { table: TableInput; version?: number | undefined };

/** @throws DomainError `not_found`, `table_changed` */
export const updateTableGroup = (
  db: Db,
  id: number,
  { table, version }: TableChange,
  audit: AuditContext,
): TableGroup =>
  inTransaction(db, (tx) => {
    const before = assertVersion(tx, id, version);
    const fields = differenceOf(before, table);
    if (fields.length === 0) return before;
    const { event_id: eventId } = before;
    const { name } = table;
    recordChange(tx, audit, { subject: 'table', action: 'changed', eventId, name, fields });
    tx.update(tableGroups)
      .set({ ...table, version: before.version + 1, updated_at: audit.at })
      .where(eq(tableGroups.id, id))
      .run();
    return findTableGroup(tx, id);
  });

export type TablePosition = { id: number; x: number; y: number };

/**
 * Positions of tables in the room, all or nothing; the later write wins, and open forms get no conflict.
 * @throws DomainError `not_found` for a missing event, `unknown_table`
 */
export const positionTables = (
  db: Db,
  eventId: number,
  positions: readonly TablePosition[],
  now: Date,
) =>
  inTransaction(db, (tx) => {
    findEvent(tx, eventId);
    for (const [index, { id, x, y }] of positions.entries()) {
      const moved = tx
        .update(tableGroups)
        .set({ position_x: x, position_y: y, updated_at: now })
        .where(and(eq(tableGroups.id, id), eq(tableGroups.event_id, eventId)))
        .run();
      if (moved.changes === 0) {
        const field = `positions.${index}.id`;
        throw new DomainError('unknown_table', { table_group_id: id, field });
      }
    }
  });

/**
 * Removes a table; its groups lose their seats; see `undelete`.
 * @throws DomainError `not_found`, `table_changed`
 */
export const removeTableGroup = (
  db: Db,
  id: number,
  version: number | undefined,
  audit: AuditContext,
): TableGroup =>
  inTransaction(db, (tx) => {
    const table = assertVersion(tx, id, version);
    const { name, event_id: eventId } = table;
    const groups = tx
      .select({ groups: count() })
      .from(guestEventTableAssignments)
      .where(eq(guestEventTableAssignments.table_group_id, id))
      .get()!.groups;
    keepRemoved(tx, { kind: 'table', id, name, eventId }, audit);
    recordChange(tx, audit, { subject: 'table', action: 'removed', eventId, name, groups });
    tx.delete(tableGroups).where(eq(tableGroups.id, id)).run();
    return table;
  });

const assertVersion = (db: Db, id: number, version: number | undefined): TableGroup => {
  const table = findTableGroup(db, id);
  if (version !== undefined && version !== table.version) throw new DomainError('table_changed');
  return table;
};

const differenceOf = (before: TableGroup, after: TableInput): FieldChange[] =>
  (['name', 'type', 'capacity', 'color'] as const)
    .map((field) => ({ field, from: before[field], to: after[field] }))
    .filter(({ from, to }) => from !== to);

const publishedSeating = cachedQuery((db) =>
  db
    .select()
    .from(publishedSeatings)
    .where(eq(publishedSeatings.event_id, param('eventId')))
    .prepare(),
);

/** Whether the guests of an event may see their seats. */
export const isSeatingPublished = (db: Db, eventId: number): boolean =>
  publishedSeating(db).get({ eventId }) !== undefined;

/** @throws DomainError `not_found` */
export const publishSeating = (db: Db, eventId: number, published: boolean, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    findEvent(tx, eventId);
    if (isSeatingPublished(tx, eventId) === published) return;
    recordChange(tx, audit, { subject: 'table', action: 'changed', eventId, published });
    if (published) tx.insert(publishedSeatings).values({ event_id: eventId }).run();
    else tx.delete(publishedSeatings).where(eq(publishedSeatings.event_id, eventId)).run();
  });
