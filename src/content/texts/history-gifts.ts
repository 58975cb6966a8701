import type { Change, PurchaseUpdate } from '#domain/history/history.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { fieldChange } from './history-fields.ts';

type Of<S extends Change['subject']> = Extract<Change, { subject: S }>;

export const giftMessage = (change: Of<'gift'>): string => {
  const gift = `el regalo «${change.name}»`;
  switch (change.action) {
    case 'created':
      return `agregó ${gift}`;
    case 'removed':
      return `eliminó ${gift}`;
    case 'changed':
      return `editó ${gift}: ${change.fields.map(fieldChange).join('; ')}`;
  }
};

/** @param group who gives; @param own the group itself is the sentence's subject */
export const purchaseMessage = (change: Of<'purchase'>, group: string, own: boolean): string => {
  const { method } = change;
  const amount = amountText(change.amount);
  if (change.action === 'changed') return updatesMessages[method][change.news](group, amount);
  const whose = own ? '' : ` de ${group}`;
  return method === 'transfer'
    ? `avisó de una transferencia${whose} por ${amount}`
    : `empezó un pago en línea${whose} por ${amount}`;
};

type Notified = (group: string, amount: string) => string;

const ofBoth = {
  thanked: (group, amount) => `marcó como enviadas las gracias a ${group} por ${amount}`,
  not_thanked: (group, amount) => `desmarcó las gracias a ${group} por ${amount}`,
  alert_seen: (group, amount) => `dio por revisado un aviso del pago de ${group} por ${amount}`,
} satisfies Partial<Record<PurchaseUpdate, Notified>>;

const updatesMessages: Record<Of<'purchase'>['method'], Record<PurchaseUpdate, Notified>> = {
  mercadopago: {
    ...ofBoth,
    pending: (group, amount) => `anotó que el pago de ${group} por ${amount} está pendiente`,
    approved: (group, amount) => `anotó el pago de ${group} por ${amount}`,
    rejected: (group, amount) => `anotó que el pago de ${group} por ${amount} fue rechazado`,
    refunded: (group, amount) => `anotó que el pago de ${group} por ${amount} fue devuelto`,
    cancelled: (group, amount) => `cerró sin pago el regalo de ${group} por ${amount}`,
  },
  transfer: {
    ...ofBoth,
    pending: (group, amount) => `dejó pendiente la transferencia de ${group} por ${amount}`,
    approved: (group, amount) => `confirmó la transferencia de ${group} por ${amount}`,
    rejected: (group, amount) => `marcó que no llegó la transferencia de ${group} por ${amount}`,
    refunded: (group, amount) => `anotó como devuelta la transferencia de ${group} por ${amount}`,
    cancelled: (group, amount) => `cerró la transferencia de ${group} por ${amount}`,
  },
};
