import { login } from '#content/texts/login.ts';
import type { Wedding } from '#content/site-content.ts';
import { chatLink } from '#domain/messages/whatsapp-link.ts';

/** Where a guest writes who cannot sign in: only these facts travel to the login island. */
export const loginHelp = ({ chat, contact }: Wedding) => ({
  mail: contact.email,
  chat: chatLink(chat.host, contact.phones[0].number.e164, login.helpMessage),
});
