import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { changeRequests as table, events, guests } from '#db/schema.ts';
import { type InvitedEvent, invitedEvent } from '#db/models/events/invitations.ts';
import type {
  OverdueAnswer,
  RequestedResponse,
  RequestStatus,
} from '#domain/responses/change-request.ts';
import { DomainError } from '#domain/errors.ts';
import { type AuditContext, mergeRequests } from '#domain/history/history.ts';
import { recordChange, recordDuplicate } from '../history.ts';
import { membersOf } from '../groups/members.ts';
import { recordAnswers } from '../questions/answering.ts';
import { answersToAccept } from '../questions/overdue-answers.ts';
import { recordResponses } from './recording.ts';
import { type Cell, responsesOfInvitation } from './responses.ts';

export type ChangeRequest = typeof table.$inferSelect;

export type NewRequest = {
  responses: readonly RequestedResponse[];
  /** Answers to questions, which only arrive late. */
  answers?: readonly OverdueAnswer[];
  message: string | null;
  /** Given before the deadline, on a phone without signal. */
  late: boolean;
};

/**
 * Keeps what a group asks for; it takes the place of the group's open request about the same event, or joins
 * one that arrived late as well.
 * @throws DomainError `foreign_member`
 */
export const requestChange = (
  db: Db,
  { guestId, id: eventId }: InvitedEvent,
  { responses, answers = [], message, late }: NewRequest,
  audit: AuditContext,
): ChangeRequest =>
  inTransaction(db, (tx) => {
    const own = new Set(membersOf(tx, guestId).map(({ id }) => id));
    for (const [index, { memberId }] of responses.entries()) {
      if (own.has(memberId)) continue;
      throw new DomainError('foreign_member', { memberId, field: `responses.${index}.memberId` });
    }
    const open = openRequestAbout(tx, guestId, eventId);
    // Of those that were replaced the last one says that there is another: a group may ask again and again.
    tx.delete(table)
      .where(isAbout(guestId, eventId, 'replaced'))
      .run();
    tx.update(table)
      .set({ status: 'replaced', decided_at: audit.at })
      .where(isAbout(guestId, eventId, 'pending'))
      .run();
    const submitted = responses.map(({ memberId, isAttending }) => ({ memberId, isAttending }));
    // Two phones of a group may both have waited: a late arrival joins what is asked for already.
    const merged = late ? open : undefined;
    // It was given before the deadline: what the group asked for afterwards is its newer word.
    const isBefore = merged !== undefined && !merged.late;
    const attendance = isBefore
      ? joinResponses(submitted, merged.responses)
      : joinResponses(merged?.responses ?? [], submitted);
    const isSubmittedAgain = (one: OverdueAnswer) =>
      answers.some(
        ({ questionId, memberId }) => questionId === one.questionId && memberId === one.memberId,
      );
    // The guest cannot ask for answers anew: late ones stay, also where the responses are asked for again.
    const requestedAnswers = [
      ...(open?.answers ?? []).filter((one) => !isSubmittedAgain(one)),
      ...answers,
    ];
    const line = { subject: 'request', action: 'created', guestId, eventId, late } as const;
    recordDuplicate(tx, audit, { ...line, answers: attendance }, mergeRequests);
    return tx
      .insert(table)
      .values({
        guest_id: guestId,
        event_id: eventId,
        responses: attendance,
        answers: requestedAnswers,
        message: message ?? merged?.message ?? null,
        // Still what the group has asked for, also for the next late arrival.
        late: late && !isBefore,
        status: 'pending',
        created_at: audit.at,
      })
      .returning()
      .get();
  });

/** The newer word about a member takes the place of the older. */
const joinResponses = (
  previous: readonly RequestedResponse[],
  later: readonly RequestedResponse[],
) => [
  ...previous.filter((one) => !later.some(({ memberId }) => memberId === one.memberId)),
  ...later,
];

const isAbout = (guestId: number, eventId: number, status: RequestStatus) =>
  and(eq(table.guest_id, guestId), eq(table.event_id, eventId), eq(table.status, status));

export const openRequestAbout = (db: Db, guestId: number, eventId: number) =>
  db
    .select()
    .from(table)
    .where(isAbout(guestId, eventId, 'pending'))
    .get();

