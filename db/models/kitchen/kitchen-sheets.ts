import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { kitchenSheetPeople, kitchenSheets as sheets, users } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { kitchenChanges, peopleToServe, type KitchenPerson } from '#domain/kitchen/changes.ts';
import { findEvent } from '../events/events.ts';
import { dietColumns, withDiet } from '../groups/member-columns.ts';
import { recordChange } from '../history.ts';
import { peopleAtEvent } from '../seating/people-at-event.ts';

/** `by`: an administrator's name. */
export type SentSheet = {
  id: number;
  eventId: number;
  people: number;
  sentAt: Date;
  by: string | null;
};

const sentSheets = (db: Db) =>
  db
    .select({
      id: sheets.id,
      eventId: sheets.event_id,
      people: sheets.people,
      sentAt: sheets.sent_at,
      by: users.username,
    })
    .from(sheets)
    .leftJoin(users, eq(users.id, sheets.user_id));

/** Newest first. @throws DomainError `not_found` for a missing event */
export const listKitchenSheets = (db: Db, eventId: number): SentSheet[] => {
  findEvent(db, eventId);
  return sentSheets(db).where(eq(sheets.event_id, eventId)).orderBy(desc(sheets.id)).all();
};

/** @throws DomainError `not_found` */
export const findKitchenSheet = (db: Db, id: number): SentSheet => {
  const sheet = sentSheets(db).where(eq(sheets.id, id)).get();
  if (!sheet) throw new DomainError('not_found');
  return sheet;
};

/** The people that a sheet was sent with, without those who were erased since. */
export const peopleOnSheet = (db: Db, id: number): KitchenPerson[] =>
  db
    .select()
    .from(kitchenSheetPeople)
    .where(eq(kitchenSheetPeople.sheet_id, id))
    .orderBy(kitchenSheetPeople.member_id)
    .all()
    .map((row) => {
      const { member_id: memberId, guest_id: groupId, name, menu, table_name: table } = row;
      return { memberId, groupId, name, diet: withDiet(row).diet, menu, table };
    });

/** Tells one list of people from another. */
export const versionOfPeople = (people: readonly KitchenPerson[]): string => {
  const lines = people
    .toSorted((one, other) => one.memberId - other.memberId)
    .map(({ memberId, name, diet, menu, table }) => [
      ...[memberId, name, table, diet.type, diet.spec],
      ...[diet.severity ?? null, menu],
    ]);
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url');
};

type Sent = {
  eventId: number;
  /** Of the people on the sheet that was sent; without it, what is stored now counts as sent. */
  version?: string | undefined;
};

/**
 * Stores what the kitchen knows from now on.
 * @throws DomainError `unknown_event`; `kitchen_changed` when the people are others than on the sheet
 */
export const markKitchenSheetSent = (
  db: Db,
  { eventId, version }: Sent,
  audit: AuditContext,
): SentSheet =>
  inTransaction(db, (tx) => {
    const people = peopleToServeAt(tx, eventId);
    if (version !== undefined && version !== versionOfPeople(people)) {
      throw new DomainError('kitchen_changed');
    }
    const { id } = tx
      .insert(sheets)
      .values({
        event_id: eventId,
        people: people.length,
        user_id: audit.by.kind === 'couple' ? audit.by.id : null,
        sent_at: audit.at,
      })
      .returning({ id: sheets.id })
      .get();
    for (const { memberId, groupId, name, diet, menu, table } of people) {
      tx.insert(kitchenSheetPeople)
        .values({
          sheet_id: id,
          member_id: memberId,
          guest_id: groupId,
          name,
          ...dietColumns(diet),
          menu,
          table_name: table,
        })
        .run();
    }
    recordChange(tx, audit, {
      subject: 'kitchen',
      action: 'created',
      eventId,
      people: people.length,
    });
    return findKitchenSheet(tx, id);
  });

const peopleToServeAt = (db: Db, eventId: number): KitchenPerson[] => {
  try {
    return peopleToServe(peopleAtEvent(db, eventId).people);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
    throw new DomainError('unknown_event', { field: 'event_id' });
  }
};

/** What changed since a sheet was sent. */
export const changesSince = (db: Db, { id, eventId }: SentSheet) =>
  kitchenChanges(peopleOnSheet(db, id), peopleToServe(peopleAtEvent(db, eventId).people));

/** The newest sent sheet of each event that has one. */
export const lastKitchenSheets = (db: Db): SentSheet[] => {
  const newest = new Map<number, SentSheet>();
  for (const sheet of sentSheets(db).orderBy(sheets.id).all()) newest.set(sheet.eventId, sheet);
  return [...newest.values()];
};
