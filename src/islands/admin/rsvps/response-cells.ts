import type { RespondingGroup, GuestResponsesView, StoredResponse } from '#contract/rsvps.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';

export type Member = RespondingGroup['members'][number];
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
export const cellsOf = (
  { guestEvents, members }: RespondingGroup,
  events: readonly EventName[],
  answers: readonly StoredResponse[],
): Cell[] => {
  const stored = new Map(
    answers.map((answer) => [cellKey(answer.guest_event_id, answer.member_id), answer]),
  );
  return events.flatMap((event) =>
    guestEvents
      .filter(({ event_id }) => event_id === event.id)
      .flatMap(({ id: guestEventId }) =>
        members.map((member) => {
          const key = cellKey(guestEventId, member.id);
          const answer = stored.get(key);
          return {
            key,
            guestEventId,
            event,
            member,
            responseId: answer?.id ?? null,
            isAttending: answer?.is_attending ?? null,
            version: answer?.version ?? 0,
          };
        }),
      ),
  );
};

/** The answers with some of them as they are known to be stored now. */
export const withStored = (
  answers: readonly StoredResponse[],
  now: readonly StoredResponse[],
): StoredResponse[] => {
  const keyOf = ({ guest_event_id, member_id }: StoredResponse) =>
    cellKey(guest_event_id, member_id);
  const newer = new Map(now.map((answer) => [keyOf(answer), answer]));
  return [...answers.filter((answer) => !newer.has(keyOf(answer))), ...now];
};
