import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { findGroup } from '#db/models/groups/guest-groups.ts';
import type { OutgoingRow } from '#db/models/messages/messages.ts';
import { responsesOfGroup } from '#db/models/responses/responses.ts';
import { messageWords, officialTemplate } from '#content/texts/message-words.ts';
import { fillTemplate } from '#domain/messages/template.ts';
import { type AddressedGroup, messageValues } from '#domain/messages/values.ts';
import type { OutgoingMessage } from '#gateways/whatsapp/channel.ts';

/** A template filled for one group with its current data. @throws DomainError `not_found` */
export const messageText = (db: Db, siteUrl: string, template: string, guestId: number): string =>
  fillTemplate(template, messageValues(addressedGroup(db, guestId), siteUrl, messageWords));

/** The content of a message when it leaves; null when it was deleted. */
export const contentOf = (
  db: Db,
  siteUrl: string,
  { kind, text, guestId }: Pick<OutgoingRow, 'kind' | 'text' | 'guestId'>,
): Pick<OutgoingMessage, 'text' | 'template'> | null => {
  if (kind === 'official') {
    const { group_name, access_code } = findGroup(db, guestId);
    return {
      text: messageText(db, siteUrl, officialTemplate.text, guestId),
      template: { name: officialTemplate.id, parameters: [group_name, access_code] },
    };
  }
  if (text === null) return null;
  // A text for one phone was filled when it was written: what looks like a variable in it is plain text.
  return { text: kind === 'direct' ? text : messageText(db, siteUrl, text, guestId) };
};

const addressedGroup = (db: Db, guestId: number): AddressedGroup => {
  const { invitations, ...group } = findGroup(db, guestId);
  const names = new Map(listEvents(db).map(({ id, name }) => [id, name]));
  const cells = responsesOfGroup(db, guestId);
  return {
    ...group,
    events: invitations.map(({ event_id: id }) => ({
      name: names.get(id) ?? '',
      responses: cells
        .filter(({ eventId }) => eventId === id)
        .map(({ isAttending }) => isAttending),
    })),
  };
};
