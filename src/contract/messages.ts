import * as z from 'zod/mini';
import type { IsAttending } from '#domain/responses/attendance.ts';
import type { CampaignKind, MessageState, PauseReason } from '#domain/messages/queued-message.ts';
import { type LeftOutReason, recipientWarnings } from '#domain/messages/recipients.ts';
import type { MemberDiet } from './diet-spellings.ts';
import type { GroupView } from './guest-groups.ts';
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

/** A group on the couple's message screen. */
export type MessagingGroup = Pick<
  GroupView,
  'id' | 'group_name' | 'access_code' | 'link_token' | 'guest_type' | 'invited_by'
> & {
  /** Whether a member has ever signed in. */
  opened: boolean;
  /** Whether a phone of theirs holds everything for the road. */
  isReady: boolean;
  members: (MemberDiet & {
    id: number;
    name: string;
    phone: string | null;
    phone_e164: string | null;
    phone_doubtful: boolean | null;
    /** When their chat was opened in this round. */
    writtenAt: string | null;
    /** The latest message to them in this round, and its state. */
    message: { id: number; state: MessageState; at: string } | null;
  })[];
  /** Responses of the members, in their order, for each event the group is invited to. */
  events: { id: number; responses: IsAttending[] }[];
};

/** GET /api/admin/whatsapp/guests: the page contains the first groups, the rest is loaded later. */
export type MessagingGuests = {
  /** The deadline is the one that counts for it. */
  events: { id: number; name: string; rsvp_deadline: string | null }[];
  groups: MessagingGroup[];
  /** The number of all groups. */
  total: number;
};

const groups = z
  .array(id)
  .check(z.minLength(1, 'Selecciona al menos un invitado y escribe un mensaje'), z.maxLength(5000));

const toOne = z.strictObject({
  phoneNumber: requiredLine('Escriban un teléfono', 50),
  message: template,
});

/** Reasons for which people are left out; without it all people with a phone are written to. */
const skip = z.optional(
  z.array(z.enum(recipientWarnings)).check(z.maxLength(recipientWarnings.length)),
);

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

/** People who get no message for this reason, or get one despite it. */
export type LeftOut = { reason: LeftOutReason; people: { name: string; groupName: string }[] };

export type SendPreview = {
  /** The channel that would be used; null when none is connected. */
  channel: ChannelName | null;
  people: number;
  groups: number;
  /** People with a reason against writing to them, by reason; the couple may write to some of them anyway. */
  leftOut: LeftOut[];
  /** The group whose message is shown as an example. */
  exampleId: number | null;
  /** Pace and times; null when none is connected, or no recipient is left. */
  pace: RateView | null;
  /** Messages queued earlier, which leave first. */
  waiting: number;
};

export type ChannelName = 'baileys' | 'cloud';

export type RateView = {
  /** Seconds between two messages. */
  gap: readonly [number, number];
  /** Limit in any 24 hours, and how many of them are left. */
  daily: number;
  left: number;
  /** Hours of the wedding's zone in which no message leaves; null when there are none. */
  quiet: readonly [number, number] | null;
  /** When the first and the last message would leave. */
  first: string;
  last: string;
};

/** PUT /api/admin/whatsapp/outbox */
export const pauseOutbox = z.object({ paused: z.boolean() });

/** POST /api/admin/whatsapp/messages/{id}: send it again, or count it as sent. */
export const resolveMessage = z.object({ decision: z.enum(['again', 'given']) });

/** A message as the couple sees it: never its text, nor its phone. */
export type MessageView = {
  id: number;
  campaignId: number;
  guestId: number;
  memberId: number;
  recipientName: string;
  groupName: string;
  state: MessageState;
  /** Why it was not sent, or that this is unknown. */
  error: string | null;
  queuedAt: string;
  leftAt: string | null;
  updatedAt: string;
};

/** The result so far for one recipient. */
export type SendResult = Pick<MessageView, 'recipientName' | 'groupName' | 'state' | 'error'> & {
  /** Null for a group without any phone. */
  messageId: number | null;
  /** True only once the service has accepted it. */
  success: boolean;
};

export type SendResults = { campaignId: number; results: SendResult[] };

/** A campaign, to one or to many, and its progress. */
export type CampaignView = {
  id: number;
  kind: CampaignKind;
  at: string;
  counts: Partial<Record<MessageState, number>>;
};

/** GET /api/admin/whatsapp/outbox: the state of the outbox. */
export type OutboxView = {
  /** The connected channel. */
  channel: ChannelName | null;
  waiting: number;
  paused: PauseReason | null;
  /** Why sending is paused. */
  stopReason: string | null;
  nextAt: string | null;
  /** When the last queued message would leave. */
  lastAt: string | null;
  /** Newest first. */
  campaigns: CampaignView[];
};

/** GET /api/admin/whatsapp/status: all messages, or those of one campaign. */
export const messagesQuery = z.object({
  campaign: z.optional(z.string().check(z.regex(/^\d{1,15}$/u))),
});

/** A line of GET /api/admin/whatsapp/guests/{id}/messages, newest first. */
export type GroupMessageLine = {
  at: string;
  recipientName: string;
  /** An opened chat, or a message's state. */
  what: 'chat' | MessageState;
  error: string | null;
  /** With its variables; null for a text for one phone, or a chat. */
  template: string | null;
};
