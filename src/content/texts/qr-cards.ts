import { counted } from './counted.ts';

/** Cards with each group's key, for invitations on paper. */
export const qrCardTexts = {
  link: 'Tarjetas QR',
  title: 'Tarjetas QR para imprimir',
  back: 'Volver a Invitados',
  print: 'Imprimir',
  about: (cards: number, all: number) =>
    `${counted(cards, 'tarjeta', 'tarjetas')}${cards < all ? ` de ${counted(all, 'grupo', 'grupos')}` : ''}, ocho por hoja. Corten por las marcas y pongan cada una en su invitación.`,
  keys: 'Cada tarjeta es una llave: quien la escanea entra como ese grupo. Entréguenlas en mano y no publiquen fotos de ellas.',
  onlyHere: (address: string) =>
    `Por ahora el sitio se abre solo en este computador (${address}), y esa dirección llevan las tarjetas. Configuren SITE_URL con su dirección pública antes de imprimirlas.`,
  all: 'Ver las de todos',
  none: 'Todavía no hay grupos para hacer tarjetas.',
  toGuests: 'Agregar invitados',
  list: 'Tarjetas',
  scan: 'Escanea y abre tu invitación',
  or: (address: string) => `o entra en ${address} con tu código`,
  code: 'Código',
  qrOf: (group: string) => `Código QR de ${group}`,
} as const;

/** Where they are printed: of all groups, or of some. */
export const qrCardsAddress = (ids?: readonly number[]): string =>
  `/admin/guests/cards${ids ? `?groups=${ids.join(',')}` : ''}`;
