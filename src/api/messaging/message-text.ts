import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events.ts';
import { findGroup } from '#db/models/guest-groups.ts';
import { answersOfGroup } from '#db/models/responses.ts';
import { messageWords } from '#content/texts/message-words.ts';
import { fillTemplate } from '#domain/message-template.ts';
import { type AddressedGroup, messageValues } from '#domain/message-values.ts';

/** A template in one group's own words, as it would read now. @throws DomainError `not_found` */
export const messageText = (db: Db, siteUrl: string, template: string, guestId: number): string =>
  fillTemplate(template, messageValues(addressedGroup(db, guestId), siteUrl, messageWords));

const addressedGroup = (db: Db, guestId: number): AddressedGroup => {
  const { invitations, ...group } = findGroup(db, guestId);
  const names = new Map(listEvents(db).map(({ id, name }) => [id, name]));
  const cells = answersOfGroup(db, guestId);
  return {
    ...group,
    events: invitations.map(({ event_id: id }) => ({
      name: names.get(id) ?? '',
      answers: cells.filter(({ eventId }) => eventId === id).map(({ isAttending }) => isAttending),
    })),
  };
};
