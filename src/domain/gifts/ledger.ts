import type { PaymentMethod, PurchaseStatus } from './purchases.ts';

/** Guests who gave come first; otherwise the order stays. */
export const giftGroupsFirst = <Guest extends { gift_count: number }>(
  guests: readonly Guest[],
): Guest[] => [
  ...guests.filter(({ gift_count }) => gift_count > 0),
  ...guests.filter(({ gift_count }) => gift_count === 0),
];

type Paid = { status: PurchaseStatus; payment_method: PaymentMethod };

/** Only the couple can see whether this money arrived. */
export const needsCouple = ({ status, payment_method }: Paid): boolean =>
  payment_method === 'transfer' && status === 'pending';

type Thankable = Paid & { thanked_at: string | null; practice: boolean };

/** Paid, and not yet thanked for. Practice purchases do not count. */
export const needsThanks = ({ status, thanked_at, practice }: Thankable) =>
  status === 'approved' && thanked_at === null && !practice;
