import type { PaymentStatus } from '#domain/gifts/purchases.ts';
import type { FakePayment } from '#tests/support/providers/fake-mercado-pago.ts';

/** The same numbers for the same seed. */
export const randomness = (seed: number) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** An integer in [0, limit). */
    below: (limit: number) => Math.floor(next() * limit),
    chance: (probability: number) => next() < probability,
    oneOf: <T>(options: readonly T[]): T => options[Math.floor(next() * options.length)]!,
  };
};

export type Random = ReturnType<typeof randomness>;

/** What may become of a payment at Mercado Pago. */
const nextStates: Partial<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['in_process', 'approved', 'approved', 'rejected', 'cancelled'],
  in_process: ['approved', 'rejected'],
  authorized: ['approved', 'cancelled'],
  approved: ['refunded', 'charged_back', 'in_mediation'],
  in_mediation: ['approved', 'charged_back', 'refunded'],
  charged_back: ['approved'],
};

export const firstStates: readonly PaymentStatus[] = [
  'pending',
  'in_process',
  'authorized',
  'approved',
  'approved',
  'rejected',
];

export const lifeGoesOn = (random: Random, { status }: FakePayment): PaymentStatus | undefined => {
  const states = nextStates[status];
  return states && random.oneOf(states);
};

/** Whether the purchase is paid, told from Mercado Pago's own books and by none of the site's rules. */
export const isPaid = (payments: readonly FakePayment[], total: number): boolean => {
  const amounts = payments
    .filter(({ status, currency_id }) => status === 'approved' && currency_id === 'CLP')
    .map(({ transaction_amount }) => transaction_amount);
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return amounts.includes(total) || (amounts.length > 1 && sum >= total);
};
