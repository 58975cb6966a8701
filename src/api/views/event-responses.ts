import type { Db } from '#db/connection.ts';
import { findEvent } from '#db/models/events/events.ts';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import { responsesOfEvent } from '#db/models/responses/responses.ts';
import { spreadsheetTexts } from '#content/texts/admin-labels.ts';
import { atDelayedTimes } from '#domain/days/delay.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import type { EventResponses } from '#gateways/spreadsheet/event-responses.ts';
import { answerColumns } from './answers/answer-columns.ts';

/**
 * The couple's export of one event: a row for each member, in the screen's order of groups.
 * @throws DomainError `not_found` for a missing event
 */
export const exportResponses = (db: Db, eventId: number): EventResponses => {
  const { name, date } = atDelayedTimes(findEvent(db, eventId));
  const groups = new Map(listGroups(db, { eventId }).map((group) => [group.id, group]));
  const columns = answerColumns(db, (question) => isAbout(question, eventId));
  return {
    questions: columns.headings,
    event: { name, date: dateAndTime(date) },
    texts: spreadsheetTexts,
    rows: responsesOfEvent(db, eventId).flatMap(({ id, groupName, guestType, responses }) => {
      const group = groups.get(id);
      return responses.map((cell) => {
        const member = group?.members.find((other) => other.id === cell.memberId);
        return {
          groupName,
          guestType,
          invitedBy: group?.invited_by ?? '',
          memberName: cell.name,
          isCompanion: cell.isCompanion,
          profile: cell.profile,
          isAttending: cell.isAttending,
          diet: cell.diet,
          email: member?.email ?? null,
          phone: member?.phone ?? null,
          answers: columns.answersOf(id, cell.memberId),
        };
      });
    }),
  };
};

/** Its own questions, and those about the whole wedding. */
const isAbout = ({ event_id }: { event_id: number | null }, eventId: number) =>
  event_id === null || event_id === eventId;
