import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import type { MessagingGuests } from '#contract/messages.ts';
import { statusFilters } from '#domain/messages/filter.ts';
import { type Option, inviterOption } from '#islands/admin/ui/lists/GroupFilters.tsx';
import type { RecipientFilters } from './filter-recipients.ts';

type RecipientOption = Option<'event' | 'status' | 'invitedBy' | 'written'>;

/** What groups can be chosen by, besides their name and code. */
export const recipientOptions = (
  events: MessagingGuests['events'],
  invitedBy: readonly string[],
  { event }: Pick<RecipientFilters, 'event'>,
): RecipientOption[] => [
  {
    name: 'event',
    label: texts.event,
    options: events.map(({ id, name }) => [`${id}`, name] as const),
  },
  {
    name: 'status',
    label: texts.status,
    options: statusFilters.map((status) => [status, texts.statuses[status]] as const),
    disabled: event === '',
  },
  inviterOption(invitedBy),
  {
    name: 'written',
    label: texts.bySent,
    options: [
      ['no', texts.sentOptions.no],
      ['yes', texts.sentOptions.yes],
    ],
  },
];
