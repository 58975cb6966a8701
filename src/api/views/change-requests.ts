import type { Db } from '#db/connection.ts';
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
import { zonedIso } from '#domain/time/wedding-clock.ts';

export const changeRequestView = (request: ChangeRequest): ChangeRequestView => ({
  id: request.id,
  eventId: request.event_id,
  status: request.status as ChangeRequestView['status'],
  late: request.late,
  responses: request.responses,
  message: request.message,
  note: request.note,
  createdAt: zonedIso(request.created_at),
  decidedAt: request.decided_at && zonedIso(request.decided_at),
});

export const ownRequests = (db: Db, guestId: number): ChangeRequestView[] =>
  requestsOfGroup(db, guestId).map(changeRequestView);

const adminView = ({ group_name, event_name, cells, ...request }: ListedRequest) => ({
  ...changeRequestView(request),
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

export const allRequests = (db: Db): AdminChangeRequestView[] => listRequests(db).map(adminView);

/** @throws DomainError `not_found` */
export const adminRequest = (db: Db, id: number): AdminChangeRequestView =>
  adminView(findRequest(db, id));
