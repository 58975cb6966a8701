import { currency } from '../region.ts';

export const purchaseStatuses = [
  'pending',
  'approved',
  'rejected',
  'refunded',
  'cancelled',
] as const;

export type PurchaseStatus = (typeof purchaseStatuses)[number];

export const paymentMethods = ['mercadopago', 'transfer'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const messageLimit = 500;

/** Limit of a group's pending purchases that were started within the last day. */
export const openPurchases = { limit: 50, withinMs: 24 * 60 * 60_000 } as const;

/** The states in which the provider says a payment can be. */
export const paymentStatuses = [
  'pending',
  'in_process',
  'authorized',
  'in_mediation',
  'rejected',
  'cancelled',
  'approved',
  'refunded',
  'charged_back',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment as the provider describes it. */
export type ProviderPayment = {
  id: string;
  externalReference: string;
  status: PaymentStatus;
  amount: number;
  currency: string;
  /** How much of it was refunded. */
  refundedAmount: number;
  /** The provider's `date_last_updated`. */
  updatedAt: Date;
};

/** What is stored of a payment. */
export type KnownPayment = Omit<ProviderPayment, 'externalReference'>;

/** Progress of a payment: of equally old reports, the one further along is true. */
const progress: Record<PaymentStatus, number> = {
  pending: 0,
  in_process: 0,
  authorized: 0,
  rejected: 1,
  cancelled: 1,
  approved: 2,
  in_mediation: 3,
  charged_back: 4,
  refunded: 5,
};

const wasPaid = (status: PaymentStatus) => progress[status] >= progress.approved;

/**
 * Whether a report replaces the stored payment. Reports may arrive out of order: the older one is dropped,
 * and only a refund, a dispute or its end changes a payment that was made.
 */
export const isUpdate = (known: KnownPayment | undefined, received: KnownPayment): boolean => {
  if (!known) return true;
  if (known.status === 'refunded') return false;
  if (wasPaid(known.status) && !wasPaid(received.status)) return false;
  const [before, after] = [known.updatedAt.getTime(), received.updatedAt.getTime()];
  if (after !== before) return after > before;
  return progress[received.status] > progress[known.status];
};

/**
 * The status that one payment gives a purchase of `total`. A payment of another amount settles nothing on its own.
 */
const outcomeOf = (payment: KnownPayment, total: number): PurchaseStatus => {
  switch (payment.status) {
    case 'approved':
      return isExact(payment, total) ? 'approved' : 'pending';
    case 'pending':
    case 'in_process':
    case 'authorized':
    case 'in_mediation':
      return 'pending';
    case 'refunded':
    case 'charged_back':
      return 'refunded';
    case 'rejected':
    case 'cancelled':
      return 'rejected';
  }
};

const isExact = (payment: Pick<KnownPayment, 'amount' | 'currency'>, total: number) =>
  payment.amount === total && payment.currency === currency();

const isPaid = ({ status, ...payment }: KnownPayment) =>
  status === 'approved' && payment.currency === currency();

/** What was paid for a purchase and not given back, in the wedding's currency. */
export const paidAmount = (payments: readonly KnownPayment[]): number =>
  payments
    .filter(isPaid)
    .reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0);

/** With two cards a purchase is paid in parts: several payments, none of them of the total, that reach it together. */
const paidInParts = (
  payments: readonly KnownPayment[],
  total: number,
): KnownPayment | undefined => {
  const parts = payments.filter(isPaid);
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  return parts.length > 1 && sum >= total ? parts[0] : undefined;
};

/** What of a purchase is still to be paid, where a part of it was. */
export const missingAmount = (payments: readonly KnownPayment[], total: number): number | null => {
  const paid = paidAmount(payments);
  const isPart = purchaseStatus(payments, total).status === 'pending' && paid > 0 && paid < total;
  return isPart ? total - paid : null;
};

/** What was paid for a purchase that could not be given any more, since its shares were taken: it is to be refunded. */
export const refundDue = (
  payments: readonly KnownPayment[],
  { status, total_amount: total }: { status: PurchaseStatus; total_amount: number },
): number | null =>
  status === 'pending' && purchaseStatus(payments, total).status === 'approved'
    ? paidAmount(payments)
    : null;

/** A purchase has the best status of its payments. */
const best: readonly PurchaseStatus[] = ['approved', 'pending', 'refunded', 'rejected'];

/** Status of a purchase from its payments; without any it is pending. */
export const purchaseStatus = (
  payments: readonly KnownPayment[],
  total: number,
): { status: PurchaseStatus; payment: KnownPayment | undefined } => {
  const part = paidInParts(payments, total);
  if (part)
    return {
      status: 'approved',
      payment: payments.find((each) => outcomeOf(each, total) === 'approved') ?? part,
    };
  for (const status of best) {
    const payment = payments.find((each) => outcomeOf(each, total) === status);
    if (payment) return { status, payment };
  }
  return { status: 'pending', payment: undefined };
};

export const alertKinds = [
  'two_payments',
  'wrong_amount',
  'refunded',
  'partly_refunded',
  'charged_back',
  'in_mediation',
  'no_shares_left',
] as const;

export type AlertKind = (typeof alertKinds)[number];

/** Matters that the couple should check, each with the payment it is about. */
export const warningsOf = (
  payments: readonly KnownPayment[],
  total: number,
): { kind: AlertKind; paymentId: string }[] => {
  const paid = payments.filter(isPaid);
  const sum = paid.reduce((all, { amount }) => all + amount, 0);
  const hasExtra = paid.length > 1 && sum > total;
  const isInParts = paidInParts(payments, total) !== undefined;
  return [
    ...(hasExtra ? paid.map(({ id }) => ({ kind: 'two_payments' as const, paymentId: id })) : []),
    ...payments.flatMap((payment) =>
      warningsOfOne(payment, total, isInParts).map((kind) => ({ kind, paymentId: payment.id })),
    ),
  ];
};

const warningsOfOne = (payment: KnownPayment, total: number, isInParts: boolean): AlertKind[] => {
  const { status, refundedAmount } = payment;
  if (status === 'refunded' || status === 'charged_back' || status === 'in_mediation') {
    return [status];
  }
  if (status !== 'approved') return [];
  return [
    ...(isExact(payment, total) || (isInParts && isPaid(payment)) ? [] : ['wrong_amount' as const]),
    ...(refundedAmount > 0 ? ['partly_refunded' as const] : []),
  ];
};

/** Mercado Pago's checkout stays open this long. */
export const checkoutOpenMs = 24 * 60 * 60_000;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** After the checkout has closed, slow payments (cash, banks) may still arrive. */
const lateUpdateMs = 3 * day;

/** Every minute at first: a guest who has just paid is looking at the result screen. */
const firstChecks = [...Array.from({ length: 15 }, (_, index) => index + 1), 30, 60].map(
  (minutes) => minutes * minute,
);

export type Checked = {
  status: PurchaseStatus;
  createdAt: Date;
  /** When the checkout expires. */
  expiresAt: Date;
  /** Whether the provider has reported a payment that is still open. */
  hasOpenPayment: boolean;
};

/** When the provider is asked next about a purchase; null: never again automatically. */
export const nextCheck = (purchase: Checked, now: Date): Date | null => {
  const { status, createdAt, expiresAt, hasOpenPayment } = purchase;
  // An approval may be reversed, and a dispute won, much later.
  if (status === 'approved' || status === 'refunded') return new Date(now.getTime() + day);
  const age = now.getTime() - createdAt.getTime();
  const first = firstChecks.find((after) => after > age);
  if (first !== undefined) return new Date(createdAt.getTime() + first);
  if (now.getTime() < expiresAt.getTime() + lateUpdateMs) return new Date(now.getTime() + hour);
  return hasOpenPayment ? new Date(now.getTime() + day) : null;
};

/** Not paid, and no longer payable. */
export const isExpired = ({ status, expiresAt, hasOpenPayment }: Checked, now: Date): boolean =>
  status === 'pending' && !hasOpenPayment && now.getTime() >= expiresAt.getTime() + lateUpdateMs;

export const transferDecisions = ['approved', 'rejected'] as const;
export type TransferResolution = (typeof transferDecisions)[number];
