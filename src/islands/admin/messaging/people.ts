import { messageWords } from '#content/texts/message-words.ts';
import { dietOfMember } from '#contract/diet-spellings.ts';
import type { MessagingGroup, MessagingGuests } from '#contract/messages.ts';
import { fillTemplate } from '#domain/messages/template.ts';
import { messageValues } from '#domain/messages/values.ts';
import { groupContact } from '#domain/messages/recipients.ts';
import { chatLink } from '#domain/messages/whatsapp-link.ts';

export type Member = MessagingGroup['members'][number];

/** A person with whom a chat can be opened. */
export type Person = { group: MessagingGroup; member: Member; phone: string };

export const hasChat = ({ phone_e164 }: Member): boolean => phone_e164 !== null;

/** Whether a message was written in this round, by link or by connection. */
export const isSent = ({ writtenAt, message }: Member): boolean =>
  writtenAt !== null || (message !== null && message.state !== 'failed');

/** The recipients of a message to these groups, by the same rule as on the server. */
export const peopleOf = (groups: readonly MessagingGroup[]): Person[] =>
  groups.flatMap((group) =>
    groupContact(group.members).flatMap(({ member, missingNumber }) =>
      missingNumber ? [] : [{ group, member, phone: member.phone_e164 ?? '' }],
    ),
  );

type MessageContext = {
  template: string;
  events: MessagingGuests['events'];
  siteUrl: string;
  chatHost: string;
};

export type Writer = {
  message: (group: MessagingGroup) => string;
  /** Opens a chat in which the message is already written. */
  link: (group: MessagingGroup, phone: string) => string;
  /** The template is empty. */
  isEmpty: boolean;
};

/** The couple's template in each group's own words. */
export const writerOf = ({ template, events, siteUrl, chatHost }: MessageContext): Writer => {
  const known = new Map(events.map((event) => [event.id, event]));
  const message = (group: MessagingGroup) => {
    const invited = group.events.map(({ id, responses }) => {
      const { name = '', rsvp_deadline: at = null } = known.get(id) ?? {};
      return { name, responses, deadline: at === null ? null : new Date(at) };
    });
    const members = group.members.map((member) => ({
      name: member.name,
      diet: dietOfMember(member),
    }));
    return fillTemplate(
      template,
      messageValues({ ...group, members, events: invited }, siteUrl, messageWords, new Date()),
    );
  };
  return {
    message,
    link: (group, phone) => chatLink(chatHost, phone, message(group)),
    isEmpty: template.trim() === '',
  };
};
