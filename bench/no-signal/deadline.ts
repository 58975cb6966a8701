import type { ChangeRequestView } from '../../src/contract/deadlines/change-requests.ts';
import type { AdminEventView } from '../../src/contract/events.ts';
import type { Visitor } from '../durability/visitor.ts';

/** The couple says until when an event may be answered: a minute ago, or without end. */
const setDeadline = async (couple: Visitor, eventId: number, rsvp_deadline: string | null) => {
  const events = await couple.get<AdminEventView[]>('/api/admin/events');
  const event = events.find(({ id }) => id === eventId)!;
  await couple.send('PUT', `/api/admin/events/${eventId}`, { ...event, rsvp_deadline });
};

export const closeEvent = (couple: Visitor, eventId: number) =>
  setDeadline(couple, eventId, new Date(Date.now() - 60_000).toISOString());

export const openEvent = (couple: Visitor, eventId: number) => setDeadline(couple, eventId, null);

/** What the group's answers to an event became that arrived after the deadline. */
export const lateRequests = async (visitor: Visitor, eventId: number) =>
  (await visitor.get<ChangeRequestView[]>('/api/rsvp/change-requests')).filter(
    (request) => request.eventId === eventId,
  );
