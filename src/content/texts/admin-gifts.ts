import type { AlertKind, PaymentStatus, PurchaseStatus } from '#domain/gifts/purchases.ts';
import { numberText } from '#domain/number-text.ts';
import { methodLabels } from './purchases.ts';

const counted = (count: number, one: string, many: string) =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** The couple's accounts of what they were given. */
export const giftsTexts = {
  title: 'Regalos',
  subtitle: 'Quién regaló qué, en qué va cada pago y qué ven los invitados en el catálogo.',
  tabs: 'Vistas de los regalos',
  ledgerTab: 'Compras de Invitados',
  catalogueTab: 'Catálogo de Regalos',
  loading: 'Cargando regalos…',
  loadFailed: 'No se pudieron cargar los regalos.',
  error: 'Error',

  summary: 'Resumen de regalos',
  totalAmount: 'Total regalado',
  itemsGifted: 'Regalos recibidos',
  giftGroups: 'Invitados que regalaron',
  ofGuests: (guests: number) => `de ${counted(guests, 'invitado', 'invitados')}`,
  average: 'Promedio por invitado que regaló',
  onlyPaid: 'Solo se cuenta lo pagado.',

  views: 'Qué lista ver',
  byGuest: 'Por invitado',
  byPurchase: 'Todas las compras',

  giftState: 'Regalos',
  withGifts: 'Con regalos',
  withoutGifts: 'Sin regalos',
  noGifts: 'Sin regalos',
  noneFound: 'No se encontraron invitados que coincidan con los filtros.',
  toGuests: 'Agregar invitados',
  noGuests: 'Todavía no hay invitados. Cuando los agreguen, aquí verán lo que regala cada grupo.',
  giftsOf: (groupName: string) => `Regalos de ${groupName}`,
  itemCount: (count: number) => counted(count, 'regalo', 'regalos'),
  quantity: (quantity: number, price: string) => `${quantity} × ${price}`,
  total: 'Total',
  message: 'Mensaje para ustedes',
  thanks: 'Gracias enviadas',
  thanksOn: (date: string) => `el ${date}`,
  thanksFor: (groupName: string) => `Gracias enviadas a ${groupName}`,
  thanksFailed: 'No se pudo guardar. La marca quedó como estaba.',
} as const;

/** Every purchase, paid or not. */
export const purchaseTexts = {
  search: 'Grupo, código o número de pago',
  state: 'Estado',
  all: 'Todas',
  unthanked: 'Pagadas, sin dar las gracias',
  count: (found: number, all: number) =>
    found === all
      ? counted(all, 'compra', 'compras')
      : `${numberText(found)} de ${counted(all, 'compra', 'compras')}`,
  more: (left: number) => `Mostrar ${counted(left, 'compra', 'compras')} más`,
  none: 'Todavía no hay compras. Cuando un invitado elija un regalo, aparecerá aquí.',
  noneFound: 'Ninguna compra coincide con los filtros.',
  confirmationCode: 'Código',
  reference: 'Referencia',
  missing: (amount: string) => `Faltan ${amount}`,
  refundDue: (amount: string) => `Por devolver: ${amount}`,
  payment: 'Pago',
  noPayment: 'Sin número de pago',
  refundedPart: (amount: string) => `devuelto ${amount}`,
  refresh: 'Consultar pago',
  refreshOf: (groupName: string) => `Consultar el pago de ${groupName}`,
  refreshing: 'Consultando…',
  unchanged: 'Sin novedades',
  nowIs: (status: string) => `Estado: ${status}`,
  refreshFailed: 'No se pudo consultar el pago',
  silent: 'Mercado Pago no respondió. La compra queda como estaba; intenten en unos minutos.',
  failed: 'No se pudo guardar',
  notSaved: 'No se cambió nada. Intenten nuevamente.',

  statuses: {
    pending: 'Pendiente',
    approved: 'Pagado',
    rejected: 'Rechazado',
    refunded: 'Devuelto',
    cancelled: 'Cancelado',
  } satisfies Record<PurchaseStatus, string>,
  methods: methodLabels,
  payments: {
    pending: 'pendiente',
    in_process: 'en revisión',
    authorized: 'autorizado',
    in_mediation: 'en disputa',
    rejected: 'rechazado',
    cancelled: 'cancelado',
    approved: 'aprobado',
    refunded: 'devuelto',
    charged_back: 'contracargo',
  } satisfies Record<PaymentStatus, string>,
};

