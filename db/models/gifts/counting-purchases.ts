import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import { purchases } from '#db/schema.ts';

/** Paid or still to be paid: a rejected one whose checkout is open may be paid with another card. */
const isPaidOrOpen = (): SQL | undefined =>
  or(
    inArray(purchases.status, ['approved', 'pending']),
    and(eq(purchases.status, 'rejected'), isNotNull(purchases.next_check_at)),
  );

/** Those of a group that keep it from being deleted. */
export const paidOrOpenPurchases = (guestId: number) =>
  and(eq(purchases.guest_id, guestId), isPaidOrOpen());

/** Money went, or may go. */
export const isAccounted = () => or(isPaidOrOpen(), eq(purchases.status, 'refunded'));

/** Those of a group that stay in the accounts. */
export const accountedPurchases = (guestId: number) =>
  and(eq(purchases.guest_id, guestId), isAccounted());
