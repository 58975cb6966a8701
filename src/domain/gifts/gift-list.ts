import { digitGroups } from './amount.ts';

/** A gift as guests see it. */
export type OfferedGift = {
  id: number;
  name: string;
  description: string;
  price: number;
  image_url: string | null;
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

export const selectGifts = <Gift extends Omit<OfferedGift, 'image_url'>>(
  gifts: readonly Gift[],
  { search, order, min, max, onlyNotGifted }: GiftFilter,
): Gift[] => {
  const expected = search.trim().toLocaleLowerCase('es');
  const [from, to] = [typedPrice(min) ?? 0, typedPrice(max) ?? Infinity];
  const selected = gifts.filter(
    ({ name, description, price, purchase_count }) =>
      [name, description].some((text) => text.toLocaleLowerCase('es').includes(expected)) &&
      price >= from &&
      price <= to &&
      !(onlyNotGifted && purchase_count > 0),
  );
  if (order === 'none') return selected;
  const direction = order === 'ascending' ? 1 : -1;
  return selected.sort((one, other) => direction * (one.price - other.price));
};