/** The newest request of the group for each event, newest first. */
export const requestsOfGroup = (db: Db, guestId: number): ChangeRequest[] => {
  const seen = new Set<number>();
  return db
    .select()
    .from(table)
    .where(and(eq(table.guest_id, guestId), ne(table.status, 'replaced')))
    .orderBy(desc(table.id))
    .all()
    .filter(({ event_id }) => !seen.has(event_id) && seen.add(event_id));
};

export type ListedRequest = ChangeRequest & {
  group_name: string;
  event_name: string;
  /** The stored responses beside it. */
  cells: Cell[];
};

const withNames = (db: Db) =>
  db
    .select({ request: table, group_name: guests.group_name, event_name: events.name })
    .from(table)
    .innerJoin(guests, eq(guests.id, table.guest_id))
    .innerJoin(events, eq(events.id, table.event_id));

type NamedRow = ReturnType<ReturnType<typeof withNames>['all']>[number];

const listed = (db: Db, { request, ...names }: NamedRow): ListedRequest => ({
  ...request,
  ...names,
  cells: responsesOf(db, request),
});

/** Open requests first, the oldest at the top; then the last ones that were decided. */
export const listRequests = (db: Db, resolved = 20): ListedRequest[] => {
  const rows = [
    ...withNames(db).where(eq(table.status, 'pending')).orderBy(table.id).all(),
    ...withNames(db)
      .where(inArray(table.status, ['accepted', 'declined']))
      .orderBy(desc(table.decided_at), desc(table.id))
      .limit(resolved)
      .all(),
  ];
  return rows.map((row) => listed(db, row));
};

const responsesOf = (db: Db, { guest_id, event_id }: ChangeRequest): Cell[] =>
  responsesOfInvitation(db, invitedEvent(db, guest_id, event_id));

/** Every change of a response raises it: what the couple saw beside a request is told by it. */
export const versionOf = (cells: readonly Cell[]): number =>
  cells.reduce((sum, { version }) => sum + version, 0);

type Decision = {
  /** Of the responses that the couple saw. */
  version: number;
  note: string | null;
};

/** @throws DomainError `not_found`, `request_changed` when it is no longer open, or the responses are others by now */
const openRequest = (tx: Db, id: number, version: number): ChangeRequest => {
  const request = tx.select().from(table).where(eq(table.id, id)).get();
  if (!request) throw new DomainError('not_found');
  const isSeen = versionOf(responsesOf(tx, request)) === version;
  if (request.status !== 'pending' || !isSeen) throw new DomainError('request_changed');
  return request;
};

const resolve = (
  tx: Db,
  { id, guest_id, event_id }: ChangeRequest,
  status: 'accepted' | 'declined',
  note: string | null,
  audit: AuditContext,
): ChangeRequest => {
  recordChange(tx, audit, {
    subject: 'request',
    action: 'changed',
    guestId: guest_id,
    eventId: event_id,
    accepted: status === 'accepted',
  });
  return tx
    .update(table)
    .set({ status, note, decided_at: audit.at })
    .where(eq(table.id, id))
    .returning()
    .get()!;
};

/** The responses become what was asked; of a member who is gone nothing is left to change. */
export const acceptRequest = (
  db: Db,
  id: number,
  { version, note }: Decision,
  audit: AuditContext,
): ChangeRequest =>
  inTransaction(db, (tx) => {
    const request = openRequest(tx, id, version);
    const event = invitedEvent(tx, request.guest_id, request.event_id);
    const own = new Set(membersOf(tx, request.guest_id).map((member) => member.id));
    const attendance = request.responses.filter(({ memberId }) => own.has(memberId));
    if (attendance.length > 0) recordResponses(tx, event, attendance, audit);
    const answers = answersToAccept(tx, request);
    if (answers.length > 0) recordAnswers(tx, request.guest_id, answers, audit);
    return resolve(tx, request, 'accepted', note, audit);
  });

export const rejectRequest = (
  db: Db,
  id: number,
  { version, note }: Decision,
  audit: AuditContext,
): ChangeRequest =>
  inTransaction(db, (tx) => resolve(tx, openRequest(tx, id, version), 'declined', note, audit));

/** With what stands beside it. @throws DomainError `not_found` */
export const findRequest = (db: Db, id: number): ListedRequest => {
  const row = withNames(db).where(eq(table.id, id)).get();
  if (!row) throw new DomainError('not_found');
  return listed(db, row);
};
