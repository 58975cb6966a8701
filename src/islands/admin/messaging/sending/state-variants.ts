import type { MessageState } from '#domain/messages/queued-message.ts';
import type { BadgeVariant } from '#islands/ui/Badge.tsx';

export const stateVariants = {
  queued: 'silent',
  sending: 'wheat',
  uncertain: 'wheat',
  accepted: 'river',
  failed: 'no',
  delivered: 'yes',
  read: 'yes',
} satisfies Record<MessageState, BadgeVariant>;
