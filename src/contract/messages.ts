import * as z from 'zod/mini';
import type { IsAttending } from '#domain/responses/attendance.ts';
import type { DietaryType } from '#domain/responses/dietary.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';
import type { CampaignKind, MessageState, PauseReason } from '#domain/messages/outgoing-message.ts';
import { type LeftOutReason, skippable } from '#domain/messages/recipients.ts';
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
  link_token: string;
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
    /** The latest that was sent to them in this round, and what is known of it. */
    message: { id: number; state: MessageState; at: string } | null;
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
  phoneNumber: requiredLine('Escriban un teléfono', 50),
  message: template,
});

/** Those of them who are left out; without it everybody with a phone is written to. */
const skip = z.optional(z.array(z.enum(skippable)).check(z.maxLength(skippable.length)));

const toMany = z.strictObject({ guestIds: groups, template, skip });

/** POST /api/admin/whatsapp/send: one text for one phone, or a template for groups. */
export const sendMessages = z.union([toMany, toOne], {
  error: 'Selecciona al menos un invitado y escribe un mensaje',
});

/** POST /api/admin/whatsapp/send-template */
export const sendTemplate = z.object({
  guestIds: groups,
  templateId: requiredLine('Elijan una plantilla'),
  skip,
});

/** POST /api/admin/whatsapp/preview: what sending would do; nothing is sent. */
export const previewSending = z.object({
  guestIds: groups,
  kind: z.enum(['template', 'official']),
  skip,
});

/** Somebody who gets no message, or gets one although something speaks against it. */
export type LeftOut = { reason: LeftOutReason; people: { name: string; groupName: string }[] };

export type SendPreview = {
  /** By which it would go; null when none is connected. */
  channel: ChannelName | null;
  people: number;
  groups: number;
  /** Those with something against them, by what it is; the couple may write to some of them all the same. */
  leftOut: LeftOut[];
  /** Whose message is shown as an example. */
  exampleId: number | null;
  /** How fast, and when; null when none is connected, or nobody is left. */
  pace: PaceView | null;
  /** Those of earlier sendings go first. */
  waiting: number;
};

export type ChannelName = 'baileys' | 'cloud';

export type PaceView = {
  /** Seconds between two messages. */
  gap: readonly [number, number];
  /** So many in any 24 hours, and how many of them are left. */
  daily: number;
  left: number;
  /** Hours of the wedding's zone in which nothing leaves; null when there are none. */
  quiet: readonly [number, number] | null;
  /** When the first and the last would leave. */
  first: string;
  last: string;
};

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

export type SendResults = { campaignId: number; results: SendResult[] };

/** Something that was sent at once, to one or to many, and how far it is. */
export type CampaignView = {
  id: number;
  kind: CampaignKind;
  at: string;
  counts: Partial<Record<MessageState, number>>;
};

/** GET /api/admin/whatsapp/outbox: how the sending stands. */
export type OutboxView = {
  /** The channel that is connected. */
  channel: ChannelName | null;
  waiting: number;
  paused: PauseReason | null;
  /** Why nothing leaves for now. */
  pausedWhy: string | null;
  nextAt: string | null;
  /** When the last of those that wait would leave. */
  lastAt: string | null;
  /** The latest first. */
  campaigns: CampaignView[];
};

/** GET /api/admin/whatsapp/status: all messages, or those of one campaign. */
export const messagesQuery = z.object({
  campaign: z.optional(z.string().check(z.regex(/^\d{1,15}$/u))),
});

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
