import * as z from 'zod/mini';
import type { IsAttending } from '#domain/attendance.ts';
import type { DietaryType } from '#domain/dietary.ts';
import type { GuestType } from '#domain/guest-group.ts';
import { id, paragraph } from './text.ts';

export const template = paragraph().check(
  z.minLength(1, 'Selecciona al menos un invitado y escribe un mensaje'),
);

/** POST /api/admin/whatsapp/customize */
export const customizeMessage = z.object({
  template: paragraph().check(z.minLength(1, 'Primero escribe un mensaje en la plantilla')),
  guestId: id,
});

/** PUT /api/admin/whatsapp/chats/{memberId} */
export const markChat = z.object({ written: z.boolean() });

/** A group as the couple's screen of messages shows it. */
export type MessagingGroup = {
  id: number;
  group_name: string;
  access_code: string;
  guest_type: GuestType;
  invited_by: string;
  /** Whether anybody of it has ever signed in. */
  opened: boolean;
  members: {
    id: number;
    name: string;
    phone: string | null;
    dietary_restriction_type: DietaryType;
    dietary_restriction_spec: string | null;
    /** When their chat was opened in this round. */
    writtenAt: string | null;
  }[];
  /** What each member said, in their order, for each event the group is invited to. */
  events: { id: number; answers: IsAttending[] }[];
};

/** GET /api/admin/whatsapp/guests: the first groups come with the page, the rest follow. */
export type MessagingGuests = {
  events: { id: number; name: string }[];
  groups: MessagingGroup[];
  /** Of all groups there are. */
  total: number;
};
