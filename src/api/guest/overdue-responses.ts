import type { Db } from '#db/connection.ts';
import { type InvitedEvent, invitedEvents } from '#db/models/events/invitations.ts';
import { recordDiets } from '#db/models/groups/members.ts';
import { assertAnswerable, canStoreWith, type NewAnswer } from '#db/models/questions/answering.ts';
import { responsesOnceAccepted } from '#db/models/questions/overdue-answers.ts';
import { requestChange, openRequestAbout } from '#db/models/responses/change-requests.ts';
import type { NewResponse } from '#db/models/responses/recording.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { optionId } from '#domain/questions/options.ts';
import { deadlineOfEvent } from '../views/guest.ts';

/**
 * Answers to questions that were given in time, judged as those that arrive in time, once what the group has asked for is accepted:
 * a request for the event of each, or the group's last one to close.
 * @throws DomainError what `assertAnswerable` throws
 */
export const saveOverdueAnswers = (
  tx: Db,
  guestId: number,
  answers: readonly NewAnswer[],
  audit: AuditContext,
) => {
  const events = invitedEvents(tx, guestId);
  const lastToClose = [...events].sort(
    (one, other) => closeTime(tx, other) - closeTime(tx, one),
  )[0];
  const byEvent = Map.groupBy(answers, ({ question }) => question.event_id ?? lastToClose?.id);
  return [...byEvent].flatMap(([eventId, some]) => {
    const event = events.find(({ id }) => id === eventId);
    if (!event) return [];
    const { responses = [] } = openRequestAbout(tx, guestId, event.id) ?? {};
    // A decline that waits for the couple frees nothing before it is accepted.
    const isComing = responses.filter(({ isAttending }) => isAttending);
    const once = { guest_id: guestId, event_id: event.id, responses: isComing };
    const members = responsesOnceAccepted(tx, once);
    // As if they had come before: a decline since has freed them.
    const valid = some.filter(canStoreWith(members));
    if (valid.length === 0) return [];
    for (const answer of valid) assertAnswerable(answer, members);
    const answers = valid.map(({ question, memberId, value }) => ({
      questionId: question.id,
      memberId,
      value,
      optionId: optionId(question, value),
    }));
    return requestChange(tx, event, { responses: [], answers, message: null, late: true }, audit);
  });
};

const closeTime = (tx: Db, event: InvitedEvent) => deadlineOfEvent(tx, event)?.getTime() ?? 0;

/** Answered in time on a phone without signal: the couple decides. Diets are open all the same. */
export const saveOverdue = (
  tx: Db,
  event: InvitedEvent,
  responses: readonly NewResponse[],
  audit: AuditContext,
) => {
  const attendance = responses.map(({ memberId, isAttending }) => ({
    memberId,
    isAttending: isAttending === true,
  }));
  const request = requestChange(
    tx,
    event,
    { responses: attendance, message: null, late: true },
    audit,
  );
  const diets = responses.flatMap(({ memberId, diet }) => (diet ? [{ memberId, diet }] : []));
  if (diets.length > 0) recordDiets(tx, event.guestId, diets, audit);
  return request;
};
