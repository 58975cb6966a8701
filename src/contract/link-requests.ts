import * as z from 'zod/mini';
import { linkRequestTexts as texts } from '#content/texts/link-request.ts';
import { requiredLine } from './text.ts';

/** POST /api/rsvp/lost-link; the answer is `{message}`, the same for every number */
export const linkRequest = z.strictObject({ phone: requiredLine(texts.missing, 60) });

/** GET /api/admin/lost-links (a list): who asks for the link of their group */
export type LinkRequestView = {
  id: number;
  guestId: number;
  at: string;
  groupName: string;
  /** The person whose stored number it was. */
  name: string;
  /** Opens the chat with the stored number, the link and the code; null where the number is gone. */
  chat: string | null;
};
