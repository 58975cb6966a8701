export type Giver = { total_gifted_amount: number; gift_count: number };

export type GiftSummary = {
  /** Only what was paid. */
  totalAmount: number;
  itemsGifted: number;
  giftGroups: number;
  guests: number;
  /** Per guest who gave; 0 without gifts. */
  averagePerGiver: number;
};

/** Summary of the couple's list of gifts. */
export const giftSummary = (guests: readonly Giver[]): GiftSummary => {
  const giftGroups = guests.filter(({ gift_count }) => gift_count > 0);
  const totalAmount = giftGroups.reduce(
    (sum, { total_gifted_amount }) => sum + total_gifted_amount,
    0,
  );
  return {
    totalAmount,
    itemsGifted: giftGroups.reduce((sum, { gift_count }) => sum + gift_count, 0),
    giftGroups: giftGroups.length,
    guests: guests.length,
    averagePerGiver: giftGroups.length > 0 ? Math.round(totalAmount / giftGroups.length) : 0,
  };
};
