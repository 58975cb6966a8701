/** In the address in Spanish, for people read it there. */
const addresses = { ledger: 'compras', catalogue: 'catalogo' } as const;

export type TabKey = keyof typeof addresses;

export const tabOf = (query: URLSearchParams): TabKey =>
  query.get('tab') === addresses.catalogue ? 'catalogue' : 'ledger';

/** The first tab needs no word of its own. */
export const addressOf = (tab: TabKey): string => (tab === 'ledger' ? '' : addresses[tab]);
