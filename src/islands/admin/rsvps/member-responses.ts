import type { ResponseGroup, GuestResponsesView, StoredResponse } from '#contract/rsvps.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';

export type Member = ResponseGroup['members'][number];
export type EventName = GuestResponsesView['events'][number];

/** One member's response to one event; version 0 without a response. */
export type Cell = {
  key: string;
  guestEventId: number;
  event: EventName;
  member: Member;
  responseId: number | null;
  isAttending: IsAttending;
  version: number;
};

export const cellKey = (guestEventId: number, memberId: number) => `${guestEventId}/${memberId}`;

/** Every cell of a group, event by event, in the wedding's order of events. */
export const responsesOf = (
  { guestEvents, members }: ResponseGroup,
  events: readonly EventName[],
  responses: readonly StoredResponse[],
): Cell[] => {
  const stored = new Map(
    responses.map((response) => [cellKey(response.guest_event_id, response.member_id), response]),
  );
  return events.flatMap((event) =>
    guestEvents
      .filter(({ event_id }) => event_id === event.id)
      .flatMap(({ id: guestEventId }) =>
        members.map((member) => {
          const key = cellKey(guestEventId, member.id);
          const response = stored.get(key);
          return {
            key,
            guestEventId,
            event,
            member,
            responseId: response?.id ?? null,
            isAttending: response?.is_attending ?? null,
            version: response?.version ?? 0,
          };
        }),
      ),
  );
};

/** The answers with some of them as they are known to be stored now. */
export const withStored = (
  responses: readonly StoredResponse[],
  now: readonly StoredResponse[],
): StoredResponse[] => {
  const keyOf = ({ guest_event_id, member_id }: StoredResponse) =>
    cellKey(guest_event_id, member_id);
  const newer = new Map(now.map((response) => [keyOf(response), response]));
  return [...responses.filter((response) => !newer.has(keyOf(response))), ...now];
};
