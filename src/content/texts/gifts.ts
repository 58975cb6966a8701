import { currencyName, groupedDigits } from '#domain/gifts/amount.ts';
import { maxLines, maxQuantity } from '#domain/gifts/cart.ts';
import { messageLimit } from '#domain/gifts/purchases.ts';

const countOf = (gifts: number) => (gifts === 1 ? '1 regalo' : `${gifts} regalos`);

/** /gifts: the list, the cart, and what leads to a payment. */
export const gifts = {
  pageTitle: 'Lista de regalos',
  caption: 'Luna de miel',
  title: 'Lista de regalos',
  subtitle: (names: readonly string[]) =>
    `Lo más lindo es que nos acompañes. Si además quieres hacernos un regalo, elige un momento de nuestra luna de miel. Con cariño, ${names.join(' y ')}.`,

  previous: {
    title: 'Lo que ya nos regalaste',
    thanks: '¡Muchas gracias!',
    item: (quantity: number, name: string) => `${quantity} × ${name}`,
    total: 'Total',
    code: 'Código',
  },

  options: {
    title: 'Dos formas de regalar',
    online: 'Pago en línea',
    onlineText: 'Con tarjeta, por Mercado Pago. Elige los regalos, revisa tu carrito y paga.',
    practice: 'Por ahora es un pago de práctica: no se cobra nada.',
    transfer: 'Transferencia directa',
    transferText:
      'Desde tu banco a nuestra cuenta. Elige los regalos y avísanos cuando esté lista.',
    bankDetails: 'Ver datos bancarios',
  },

  filters: {
    label: 'Buscar y ordenar',
    search: 'Buscar regalos',
    placeholder: 'Cena, termas, kayak…',
    order: 'Ordenar por precio',
    orders: {
      none: 'Sin ordenar',
      ascending: 'De menor a mayor',
      descending: 'De mayor a menor',
    },
    show: 'Mostrar',
    all: 'Todos',
    onlyNotGifted: 'Sin regalar',
    min: 'Precio mínimo',
    max: 'Precio máximo',
    clear: 'Limpiar precios',
    notAPrice: () => `Escribe un monto en ${currencyName()}, como ${groupedDigits(50_000)}.`,
    crossed: 'El mínimo es mayor que el máximo.',
  },

  list: 'Regalos',
  count: countOf,
  loading: 'Cargando regalos…',
  notLoaded: 'No pudimos actualizar la lista de regalos.',
  retry: 'Intentar nuevamente',
  empty: 'No se encontraron regalos que coincidan con tu búsqueda.',
  showAll: 'Ver todos los regalos',
  noneYet: 'Todavía no hay regalos en la lista. Vuelve a mirar en unos días.',

  card: {
    add: 'Agregar',
    gifted: (times: number) => `Regalado (${times})`,
    inCart: 'en tu carrito',
    perShare: 'por parte',
    sharesLeft: (left: number, shares: number) =>
      left === 1 ? `Queda 1 de ${shares} partes` : `Quedan ${left} de ${shares} partes`,
    complete: 'Ya está completo',
    open: 'Aporte libre',
    amount: (minimum: string) => `Tu aporte, desde ${minimum}`,
    tooLow: (minimum: string) => `Escribe un monto desde ${minimum}.`,
    tooHigh: 'Ese monto es demasiado alto.',
    change: 'Cambiar monto',
  },

  cart: {
    open: 'Carrito',
    holds: (count: number) => `Carrito, ${countOf(count)}`,
    added: (name: string, count: number) => `${name}: agregado. ${countOf(count)} en tu carrito.`,
    full: (name: string) => `${name}: no cabe en el carrito.`,
    allShares: (name: string) => `${name}: no quedan más partes.`,
    allSharesText: 'Ya están todas en tu carrito.',
    fullText: `Caben hasta ${maxLines} regalos distintos, y hasta ${maxQuantity} de cada uno.`,
    quantityOf: (name: string, quantity: number, total: string) =>
      `${name}: ${quantity} en tu carrito. Total ${total}.`,
    removed: (name: string, total: string) => `${name}: eliminado del carrito. Total ${total}.`,
    title: 'Tu carrito',
    empty: 'Tu carrito está vacío.',
    emptyHint: 'Agrega los regalos que te gusten y aquí los verás juntos.',
    each: (price: string) => `${price} c/u`,
    amountOf: (name: string, amount: string, total: string) =>
      `${name}: ${amount} en tu carrito. Total ${total}.`,
    less: (name: string) => `Quitar uno de ${name}`,
    more: (name: string) => `Agregar uno de ${name}`,
    quantity: (name: string) => `Cantidad de ${name}`,
    remove: 'Eliminar',
    removeNamed: (name: string) => `Eliminar ${name}`,
    total: 'Total',
    goOn: 'Seguir comprando',
    pay: 'Proceder al pago',
  },

  changes: {
    gone: (name: string) => `${name} ya no está disponible y salió de tu carrito.`,
    given: (name: string) => `${name} ya está completo y salió de tu carrito.`,
    fewer: (name: string, left: number) =>
      `De ${name} ${left === 1 ? 'queda 1 parte' : `quedan ${left} partes`}: ajustamos tu carrito.`,
    repriced: (name: string, before: string, now: string) =>
      `${name} ahora cuesta ${now} (antes ${before}).`,
    seen: 'Entendido',
  },

  confirm: {
    title: 'Confirma tu regalo',
    summary: 'Resumen',
    total: 'Total a pagar',
    message: 'Mensaje para los novios (opcional)',
    placeholder: 'Unas palabras que van a leer juntos',
    counter: (length: number) => `${length}/${messageLimit}`,
    held: 'Tus partes quedan guardadas 30 minutos mientras pagas.',
    back: 'Volver al carrito',
    pay: 'Pagar en línea',
    paying: 'Abriendo el pago…',
    transfer: 'Prefiero transferir',
    failedTitle: 'Error al crear la preferencia de pago',
    failed: 'Ocurrió un error al procesar tu solicitud',
    notOpened: 'No se abrió el pago. Tu carrito sigue guardado.',
  },

  bank: {
    title: 'Datos bancarios',
    subtitle: 'Toca un dato para copiarlo.',
    amount: 'Monto',
    copy: (field: string) => `Copiar ${field}`,
    quickTransfer: 'Abrir transferencia rápida',
    yourGift: (count: number, total: string) => `En tu carrito hay ${countOf(count)} por ${total}.`,
    noGift:
      'Tu carrito está vacío. Agrega los regalos que quieres dar y vuelve aquí para avisarnos de tu transferencia.',
    done: 'Ya hice la transferencia',
    sending: 'Avisando…',
    notSent: 'No pudimos anotar tu transferencia. Tu carrito sigue guardado.',
    close: 'Seguir comprando',
  },

  leaving: {
    text: 'Te llevamos al pago…',
    go: 'Ir al pago',
  },

  transferred: {
    title: 'Gracias, tomamos nota',
    reference: 'Tu referencia',
    amount: 'Monto',
    text: 'Los novios confirmarán tu regalo cuando vean la transferencia en su cuenta. Guarda esta referencia: si aún no transfieres, escríbela en el comentario.',
    seeGift: 'Ver mi regalo',
    close: 'Listo',
  },
} as const;
