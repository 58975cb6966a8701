import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import { purchases } from '#db/schema.ts';

/** Paid or payable: a rejected purchase with an open checkout may be paid with another card. */
export const isPaidOrOpen = (): SQL | undefined =>
  or(
    inArray(purchases.status, ['approved', 'pending']),
    and(eq(purchases.status, 'rejected'), isNotNull(purchases.next_check_at)),
  );

/** The purchases that prevent the deletion of a group. */
export const paidOrOpenPurchases = (guestId: number) =>
  and(eq(purchases.guest_id, guestId), isPaidOrOpen());

/** Money moved, or may still move. */
export const isSettled = () => or(isPaidOrOpen(), eq(purchases.status, 'refunded'));

/** The purchases of a group that stay in the accounts. */
export const settledPurchases = (guestId: number) =>
  and(eq(purchases.guest_id, guestId), isSettled());
