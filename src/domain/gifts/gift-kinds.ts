/** A fixed price; an expensive gift given in shares; or any amount from a minimum on. */
export const giftKinds = ['fixed', 'shares', 'open'] as const;
export type GiftKind = (typeof giftKinds)[number];

/** Amounts are integers; twenty of a gift at this price are still exact. */
export const maxPrice = 1_000_000_000;

/** How many shares a gift may have. */
export const shareLimits = { min: 2, max: 100 } as const;

/** An online purchase that is not paid yet holds its shares this long. */
export const shareHoldMs = 30 * 60_000;

/** Price of one share, in whole units: rounded up, so that the last one costs less. */
export const sharePrice = (price: number, shares: number): number => Math.ceil(price / shares);

/** Price of the last share: the rest. Not positive where the price is too low for so many shares. */
export const lastSharePrice = (price: number, shares: number): number =>
  price - sharePrice(price, shares) * (shares - 1);

type Shared = { price: number; shares: number };
/** Shares that are paid or held, and what they cost. */
export type TakenShares = { count: number; amount: number };

/** Shares at one price. */
export type PricedShares = { quantity: number; unitPrice: number };

/**
 * The shares that a purchase takes, by price: the last share of all is cheaper than the others.
 * @returns undefined where fewer are left
 */
export const pricedShares = (
  { price, shares }: Shared,
  taken: TakenShares,
  quantity: number,
): PricedShares[] | undefined => {
  const left = shares - taken.count;
  if (quantity > left) return undefined;
  const unitPrice = sharePrice(price, shares);
  if (quantity < left) return [{ quantity, unitPrice }];
  const last = price - taken.amount - (quantity - 1) * unitPrice;
  if (last === unitPrice) return [{ quantity, unitPrice }];
  const rest = { quantity: 1, unitPrice: last };
  return quantity === 1 ? [rest] : [{ quantity: quantity - 1, unitPrice }, rest];
};

/** Whether these are shares of that price: none too many, and at most one of them the cheaper last one. */
export const isPartOf = ({ price, shares }: Shared, { count, amount }: TakenShares): boolean => {
  const full = count * sharePrice(price, shares);
  const saved = sharePrice(price, shares) - lastSharePrice(price, shares);
  if (count === shares) return amount === price;
  return count < shares && (amount === full || (count > 0 && amount === full - saved));
};
