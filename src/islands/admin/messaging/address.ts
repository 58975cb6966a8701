import { tabAddress } from '#islands/admin/ui/lists/tab-address.ts';

/** In Spanish: it is visible in the address bar. */
export const { tabOf, addressOf } = tabAddress({ send: 'mensajes', connection: 'conexion' });

export type TabKey = Parameters<typeof addressOf>[0];
