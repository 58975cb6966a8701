import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { findGroup } from '#db/models/groups/guest-groups.ts';
import type { QueuedRow } from '#db/models/messages/messages.ts';
import { responsesOfGroup } from '#db/models/responses/responses.ts';
import { readSettings } from '#db/models/settings.ts';
import { messageWords, approvedTemplate } from '#content/texts/message-words.ts';
import { deadlineOf } from '#domain/responses/deadline.ts';
import { fillTemplate } from '#domain/messages/template.ts';
import { type RecipientGroup, messageValues } from '#domain/messages/values.ts';
import type { QueuedMessage } from '#gateways/whatsapp/channel.ts';

type Sender = { db: Db; siteUrl: string; now: Date };

/** A template filled for one group with its current data. @throws DomainError `not_found` */
export const messageText = (
  { db, siteUrl, now }: Sender,
  template: string,
  guestId: number,
): string =>
  fillTemplate(template, messageValues(recipientGroup(db, guestId), siteUrl, messageWords, now));

/** The content of a message when it leaves; null when it was deleted. */
export const contentOf = (
  sender: Sender,
  { kind, text, guestId }: Pick<QueuedRow, 'kind' | 'text' | 'guestId'>,
): Pick<QueuedMessage, 'text' | 'template'> | null => {
  if (kind === 'official') {
    const { group_name, access_code } = findGroup(sender.db, guestId);
    return {
      text: messageText(sender, approvedTemplate.text, guestId),
      template: { name: approvedTemplate.id, parameters: [group_name, access_code] },
    };
  }
  if (text === null) return null;
  // A text for one phone was filled when it was written: what looks like a variable in it is plain text.
  return { text: kind === 'direct' ? text : messageText(sender, text, guestId) };
};

const recipientGroup = (db: Db, guestId: number): RecipientGroup => {
  const { invitations, ...group } = findGroup(db, guestId);
  const events = new Map(listEvents(db).map((event) => [event.id, event]));
  const { rsvp_deadline: forAll } = readSettings(db);
  const responses = responsesOfGroup(db, guestId);
  return {
    ...group,
    events: invitations.map(({ event_id: id }) => ({
      name: events.get(id)?.name ?? '',
      deadline: deadlineOf(events.get(id)?.rsvp_deadline ?? null, forAll),
      responses: responses
        .filter(({ eventId }) => eventId === id)
        .map(({ isAttending }) => isAttending),
    })),
  };
};