/** Money that a guest says to have sent to the couple's account. */
export const transferTexts = {
  title: 'Transferencias por confirmar',
  subtitle:
    'Estos invitados avisaron que transfirieron. Busquen la referencia en su cartola y confirmen solo lo que llegó.',
  confirm: 'Llegó',
  reject: 'No llegó',
  confirmOf: (groupName: string) => `Llegó la transferencia de ${groupName}`,
  rejectOf: (groupName: string) => `No llegó la transferencia de ${groupName}`,
  saving: 'Guardando…',
  confirmed: 'Transferencia confirmada',
  rejected: 'Transferencia rechazada',
  rejectTitle: '¿No llegó la transferencia?',
  rejectQuestion: (groupName: string, amount: string) =>
    `La transferencia de ${groupName} por ${amount} quedará como rechazada y no se contará como regalo. Si llega más tarde, pueden confirmarla en «Todas las compras».`,
};

type AlertDetails = {
  group: string;
  /** The payment that the alert is about. */
  paid: string;
  total: string;
  /** Of all payments, what is too much or too little; null where they come to the total, or to twice the total. */
  extra: string | null;
  missing: string | null;
};

/** What the couple has to look at themselves: what happened, and what to do. */
export const alertTexts = {
  title: (count: number) => `${counted(count, 'pago necesita', 'pagos necesitan')} su atención`,
  payment: (id: string) => `Pago n.º ${id}`,
  show: 'Ver la compra',
  showOf: (groupName: string) => `Ver la compra de ${groupName}`,
  dismiss: 'Ya lo revisé',
  dismissOf: (groupName: string) => `Ya revisé el aviso de ${groupName}`,
  dismissFailed: 'El aviso no se pudo quitar',
  kinds: {
    two_payments: {
      title: 'Pagaron dos veces',
      what: ({ group, total, extra }) =>
        extra
          ? `Los pagos de ${group} por una compra de ${total} suman ${extra} de más. El regalo se cuenta una sola vez.`
          : `Se aprobaron dos pagos por una misma compra de ${group} (${total}). Se cuenta una sola vez.`,
      todo: ({ extra }) =>
        `Entren a su cuenta de Mercado Pago, devuelvan ${extra ?? 'uno de los dos pagos'} y avísenle al grupo.`,
    },
    wrong_amount: {
      title: 'El monto no coincide',
      what: ({ group, paid, total, missing }) =>
        `${group} eligió regalos por ${total}, pero llegó un pago de ${paid}. ${missing ? `Faltan ${missing}: no` : 'No'} se cuenta como regalo.`,
      todo: ({ missing }) =>
        `${missing ? 'Si pagó con dos tarjetas, el resto puede estar por llegar. Si no llega, devuelvan' : 'Devuelvan'} ese pago en su cuenta de Mercado Pago y pídanle al grupo que pague de nuevo desde el sitio.`,
    },
    no_shares_left: {
      title: 'Ya no quedaban esas partes',
      what: ({ group, paid }) =>
        `Llegó un pago de ${group} por ${paid} cuando otros ya habían dado esas partes. No se cuenta.`,
      todo: () =>
        'Devuelvan ese pago en su cuenta de Mercado Pago, o acuerden con el grupo otro regalo.',
    },
    refunded: {
      title: 'Pago devuelto',
      what: ({ group, paid }) =>
        `Se devolvió el pago de ${paid} de ${group}. El regalo ya no se cuenta.`,
      todo: () => 'Si no lo devolvieron ustedes, revisen el motivo en su cuenta de Mercado Pago.',
    },
    partly_refunded: {
      title: 'Devolución parcial',
      what: ({ group, paid }) =>
        `Se devolvió una parte del pago de ${paid} de ${group}. El regalo se sigue contando completo.`,
      todo: () => 'Revisen en su cuenta de Mercado Pago cuánto se devolvió y por qué.',
    },
    charged_back: {
      title: 'Contracargo',
      what: ({ group, paid }) =>
        `El banco de ${group} desconoció el pago de ${paid} y retiró el dinero. El regalo ya no se cuenta.`,
      todo: () =>
        'Hablen con el grupo. Si fue un error, respondan el contracargo en Mercado Pago antes de que venza el plazo.',
    },
    in_mediation: {
      title: 'Pago en disputa',
      what: ({ group, paid }) =>
        `${group} abrió un reclamo por el pago de ${paid}. Mientras dure, el dinero está retenido y el regalo no se cuenta.`,
      todo: () => 'Respondan el reclamo en su cuenta de Mercado Pago.',
    },
  } satisfies Record<
    AlertKind,
    {
      title: string;
      what: (details: AlertDetails) => string;
      todo: (details: AlertDetails) => string;
    }
  >,
};
