import { login } from '#content/texts/login.ts';
import { wedding } from '#content/wedding.ts';

import { chatLink } from '#domain/messages/whatsapp-link.ts';

const { chat, contact } = wedding;

/** Where a guest writes who cannot sign in: only these facts travel to the login island. */
export const loginHelp = {
  mail: contact.email,
  chat: chatLink(chat.host, contact.phones[0].number.e164, login.helpMessage),
};
