import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import type { GroupRow } from '#contract/views.ts';
import { invitation } from '#domain/message-template.ts';
import { writePersonalLink } from '#islands/session/personal-link.ts';

/** What of the wedding an invitation needs; the rest of the couple's content stays on the server. */
export type WeddingFacts = { siteUrl: string; chatHost: string; couple: string; date: string };

type Invited = Pick<GroupRow, 'group_name' | 'access_code'>;

export type Invitations = {
  host: string;
  link: (group: Invited) => string;
  message: (group: Invited) => string;
};

/** The personal links and the messages of all groups, for one template. */
export const invitationsOf = (template: string, wedding: WeddingFacts): Invitations => {
  const link = ({ group_name, access_code }: Invited) =>
    `${wedding.siteUrl}/i${writePersonalLink({ groupName: group_name, accessCode: access_code })}`;
  return {
    host: wedding.chatHost,
    link,
    message: (group) =>
      invitation(
        template,
        {
          groupName: group.group_name,
          accessCode: group.access_code,
          couple: wedding.couple,
          date: wedding.date,
          link: link(group),
        },
        texts.invitation,
      ),
  };
};
