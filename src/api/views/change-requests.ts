import type { Db } from '#db/connection.ts';
import { membersOf } from '#db/models/groups/members.ts';
import { answersToAccept } from '#db/models/questions/overdue-answers.ts';
import { listQuestions } from '#db/models/questions/questions.ts';
import {
  type ChangeRequest,
  findRequest,
  type ListedRequest,
  listRequests,
  requestsOfGroup,
  versionOf,
} from '#db/models/responses/change-requests.ts';
import type {
  AdminChangeRequestView,
  ChangeRequestView,
} from '#contract/deadlines/change-requests.ts';
import { optionText } from '#domain/questions/options.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';

export const changeRequestView = (db: Db, request: ChangeRequest): ChangeRequestView => ({
  id: request.id,
  eventId: request.event_id,
  status: request.status as ChangeRequestView['status'],
  late: request.late,
  responses: request.responses,
  answers: requestedAnswers(db, request),
  message: request.message,
  note: request.note,
  createdAt: zonedIso(request.created_at),
  decidedAt: request.decided_at && zonedIso(request.decided_at),
});

/** What arrived is late, also where it joins what the group has asked for after the deadline. */
export const overdueView = (db: Db, request: ChangeRequest): ChangeRequestView => ({
  ...changeRequestView(db, request),
  late: true,
});

export const ownRequests = (db: Db, guestId: number): ChangeRequestView[] =>
  requestsOfGroup(db, guestId).map((request) => changeRequestView(db, request));

/** In words; of a question or a person who is gone nothing is told. */
const requestedAnswers = (db: Db, { guest_id, answers }: ChangeRequest) => {
  if (answers.length === 0) return [];
  const questions = new Map(listQuestions(db).map((question) => [question.id, question]));
  const members = new Map(membersOf(db, guest_id).map(({ id, name }) => [id, name]));
  return answers.flatMap(({ questionId, memberId, value: given, optionId }) => {
    const question = questions.get(questionId);
    const name = memberId === null ? null : members.get(memberId);
    if (question === undefined || name === undefined) return [];
    const value = optionText(question, optionId) ?? given;
    return [{ questionId, question: question.text, memberId, name, value }];
  });
};

const answersWithFits = (db: Db, request: ChangeRequest): AdminChangeRequestView['answers'] => {
  const fitting = request.answers.length === 0 ? [] : answersToAccept(db, request);
  return requestedAnswers(db, request).map((answer) => ({
    ...answer,
    fits: fitting.some(
      ({ question, memberId }) => question.id === answer.questionId && memberId === answer.memberId,
    ),
  }));
};

const adminView = (
  db: Db,
  { group_name, event_name, cells, ...request }: ListedRequest,
): AdminChangeRequestView => ({
  ...changeRequestView(db, request),
  answers: answersWithFits(db, request),
  guestId: request.guest_id,
  groupName: group_name,
  eventName: event_name,
  people: cells.map(({ memberId, name, isAttending }) => ({
    memberId,
    name,
    isAttending,
    asked: request.responses.find((one) => one.memberId === memberId)?.isAttending ?? null,
  })),
  version: versionOf(cells),
});

export const allRequests = (db: Db): AdminChangeRequestView[] =>
  listRequests(db).map((request) => adminView(db, request));

/** @throws DomainError `not_found` */
export const adminRequest = (db: Db, id: number): AdminChangeRequestView =>
  adminView(db, findRequest(db, id));
