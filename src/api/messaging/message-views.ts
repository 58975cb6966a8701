import type { QueuedRow } from '#db/models/messages/messages.ts';
import { messageFailureTexts, pendingTexts } from '#content/texts/message-faults.ts';
import type { MessageView, SendResult } from '#contract/messages.ts';
import { isSent } from '#domain/messages/queued-message.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';

/** A message as the couple sees it: never its text, nor its phone. */
export const messageView = (message: QueuedRow): MessageView => ({
  id: message.id,
  campaignId: message.campaignId,
  guestId: message.guestId,
  memberId: message.memberId,
  recipientName: message.recipientName,
  groupName: message.groupName,
  state: message.state,
  error: errorOf(message),
  queuedAt: zonedIso(message.queuedAt),
  leftAt: message.leftAt && zonedIso(message.leftAt),
  updatedAt: zonedIso(message.updatedAt),
});

/** The result so far: success only once the service has accepted the message. */
export const sendResult = (message: QueuedRow): SendResult => ({
  messageId: message.id,
  recipientName: message.recipientName,
  groupName: message.groupName,
  state: message.state,
  success: isSent(message.state),
  error: errorOf(message),
});

/** The result for a group without any usable phone. */
export const withoutPhone = (groupName: string): SendResult => ({
  messageId: null,
  recipientName: groupName,
  groupName,
  state: 'failed',
  success: false,
  error: messageFailureTexts.no_phone,
});

const errorOf = ({ state, failure }: QueuedRow): string | null => {
  if (state === 'failed') return messageFailureTexts[failure ?? 'refused'];
  return state === 'uncertain' ? pendingTexts.uncertain : null;
};
