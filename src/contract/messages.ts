import * as z from 'zod/mini';
import type { IsAttending } from '#domain/attendance.ts';
import type { DietaryType } from '#domain/dietary.ts';
import type { GuestType } from '#domain/guest-group.ts';
import type { MessageState } from '#domain/outgoing-message.ts';
import { id, paragraph, requiredLine } from './text.ts';

const template = paragraph().check(
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

const groups = z
  .array(id)
  .check(z.minLength(1, 'Selecciona al menos un invitado y escribe un mensaje'), z.maxLength(5000));

const toOne = z.strictObject({
  phoneNumber: requiredLine('Escribe un teléfono', 50),
  message: template,
});

const toMany = z.strictObject({ guestIds: groups, template });

/** POST /api/admin/whatsapp/send: one text for one phone, or a template for groups. */
export const sendMessages = z.union([toMany, toOne], {
  error: 'Selecciona al menos un invitado y escribe un mensaje',
});

/** POST /api/admin/whatsapp/send-template */
export const sendTemplate = z.object({
  guestIds: groups,
  templateId: requiredLine('Elige una plantilla'),
});

/** PUT /api/admin/whatsapp/outbox */
export const pauseOutbox = z.object({ paused: z.boolean() });

/** POST /api/admin/whatsapp/messages/{id}: again, or it counts as sent. */
export const decideMessage = z.object({ decision: z.enum(['again', 'given']) });

/** A message as the couple sees it: never its text, nor its phone. */
export type MessageView = {
  id: number;
  campaignId: number;
  guestId: number;
  memberId: number;
  recipientName: string;
  groupName: string;
  state: MessageState;
  /** Why it did not go, or that nobody knows. */
  error: string | null;
  queuedAt: string;
  leftAt: string | null;
  updatedAt: string;
};

/** What became of one recipient's message so far. */
export type SendResult = Pick<MessageView, 'recipientName' | 'groupName' | 'state' | 'error'> & {
  /** Null for a group in which nobody has a phone. */
  messageId: number | null;
  /** Only what the service has. */
  success: boolean;
};

export type SendResults = { results: SendResult[] };

/** GET /api/admin/whatsapp/outbox: how the sending stands. */
export type OutboxView = {
  /** The channel that is connected. */
  channel: 'baileys' | 'cloud' | null;
  waiting: number;
  /** Why nothing leaves for now. */
  pausedWhy: string | null;
  nextAt: string | null;
};

/** A line of GET /api/admin/whatsapp/guests/{id}/messages, the latest first. */
export type GroupMessageLine = {
  at: string;
  recipientName: string;
  /** A chat that was opened, or a message's state. */
  what: 'chat' | MessageState;
  error: string | null;
  /** With its variables; null where it was one text for one phone, or a chat. */
  template: string | null;
};
