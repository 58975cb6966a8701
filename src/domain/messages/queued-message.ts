/**
 * States of a message, ordered by how much they say: a later state in this list is never replaced by an
 * earlier one, however often and in whatever order receipts arrive.
 */
export const messageStates = [
  'queued',
  'sending',
  /** It may have left: it is never sent again automatically. */
  'uncertain',
  'accepted',
  'failed',
  'delivered',
  'read',
] as const;

export type MessageState = (typeof messageStates)[number];

/** The state of a message after another report. */
export const advanced = (known: MessageState, received: MessageState): MessageState =>
  messageStates.indexOf(received) > messageStates.indexOf(known) ? received : known;

/** Why a message was not sent. */
export const messageFailureCodes = [
  'not_connected',
  'not_on_whatsapp',
  'refused',
  'stranger_limit',
  'too_many',
  'banned',
  'bad_template',
  'bad_credentials',
  'provider_down',
  /** The person has no phone (any more). */
  'no_phone',
] as const;

export type MessageFailure = (typeof messageFailureCodes)[number];

/** Why sending is paused: a fault, or a decision of the couple. */
export const pauseReasons = [...messageFailureCodes, 'couple'] as const;

export type PauseReason = (typeof pauseReasons)[number];

/**
 * Kinds of campaign: a text filled for each group, a template approved by the service, or one text for one
 * phone, sent unchanged.
 */
export const campaignKinds = ['template', 'official', 'direct'] as const;

export type CampaignKind = (typeof campaignKinds)[number];

/** The service has accepted it: only this may be called sent. */
export const isSent = (state: MessageState): boolean =>
  state === 'accepted' || state === 'delivered' || state === 'read';

/** Its sending is not finished. */
export const isPending = (state: MessageState): boolean =>
  state === 'queued' || state === 'sending';

/** Whether the couple may decide to send it again. */
export const mayGoAgain = (state: MessageState): boolean =>
  state === 'uncertain' || state === 'failed';
