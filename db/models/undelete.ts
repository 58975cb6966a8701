import { and, eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { phoneColumns } from '#db/member-phones.ts';
import { guestEvents, guestMembers, guests, trashItems } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { Change, TrashItemKind, AuditContext } from '#domain/history/history.ts';
import { incrementVersion, incrementVersionsOfInvited } from './groups/group-version.ts';
import { recordChange } from './history.ts';
import { findTrashItem, listTrash, rowsOf } from './groups/trash.ts';
import { giveOptionIds, linkAnswers } from './questions/answer-value.ts';
import { fitAnswers } from './questions/fit-answers.ts';
import { listQuestions } from './questions/questions.ts';
import {
  insertRow,
  isThere,
  references,
  type DeletedRows,
  type Reference,
  type RawRow,
} from './groups/child-rows.ts';

type Saved = NonNullable<ReturnType<typeof findTrashItem>>;

/**
 * Undeletes a removal with the original ids, all or nothing. Sessions are not undeleted.
 * @throws DomainError `not_found` once its retention is over; `restore_name_taken`, `restore_invited_again`;
 * `restore_other_first` when it is part of something that was removed later
 */
export const undelete = (db: Db, kind: TrashItemKind, id: number, audit: AuditContext): Saved =>
  inTransaction(db, (tx) => {
    const item = findTrashItem(tx, kind, id, audit.at);
    if (!item) throw new DomainError('not_found');
    assertSeatFree(tx, item);
    putBack(tx, item, audit.at);
    fitPutBackAnswers(tx, item);
    if (kind === 'event') incrementVersionsOfInvited(tx, id);
    if (item.guest_id !== null && kind !== 'group') incrementVersion(tx, item.guest_id);
    tx.delete(trashItems).where(eq(trashItems.id, item.id)).run();
    recordChange(tx, audit, changeOf(item));
    return item;
  });

const assertSeatFree = (db: Db, { kind, rows, name }: Saved) => {
  if (kind === 'group') {
    const key = String(rowsOf(rows, 'guests')[0]?.['name_key']);
    const other = db.select().from(guests).where(eq(guests.name_key, key)).get();
    if (other) throw new DomainError('restore_name_taken', { name: other.group_name });
  }
  if (kind === 'invitation') {
    const { guest_id, event_id } = rowsOf(rows, 'guest_events')[0] ?? {};
    const again = db
      .select()
      .from(guestEvents)
      .where(
        and(eq(guestEvents.guest_id, Number(guest_id)), eq(guestEvents.event_id, Number(event_id))),
      )
      .get();
    if (again) throw new DomainError('restore_invited_again', { name });
  }
};

const seats = new Set(['guest_event_table_assignments', 'member_event_table_assignments']);

/**
 * A referenced row may be removed too. If it can still be undeleted, that has to come first: otherwise this
 * row would be lost silently. If it is deleted permanently, this row would have been deleted with it.
 */
const putBack = (db: Db, { kind, rows }: Saved, now: Date) => {
  const all = references(db);
  for (const { table, rows: some } of rows) {
    const own = all.filter(({ child }) => child === table);
    for (const row of some) {
      const missing = own.filter((pointer) => !isThere(db, pointer, row));
      // A group that was seated elsewhere since keeps that seat.
      if (!missing[0]) insertRow(db, table, row, { keepStored: seats.has(table) });
      else if (!isExcluded(kind, table, missing)) assertDeleted(db, missing[0], row, now);
    }
  }
  for (const { id } of rowsOf(rows, 'questions')) giveOptionIds(db, Number(id));
  // A version without the parsed phones may have removed them.
  for (const { id, phone } of rowsOf(rows, 'guest_members')) {
    const typed = phone === null ? null : String(phone);
    db.update(guestMembers)
      .set(phoneColumns(typed))
      .where(eq(guestMembers.id, Number(id)))
      .run();
  }
};

/**
 * Of a question one answer less: its person was removed, or its group is no longer invited. A guest takes a companion
 * back without asking the couple, who could not undelete the question otherwise.
 */
const isExcluded = (kind: TrashItemKind, table: string, missing: readonly Reference[]) =>
  kind === 'question' &&
  table === 'question_answers' &&
  missing.every(({ parent }) => parent !== 'guests');

/** Their question may have lost an option since, or their person declined. */
const fitPutBackAnswers = (db: Db, { rows }: Saved) => {
  const answers = rowsOf(rows, 'question_answers');
  const ids = new Set(answers.map(({ question_id }) => Number(question_id)));
  const questions = listQuestions(db).filter(({ id }) => ids.has(id));
  for (const question of questions) {
    linkAnswers(db, question.id);
    fitAnswers(db, question.id, question);
  }
};

const assertDeleted = (db: Db, { parent, columns }: Reference, row: RawRow, now: Date) => {
  for (const { kind, subjectId } of listTrash(db, now)) {
    const other = findTrashItem(db, kind, subjectId, now);
    const has = (item: DeletedRows) =>
      rowsOf(item, parent).some((its) => columns.every(({ from, to }) => its[to] === row[from]));
    if (other && has(other.rows)) {
      throw new DomainError('restore_other_first', { kind, name: other.name });
    }
  }
};

const changeOf = (item: Saved): Change => {
  const { kind, subject_id: id, guest_id, event_id } = item;
  const action = 'restored';
  const guestId = guest_id ?? 0;
  switch (kind) {
    case 'group':
      return { subject: kind, action, guestId };
    case 'member':
      return { subject: kind, action, guestId, memberId: id };
    case 'event':
      return { subject: kind, action, eventId: id };
    case 'invitation':
      return { subject: kind, action, guestId, eventId: event_id ?? 0 };
    case 'question':
      return { subject: kind, action, questionId: id, text: item.name };
    case 'table':
      return { subject: kind, action, eventId: event_id ?? 0, name: item.name };
  }
};
