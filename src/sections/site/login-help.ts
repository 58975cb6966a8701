import type { Help } from '#islands/session/HelpLine.tsx';
import { login } from '#content/texts/login.ts';
import type { Wedding } from '#content/site-content.ts';
import { chatLink } from '#domain/messages/whatsapp-link.ts';

/** Where a guest writes who cannot sign in: only these facts travel to the login island. */
export const loginHelp = ({ chatHost, contact }: Wedding): Help => {
  const [phone] = contact.phones;
  return {
    mail: contact.email,
    chat: phone && chatLink(chatHost, phone.number.e164, login.helpMessage),
  };
};
