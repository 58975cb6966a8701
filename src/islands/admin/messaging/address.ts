/** In the address in Spanish, for people read it there. */
const addresses = { send: 'mensajes', connection: 'conexion' } as const;

export type TabKey = keyof typeof addresses;

export const tabOf = (query: URLSearchParams): TabKey =>
  query.get('tab') === addresses.connection ? 'connection' : 'send';

/** The first tab needs no word of its own. */
export const addressOf = (tab: TabKey): string => (tab === 'send' ? '' : addresses[tab]);
