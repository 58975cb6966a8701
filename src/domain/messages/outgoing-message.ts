/**
 * What is known of a message, in the order of how much it says: what comes later in this list is never
 * undone by what comes earlier, however often and in whatever order receipts arrive.
 */
export const messageStates = [
  'queued',
  'sending',
  /** It may have gone: it never goes again by itself. */
  'uncertain',
  'accepted',
  'failed',
  'delivered',
  'read',
] as const;

export type MessageState = (typeof messageStates)[number];

/** What a message is after more was heard of it. */
export const advanced = (known: MessageState, heard: MessageState): MessageState =>
  messageStates.indexOf(heard) > messageStates.indexOf(known) ? heard : known;

/** Why a message did not go. */
export const messageFaults = [
  'not_connected',
  'not_on_whatsapp',
  'refused',
  'stranger_limit',
  'too_many',
  'banned',
  'bad_template',
  'bad_credentials',
  'provider_down',
  /** The person has no phone any more, or never had one. */
  'no_phone',
] as const;

export type MessageFault = (typeof messageFaults)[number];

/** Why nothing leaves for now: a fault, or because one of the couple said so. */
export const pauseReasons = [...messageFaults, 'couple'] as const;

export type PauseReason = (typeof pauseReasons)[number];

/**
 * What goes out together: one text for each group's own words, an approved template of the service's, or
 * one text for one phone, as it is.
 */
export const campaignKinds = ['template', 'official', 'direct'] as const;

export type CampaignKind = (typeof campaignKinds)[number];

/** The service has it: only this may be called sent. */
export const isSent = (state: MessageState): boolean =>
  state === 'accepted' || state === 'delivered' || state === 'read';

/** Something may still happen to it. */
export const isWaiting = (state: MessageState): boolean =>
  state === 'queued' || state === 'sending';

/** Whether the couple may decide to send it again. */
export const mayGoAgain = (state: MessageState): boolean =>
  state === 'uncertain' || state === 'failed';
