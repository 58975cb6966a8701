import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import { allResponses } from '#db/models/responses/responses.ts';
import { guestListTexts } from '#content/texts/guest-list.ts';
import { fieldsOfGroup } from '#domain/groups/group-fields.ts';
import { fieldsOfMember } from '#domain/groups/member-fields.ts';
import type { GuestListRow } from '#gateways/spreadsheet/guest-list.ts';
import { answerColumns } from './answers/answer-columns.ts';

/** The couple's export of the guest list: a row for each person, each with the group's facts. */
export const exportGuests = (db: Db) => {
  const responses = Map.groupBy(allResponses(db), ({ memberId }) => memberId);
  const columns = answerColumns(db);
  const rows = listGroups(db).flatMap((group): GuestListRow[] => {
    const details = {
      group: fieldsOfGroup(group),
      invitedTo: group.invitations.map(({ event_id }) => event_id),
    };
    if (group.members.length === 0) return [{ ...details, person: null }];
    return group.members.map((member) => ({
      ...details,
      person: {
        ...fieldsOfMember(member),
        id: member.id,
        responses: new Map(
          (responses.get(member.id) ?? []).map((cell) => [cell.eventId, cell.isAttending]),
        ),
        answers: columns.answersOf(group.id, member.id),
      },
    }));
  });
  return { events: listedEvents(db), questions: columns.headings, rows, texts: guestListTexts };
};

export const listedEvents = (db: Db) => listEvents(db).map(({ id, name }) => ({ id, name }));
