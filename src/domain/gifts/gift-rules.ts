import { DomainError } from '../errors.ts';
import {
  type GiftKind,
  lastSharePrice,
  type PricedShares,
  pricedShares,
  type TakenShares,
} from './gift-kinds.ts';

// What a gift may be, and for how much it is given. Used where purchases and gifts are stored.

type Kind = { kind: GiftKind; shares: number | null };
type Priced = Kind & { id: number; price: number };

/**
 * The kind of a gift as it is to be stored. What is left out stays as it was.
 * @throws DomainError `shares_missing`; `price_too_low_for_shares`
 */
export const kindToStore = (
  submitted: { price: number; kind?: GiftKind | undefined; shares?: number | null | undefined },
  before?: Kind,
): Kind => {
  const kind = submitted.kind ?? before?.kind ?? 'fixed';
  const shares = submitted.shares ?? before?.shares ?? null;
  if (kind !== 'shares') return { kind, shares: null };
  if (shares === null) throw new DomainError('shares_missing', { field: 'shares' });
  if (lastSharePrice(submitted.price, shares) < 1) {
    throw new DomainError('price_too_low_for_shares', { shares, field: 'price' });
  }
  return { kind, shares };
};

/** The field of a change that shares which were sold do not allow; undefined where there is none. */
export const changedField = (before: Priced, after: Kind & { price: number }) =>
  (['kind', 'shares', 'price'] as const).find(
    (field) => before[field] !== after[field] && (field !== 'price' || before.kind === 'shares'),
  );

/**
 * What a guest takes of a gift, by price.
 * @param taken asked only for a gift in shares
 * @param path of the item in the request: `items.0`
 * @throws DomainError `bad_amount`, `amount_not_asked`, `no_shares_left`
 */
export const pricedItem = (
  { id, kind, price, shares }: Priced,
  { quantity, amount }: { quantity: number; amount?: number | undefined },
  taken: () => TakenShares,
  path: string,
): PricedShares[] => {
  if (kind === 'open') {
    if (amount === undefined || amount < price || quantity !== 1) {
      throw new DomainError('bad_amount', { minimum: price, field: `${path}.amount` });
    }
    return [{ quantity, unitPrice: amount }];
  }
  if (amount !== undefined) throw new DomainError('amount_not_asked', { field: `${path}.amount` });
  if (shares === null) return [{ quantity, unitPrice: price }];
  const current = taken();
  const priced = pricedShares({ price, shares }, current, quantity);
  if (priced) return priced;
  throw new DomainError('no_shares_left', {
    giftId: id,
    left: Math.max(0, shares - current.count),
  });
};
