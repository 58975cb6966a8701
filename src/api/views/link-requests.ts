import { openLinkRequests } from '#db/models/groups/link-requests.ts';
import { lostLinkMessage } from '#content/texts/link-request-message.ts';
import type { LinkRequestView } from '#contract/link-requests.ts';
import { personalLink } from '#domain/groups/personal-link.ts';
import { chatLink } from '#domain/messages/whatsapp-link.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';

export const linkRequestViews = ({
  db,
  config,
  content,
}: Pick<Deps, 'db' | 'config' | 'content'>): LinkRequestView[] =>
  openLinkRequests(db).map(({ id, guestId, at, groupName, name, phone, linkToken, accessCode }) => {
    const link = personalLink(config.siteUrl, { link_token: linkToken });
    const message = lostLinkMessage(name, link, groupName, accessCode);
    const chat = phone && chatLink(content().wedding.chatHost, phone, message);
    return { id, guestId, at: zonedIso(at), groupName, name, chat };
  });
