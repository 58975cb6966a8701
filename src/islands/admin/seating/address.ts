import { tabAddress } from '#islands/admin/ui/lists/tab-address.ts';

/** In Spanish: it is visible in the address bar. */
export const { tabOf, addressOf } = tabAddress({ cards: 'tarjetas', floor: 'plano' });

export type TabKey = Parameters<typeof addressOf>[0];
