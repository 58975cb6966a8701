import { tabAddress } from '#islands/admin/ui/lists/tab-address.ts';

/** In Spanish, for people read it there. */
export const { tabOf, addressOf } = tabAddress({ send: 'mensajes', connection: 'conexion' });

export type TabKey = Parameters<typeof addressOf>[0];
