import { digitGroups } from './amount.ts';
import { type GiftKind, sharePrice } from './gift-kinds.ts';

/** A gift as guests see it. */
export type OfferedGift = {
  id: number;
  name: string;
  description: string;
  /** Of the whole gift; the minimum of an open one. */
  price: number;
  image_url: string | null;
  kind: GiftKind;
  /** In how many shares it is given, and how many can still be given for how much; null for the other kinds. */
  shares: number | null;
  shares_left: number | null;
  amount_left: number | null;
  /** How many were paid. */
  purchase_count: number;
};

export const priceOrders = ['none', 'ascending', 'descending'] as const;
export type PriceOrder = (typeof priceOrders)[number];

export type GiftFilter = {
  search: string;
  order: PriceOrder;
  /** As typed; empty means no limit. */
  min: string;
  max: string;
  onlyNotGifted: boolean;
};

export const everyGift: GiftFilter = {
  search: '',
  order: 'none',
  min: '',
  max: '',
  onlyNotGifted: false,
};

/** The price meant by '50.000', '$50000' or ' 50 000 '; undefined for an empty text or no number. */
export const typedPrice = (text: string): number | undefined => {
  const digits = digitGroups(text).join('');
  return /^\d{1,15}$/u.test(digits) ? Number(digits) : undefined;
};

/** The price of one: of a share where a gift is given in shares. */
export const unitPrice = ({
  price,
  shares,
}: {
  price: number;
  shares?: number | null | undefined;
}): number => (shares ? sharePrice(price, shares) : price);

export const selectGifts = <
  Gift extends Pick<OfferedGift, 'name' | 'description' | 'price' | 'purchase_count'> &
    Partial<Pick<OfferedGift, 'shares'>>,
>(
  gifts: readonly Gift[],
  { search, order, min, max, onlyNotGifted }: GiftFilter,
): Gift[] => {
  const query = search.trim().toLocaleLowerCase('es');
  const [from, to] = [typedPrice(min) ?? 0, typedPrice(max) ?? Infinity];
  const selected = gifts.filter(
    ({ name, description, purchase_count, ...gift }) =>
      [name, description].some((text) => text.toLocaleLowerCase('es').includes(query)) &&
      unitPrice(gift) >= from &&
      unitPrice(gift) <= to &&
      !(onlyNotGifted && purchase_count > 0),
  );
  if (order === 'none') return selected;
  const direction = order === 'ascending' ? 1 : -1;
  return selected.sort((one, other) => direction * (unitPrice(one) - unitPrice(other)));
};
