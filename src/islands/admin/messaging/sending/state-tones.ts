import type { MessageState } from '#domain/messages/outgoing-message.ts';
import type { BadgeTone } from '#islands/ui/Badge.tsx';

export const stateTones = {
  queued: 'silent',
  sending: 'wheat',
  uncertain: 'wheat',
  accepted: 'river',
  failed: 'no',
  delivered: 'yes',
  read: 'yes',
} satisfies Record<MessageState, BadgeTone>;
