import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { events, guestEventResponses, guestEvents, guestMembers, guests } from '#db/schema.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import type { Diet, DietaryType } from '#domain/responses/dietary.ts';
import { DomainError } from '#domain/errors.ts';
import { foldAnswers, type AuditContext } from '#domain/history/history.ts';
import { recordRepeated } from '../history.ts';
import type { InvitedEvent } from '../events/invitations.ts';
import { membersOf, recordDiets } from '../groups/members.ts';

/** A person's response for one event. Version 0: never responded. */
export type Cell = {
  guestEventId: number;
  eventId: number;
  guestId: number;
  memberId: number;
  name: string;
  diet: { type: DietaryType; spec: string | null };
  responseId: number | null;
  isAttending: IsAttending;
  version: number;
  updatedAt: Date | null;
};

export type Answer = {
  memberId: number;
  isAttending: IsAttending;
  /** The version that the writer read; without it the later write wins. */
  version?: number | undefined;
  /** Left out, the stored diet stays. */
  diet?: Diet | undefined;
};

export type AnswerCell = Answer & { guestEventId: number; responseId?: number | null | undefined };

const cells = (db: Db) =>
  db
    .select({
      guestEventId: guestEvents.id,
      eventId: guestEvents.event_id,
      guestId: guestEvents.guest_id,
      memberId: guestMembers.id,
      name: guestMembers.name,
      dietType: guestMembers.dietary_restriction_type,
      dietSpec: guestMembers.dietary_restriction_spec,
      storedId: guestEventResponses.id,
      isAttending: guestEventResponses.is_attending,
      version: guestEventResponses.version,
      updatedAt: guestEventResponses.updated_at,
    })
    .from(guestEvents)
    .innerJoin(guestMembers, eq(guestMembers.guest_id, guestEvents.guest_id))
    .leftJoin(
      guestEventResponses,
      and(
        eq(guestEventResponses.guest_event_id, guestEvents.id),
        eq(guestEventResponses.member_id, guestMembers.id),
      ),
    );

type CellRow = ReturnType<ReturnType<typeof cells>['all']>[number];

const cellOf = ({ dietType, dietSpec, storedId, version, ...row }: CellRow): Cell => ({
  ...row,
  diet: { type: dietType, spec: dietSpec },
  // A response reset to pending counts as missing, but keeps its version.
  responseId: row.isAttending === null ? null : storedId,
  version: version ?? 0,
});

const cellsOfInvitation = cachedQuery((db) =>
  cells(db)
    .where(eq(guestEvents.id, param('guestEventId')))
    .orderBy(asc(guestMembers.id))
    .prepare(),
);

const cellsOfGroup = cachedQuery((db) =>
  cells(db)
    .where(eq(guestEvents.guest_id, param('guestId')))
    .orderBy(asc(guestEvents.event_id), asc(guestMembers.id))
    .prepare(),
);

/** The responses of one group for one event, by member. */
export const answersFor = (db: Db, { guestEventId }: Pick<InvitedEvent, 'guestEventId'>): Cell[] =>
  cellsOfInvitation(db).all({ guestEventId }).map(cellOf);

/** The responses of one group for all events, by event and member. */
export const answersOfGroup = (db: Db, guestId: number): Cell[] =>
  cellsOfGroup(db).all({ guestId }).map(cellOf);

const groupsOfEvent = (db: Db) =>
  db
    .select({
      id: guests.id,
      groupName: guests.group_name,
      guestType: guests.guest_type,
      invitedBy: guests.invited_by,
    })
    .from(guests)
    .innerJoin(guestEvents, eq(guestEvents.guest_id, guests.id))
    .orderBy(asc(guests.name_key));

/** One bound value: the query is the same for any number of groups. */
const theseGroups = sql`(select value from json_each(${param('groupIds')}))`;

const someGroupsOfEvent = cachedQuery((db) =>
  groupsOfEvent(db)
    .where(and(eq(guestEvents.event_id, param('eventId')), inArray(guests.id, theseGroups)))
    .prepare(),
);

const cellsOfSomeGroups = cachedQuery((db) =>
  cells(db)
    .where(
      and(eq(guestEvents.event_id, param('eventId')), inArray(guestEvents.guest_id, theseGroups)),
    )
    .orderBy(asc(guestMembers.id))
    .prepare(),
);

/** Groups of an event: the first ones, or some by id; without either all of them. */
type WhichGroups = { limit?: number | undefined; groupIds?: readonly number[] | undefined };

/** The responses for one event with their groups, by group name and member. */
export const answersOfEvent = (
  db: Db,
  eventId: number,
  { limit = -1, groupIds }: WhichGroups = {},
) => {
  const some = (ids: readonly number[]) => ({ eventId, groupIds: JSON.stringify(ids) });
  const isOfEvent = eq(guestEvents.event_id, eventId);
  const groups = groupIds
    ? someGroupsOfEvent(db).all(some(groupIds))
    : groupsOfEvent(db).where(isOfEvent).limit(limit).all();
  const rows =
    groupIds || limit >= 0
      ? cellsOfSomeGroups(db).all(some(groups.map(({ id }) => id)))
      : cells(db).where(isOfEvent).orderBy(asc(guestMembers.id)).all();
  const members = Map.groupBy(rows.map(cellOf), ({ guestId }) => guestId);
  return groups.map((group) => ({ ...group, cells: members.get(group.id) ?? [] }));
};

/** Every response of the wedding. */
export const allAnswers = (db: Db): Cell[] => cells(db).all().map(cellOf);

