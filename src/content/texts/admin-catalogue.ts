import { currencyName, groupedDigits } from '#domain/gifts/amount.ts';
import { type GiftKind, shareLimits } from '#domain/gifts/gift-kinds.ts';
import { currency } from '#domain/region.ts';

/** The couple's catalogue of gifts. */
export const catalogueTexts = {
  table: 'Catálogo de regalos',
  add: 'Agregar regalo',
  count: (visible: number, hidden: number) =>
    `${visible} ${visible === 1 ? 'visible' : 'visibles'} · ${hidden} ${hidden === 1 ? 'oculto' : 'ocultos'}`,
  empty: 'Todavía no hay regalos. Agreguen el primero para que sus invitados puedan elegirlo.',
  columns: {
    picture: 'Imagen',
    name: 'Nombre',
    price: 'Precio',
    state: 'Estado',
    given: 'Regalado',
    actions: 'Acciones',
  },
  countOnCard: 'Regalado ',
  given: (count: number) => `${count} ${count === 1 ? 'vez' : 'veces'}`,
  notPurchased: 'Nunca',
  visible: 'Visible',
  hidden: 'Oculto',
  edit: 'Editar',
  editOf: (name: string) => `Editar ${name}`,

  createTitle: 'Agregar regalo',
  editTitle: 'Editar regalo',
  name: 'Nombre',
  description: 'Descripción',
  price: 'Precio',
  kind: 'Cómo se regala',
  kinds: {
    fixed: 'Precio fijo',
    shares: 'En partes',
    open: 'Aporte libre',
  } satisfies Record<GiftKind, string>,
  kindHints: {
    fixed: 'Cada invitado da uno o varios a este precio.',
    shares: 'Un regalo caro entre varios: cada uno da las partes que quiera.',
    open: 'Cada invitado da lo que quiera, desde un mínimo.',
  } satisfies Record<GiftKind, string>,
  prices: {
    fixed: () => `Precio (${currency()})`,
    shares: () => `Precio de todo el regalo (${currency()})`,
    open: () => `Mínimo (${currency()})`,
  } satisfies Record<GiftKind, () => string>,
  shares: 'Partes',
  sharesHint: `Entre ${shareLimits.min} y ${shareLimits.max}.`,
  sharesMissing: `Escriban en cuántas partes se regala, entre ${shareLimits.min} y ${shareLimits.max}`,
  sharesShown: (shares: number, each: string, last: string) =>
    each === last
      ? `${shares} partes de ${each}`
      : `${shares} partes de ${each}; la última, de ${last}`,
  tooManyShares: 'El precio no alcanza para tantas partes.',
  sharesLeft: (left: number, shares: number) =>
    left === 0 ? `${shares} partes, completo` : `Quedan ${left} de ${shares} partes`,
  from: (price: string) => `desde ${price}`,
  openFrom: (price: string) => `Aporte libre, desde ${price}`,
  priceShown: (price: string) => `Los invitados verán ${price}`,
  priceHint: () => `En ${currencyName()}, sin decimales.`,
  fullPrice: () =>
    `Escriban el precio en ${currencyName()}, sin decimales: por ejemplo ${groupedDigits(85_000)}`,
  imageUrl: 'URL de Imagen (opcional)',
  imageHint: 'Elijan una foto, o peguen una dirección https.',
  failedImage: 'Esa imagen no se puede mostrar: revisen la dirección.',
  visibleQuestion: '¿Mostrar este regalo en el catálogo público?',
  cancel: 'Cancelar',
  create: 'Agregar regalo',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  created: 'Regalo agregado',
  updated: 'Regalo actualizado',
  saveFailed: 'No se pudo guardar el regalo',
  notSaved: 'No se guardó. Lo que escribieron sigue aquí.',
  error: 'Error',
  changed: 'Este regalo cambió mientras lo editaban.',

  delete: 'Eliminar regalo',
  deleteQuestion: (name: string) => `¿Eliminar «${name}»?`,
  deleteIncludes:
    'Desaparece del catálogo y no se puede deshacer. Un regalo que alguien ya eligió no se puede eliminar: pueden ocultarlo.',
  deleteFailed: 'No se pudo eliminar el regalo',
  deleted: 'Regalo eliminado',
} as const;
