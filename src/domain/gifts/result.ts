import type { PaymentMethod, PurchaseStatus } from './purchases.ts';

/** What the result screen shows. */
export type GiftResult = 'success' | 'failure' | 'refunded' | 'pending' | 'transfer' | 'unknown';

type Known = { status: PurchaseStatus; payment_method: PaymentMethod };

const knownStatuses = ['success', 'failure', 'pending'];

/**
 * The address is no proof: for a known purchase its own status counts. Only the information that the guest
 * returned without trying to pay comes from the address.
 * @param status as the address says it
 * @param code whether the address names a purchase
 */
export const giftResult = (
  status: string | null,
  code: boolean,
  purchase: Known | null,
): GiftResult => {
  if (status !== null && !knownStatuses.includes(status)) return 'unknown';
  if (purchase) return resultOfPurchase(purchase, status);
  return code || status === null || status === 'success'
    ? 'unknown'
    : (status as 'failure' | 'pending');
};

const resultOfPurchase = (purchase: Known, status: string | null): GiftResult => {
  switch (purchase.status) {
    case 'approved':
      return 'success';
    case 'refunded':
      return 'refunded';
    case 'rejected':
    case 'cancelled':
      return 'failure';
    case 'pending':
      if (purchase.payment_method === 'transfer') return 'transfer';
      return status === 'failure' ? 'failure' : 'pending';
  }
};

/** What the address of the result screen says. */
export type ResultStatus = 'success' | 'pending' | 'failure';

export const resultOf = (status: PurchaseStatus): ResultStatus => {
  if (status === 'approved') return 'success';
  return status === 'pending' ? 'pending' : 'failure';
};
