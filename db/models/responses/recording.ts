import { and, eq } from 'drizzle-orm';
import { cachedQuery, param } from '#db/cached-query.ts';
import { inTransaction, type Db } from '#db/connection.ts';
import { guestEventResponses, guestEvents, guestMembers } from '#db/schema.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import type { Diet } from '#domain/responses/dietary.ts';
import { DomainError } from '#domain/errors.ts';
import { mergeResponses, type AuditContext } from '#domain/history/history.ts';
import { recordDuplicate } from '../history.ts';
import type { InvitedEvent } from '../events/invitations.ts';
import { membersOf, recordDiets } from '../groups/members.ts';
import { applyCapacity } from '../questions/seats.ts';
import { responsesOfInvitation, type Cell } from './responses.ts';

export type NewResponse = {
  memberId: number;
  isAttending: IsAttending;
  /** The version that the writer read; without it the later write wins. */
  version?: number | undefined;
  /** Left out, the stored diet stays. */
  diet?: Diet | undefined;
};

export type ResponseCell = NewResponse & {
  guestEventId: number;
  responseId?: number | null | undefined;
};

/**
 * Records one group's responses for one event, all or nothing.
 * @throws DomainError `foreign_member`; `answer_changed` for a version that is no longer the stored one
 */
export const recordResponses = (
  db: Db,
  event: InvitedEvent,
  responses: readonly NewResponse[],
  audit: AuditContext,
): Cell[] =>
  inTransaction(db, (tx) => {
    const { guestEventId, guestId, id: eventId } = event;
    const own = new Set(membersOf(tx, guestId).map(({ id }) => id));
    for (const [index, { memberId }] of responses.entries()) {
      if (own.has(memberId)) continue;
      throw new DomainError('foreign_member', { memberId, field: `responses.${index}.memberId` });
    }
    const changed = responses.filter((response) =>
      record(tx, { ...response, guestEventId }, guestId, audit.at),
    );
    recordHistory(tx, { guestId, eventId, responses: changed }, audit);
    if (changed.length > 0) {
      applyCapacity(
        tx,
        guestId,
        changed.map(({ memberId }) => ({ memberId, eventId })),
      );
    }
    const diets = responses.flatMap(({ memberId, diet }) => (diet ? [{ memberId, diet }] : []));
    if (diets.length > 0) recordDiets(tx, guestId, diets, audit);
    return responsesOfInvitation(tx, event);
  });

type GroupResponses = { guestId: number; eventId: number; responses: readonly NewResponse[] };

const recordHistory = (
  db: Db,
  { guestId, eventId, responses }: GroupResponses,
  audit: AuditContext,
) => {
  if (responses.length === 0) return;
  const logged = responses.map(({ memberId, isAttending }) => ({ memberId, isAttending }));
  const line = {
    subject: 'answer',
    action: 'changed',
    guestId,
    eventId,
    answers: logged,
  } as const;
  recordDuplicate(db, audit, line, mergeResponses);
};

/**
 * Records responses of any groups and events, all or nothing.
 * @throws DomainError `mismatched_answer` when invitation, member and answer do not belong together;
 * `answer_changed`
 */
export const recordBulk = (db: Db, responses: readonly ResponseCell[], audit: AuditContext) =>
  inTransaction(db, (tx) => {
    const changed: (Omit<GroupResponses, 'responses'> & { response: NewResponse })[] = [];
    for (const [index, response] of responses.entries()) {
      const { guestEventId, memberId } = response;
      const cell = tx
        .select({
          guestId: guestEvents.guest_id,
          eventId: guestEvents.event_id,
          storedId: guestEventResponses.id,
        })
        .from(guestEvents)
        .innerJoin(
          guestMembers,
          and(eq(guestMembers.guest_id, guestEvents.guest_id), eq(guestMembers.id, memberId)),
        )
        .leftJoin(guestEventResponses, stored(response))
        .where(eq(guestEvents.id, guestEventId))
        .get();
      if (!cell || (response.responseId && response.responseId !== cell.storedId)) {
        const field = `responses.${index}.${cell ? 'responseId' : 'memberId'}`;
        throw new DomainError('mismatched_answer', { guestEventId, memberId, field });
      }
      const { guestId, eventId } = cell;
      if (record(tx, response, guestId, audit.at)) changed.push({ guestId, eventId, response });
    }
    // One history line per group and event, which is how the couple reads them.
    const lines = Map.groupBy(changed, ({ guestId, eventId }) => `${guestId} ${eventId}`);
    for (const [guestId, some] of Map.groupBy(changed, (one) => one.guestId)) {
      applyCapacity(
        tx,
        guestId,
        some.map(({ eventId, response: { memberId } }) => ({ memberId, eventId })),
      );
    }
    for (const some of lines.values()) {
      const { guestId, eventId } = some[0]!;
      recordHistory(
        tx,
        { guestId, eventId, responses: some.map(({ response }) => response) },
        audit,
      );
    }
  });

const stored = ({ guestEventId, memberId }: ResponseCell) =>
  and(
    eq(guestEventResponses.guest_event_id, guestEventId),
    eq(guestEventResponses.member_id, memberId),
  );

const isThisCell = () =>
  and(
    eq(guestEventResponses.guest_event_id, param('guestEventId')),
    eq(guestEventResponses.member_id, param('memberId')),
  );

const storedCell = cachedQuery((db) =>
  db.select().from(guestEventResponses).where(isThisCell()).prepare(),
);

const changedCell = cachedQuery((db) =>
  db
    .update(guestEventResponses)
    .set({
      is_attending: param('isAttending'),
      version: param('version'),
      updated_at: param('now'),
    })
    .where(isThisCell())
    .prepare(),
);

const newCell = cachedQuery((db) =>
  db
    .insert(guestEventResponses)
    .values({
      guest_event_id: param('guestEventId'),
      member_id: param('memberId'),
      guest_id: param('guestId'),
      is_attending: param('isAttending'),
      version: param('version'),
      created_at: param('now'),
      updated_at: param('now'),
    })
    .prepare(),
);

/** @returns whether the response changed */
const record = (db: Db, response: ResponseCell, guestId: number, now: Date): boolean => {
  const { guestEventId, memberId, isAttending } = response;
  const before = storedCell(db).get({ guestEventId, memberId });
  const version = before?.version ?? 0;
  if (response.version !== undefined && response.version !== version) {
    const storedResponse = before?.is_attending ?? null;
    throw new DomainError('answer_changed', {
      isAttending: storedResponse,
      current: { guestEventId, memberId, isAttending: storedResponse, version },
    });
  }
  if ((before?.is_attending ?? null) === isAttending) return false;
  const write = before ? changedCell : newCell;
  write(db).run({
    guestEventId,
    memberId,
    guestId,
    isAttending: isAttending === null ? null : Number(isAttending),
    version: version + 1,
    now: now.getTime(),
  });
  return true;
};
