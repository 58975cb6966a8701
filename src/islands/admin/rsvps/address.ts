import { tabAddress } from '#islands/admin/ui/lists/tab-address.ts';

export const { tabOf, addressOf } = tabAddress({
  'event-responses': 'event-responses',
  'by-guest': 'by-guest',
  overview: 'overview',
});

export type TabKey = Parameters<typeof addressOf>[0];
