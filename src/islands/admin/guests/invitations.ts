import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import { invitation } from '#domain/messages/template.ts';
import { personalLink } from '#domain/groups/personal-link.ts';
import type { WeddingDetails } from '#islands/admin/ui/wedding-details.ts';

export type Invited = Pick<GroupRow, 'group_name' | 'access_code' | 'link_token'>;

export type Invitations = {
  host: string;
  link: (group: Invited) => string;
  message: (group: Invited) => string;
};

/** The personal links and the messages of all groups, for one template. */
export const invitationsOf = (template: string, wedding: WeddingDetails): Invitations => {
  const link = (group: Invited) => personalLink(wedding.siteUrl, group);
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