/** Stored responses with only the columns needed: a wedding of thousands has tens of thousands. */
export const listCells = (db: Db) =>
  db
    .select({
      id: guestEventResponses.id,
      guest_id: guestEventResponses.guest_id,
      guest_event_id: guestEventResponses.guest_event_id,
      member_id: guestEventResponses.member_id,
      is_attending: guestEventResponses.is_attending,
      version: guestEventResponses.version,
    })
    .from(guestEventResponses)
    .all();

/** Stored responses with the names that a person reads. */
export const listResponses = (db: Db) =>
  db
    .select({
      id: guestEventResponses.id,
      guest_event_id: guestEventResponses.guest_event_id,
      member_id: guestEventResponses.member_id,
      is_attending: guestEventResponses.is_attending,
      version: guestEventResponses.version,
      guest_id: guestEventResponses.guest_id,
      event_id: guestEvents.event_id,
      group_name: guests.group_name,
      member_name: guestMembers.name,
      event_name: events.name,
    })
    .from(guestEventResponses)
    .innerJoin(guestEvents, eq(guestEvents.id, guestEventResponses.guest_event_id))
    .innerJoin(guestMembers, eq(guestMembers.id, guestEventResponses.member_id))
    .innerJoin(guests, eq(guests.id, guestEventResponses.guest_id))
    .innerJoin(events, eq(events.id, guestEvents.event_id))
    .orderBy(asc(guestEventResponses.id))
    .all();

/**
 * Records one group's responses for one event, all or nothing.
 * @throws DomainError `foreign_member`; `answer_changed` for a version that is no longer the stored one
 */
export const recordResponses = (
  db: Db,
  event: InvitedEvent,
  answers: readonly Answer[],
  audit: AuditContext,
): Cell[] =>
  inTransaction(db, (tx) => {
    const { guestEventId, guestId, id: eventId } = event;
    const own = new Set(membersOf(tx, guestId).map(({ id }) => id));
    for (const [index, { memberId }] of answers.entries()) {
      if (own.has(memberId)) continue;
      throw new DomainError('foreign_member', { memberId, field: `responses.${index}.memberId` });
    }
    const changed = answers.filter((answer) =>
      record(tx, { ...answer, guestEventId }, guestId, audit.at),
    );
    recordAnswers(tx, { guestId, eventId, answers: changed }, audit);
    const diets = answers.flatMap(({ memberId, diet }) => (diet ? [{ memberId, diet }] : []));
    if (diets.length > 0) recordDiets(tx, guestId, diets, audit);
    return answersFor(tx, event);
  });

type Answered = { guestId: number; eventId: number; answers: readonly Answer[] };

const recordAnswers = (db: Db, { guestId, eventId, answers }: Answered, audit: AuditContext) => {
  if (answers.length === 0) return;
  const told = answers.map(({ memberId, isAttending }) => ({ memberId, isAttending }));
  const line = { subject: 'answer', action: 'changed', guestId, eventId, answers: told } as const;
  recordRepeated(db, audit, line, foldAnswers);
};

/**
 * Records responses of any groups and events, all or nothing.
 * @throws DomainError `mismatched_answer` when invitation, member and answer do not belong together;
 * `answer_changed`
 */
export const recordBulk = (db: Db, answers: readonly AnswerCell[], audit: AuditContext) =>
  inTransaction(db, (tx) => {
    const changed: (Omit<Answered, 'answers'> & { answer: Answer })[] = [];
    for (const [index, answer] of answers.entries()) {
      const { guestEventId, memberId } = answer;
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
        .leftJoin(guestEventResponses, stored(answer))
        .where(eq(guestEvents.id, guestEventId))
        .get();
      if (!cell || (answer.responseId && answer.responseId !== cell.storedId)) {
        const field = `responses.${index}.${cell ? 'responseId' : 'memberId'}`;
        throw new DomainError('mismatched_answer', { guestEventId, memberId, field });
      }
      const { guestId, eventId } = cell;
      if (record(tx, answer, guestId, audit.at)) changed.push({ guestId, eventId, answer });
    }
    // One history line per group and event, which is how the couple reads them.
    const lines = Map.groupBy(changed, ({ guestId, eventId }) => `${guestId} ${eventId}`);
    for (const some of lines.values()) {
      const { guestId, eventId } = some[0]!;
      recordAnswers(tx, { guestId, eventId, answers: some.map(({ answer }) => answer) }, audit);
    }
  });

const stored = ({ guestEventId, memberId }: AnswerCell) =>
  and(
    eq(guestEventResponses.guest_event_id, guestEventId),
    eq(guestEventResponses.member_id, memberId),
  );

/** @returns whether the response changed */
const record = (db: Db, answer: AnswerCell, guestId: number, now: Date): boolean => {
  const { guestEventId, memberId, isAttending } = answer;
  const before = db.select().from(guestEventResponses).where(stored(answer)).get();
  const version = before?.version ?? 0;
  if (answer.version !== undefined && answer.version !== version) {
    const storedAnswer = before?.is_attending ?? null;
    throw new DomainError('answer_changed', {
      isAttending: storedAnswer,
      current: { guestEventId, memberId, isAttending: storedAnswer, version },
    });
  }
  if ((before?.is_attending ?? null) === isAttending) return false;
  if (before) {
    db.update(guestEventResponses)
      .set({ is_attending: isAttending, version: version + 1, updated_at: now })
      .where(stored(answer))
      .run();
  } else {
    db.insert(guestEventResponses)
      .values({
        guest_event_id: guestEventId,
        member_id: memberId,
        guest_id: guestId,
        is_attending: isAttending,
        created_at: now,
        updated_at: now,
      })
      .run();
  }
  return true;
};
