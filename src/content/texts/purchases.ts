import type { PaymentMethod } from '#domain/gifts/purchases.ts';

export const methodLabels = {
  mercadopago: 'Mercado Pago',
  transfer: 'Transferencia',
} satisfies Record<PaymentMethod, string>;

/** Of a purchase that was paid at the practice checkout. */
export const practiceMark = 'Práctica';
export const practiceText = `${practiceMark}: no se cobró nada`;

/** The exported file, see gateways/spreadsheet. */
export const thanksTexts = {
  title: 'Regalos y gracias',
  headings: {
    group: 'Grupo',
    invitedBy: 'Invitado por',
    date: 'Fecha',
    gift: 'Regalo',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario',
    total: 'Total',
    method: 'Medio de pago',
    message: 'Mensaje',
    thanked: 'Gracias enviadas',
  },
  methods: methodLabels,
  practice: practiceText,
  yes: 'Sí',
  no: 'No',
};
