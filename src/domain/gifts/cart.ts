import type { OfferedGift } from './gift-list.ts';

export const cartKey = 'wedding-gift-cart';

export const maxQuantity = 20;
export const maxLines = 20;

export type CartGift = Pick<OfferedGift, 'id' | 'name' | 'price' | 'image_url'>;
export type CartLine = { gift: CartGift; quantity: number };

const inRange = (quantity: number) => Math.min(quantity, maxQuantity);

/** Adds one of the gift. A full cart does not change. */
export const addToCart = (lines: readonly CartLine[], gift: CartGift): CartLine[] => {
  const known = lines.find((line) => line.gift.id === gift.id);
  if (known) return setQuantity(lines, gift.id, known.quantity + 1);
  return lines.length < maxLines ? [...lines, { gift, quantity: 1 }] : [...lines];
};

/** 0 or less removes the line. */
export const setQuantity = (
  lines: readonly CartLine[],
  giftId: number,
  quantity: number,
): CartLine[] =>
  quantity <= 0
    ? removeFromCart(lines, giftId)
    : lines.map((line) =>
        line.gift.id === giftId ? { ...line, quantity: inRange(quantity) } : line,
      );

export const removeFromCart = (lines: readonly CartLine[], giftId: number): CartLine[] =>
  lines.filter(({ gift }) => gift.id !== giftId);

export const lineTotal = ({ gift, quantity }: CartLine): number => gift.price * quantity;

export const cartTotal = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

export const cartCount = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The items as a call sends them: without prices, because the server has its own. */
export const itemsOf = (lines: readonly CartLine[]) =>
  lines.map(({ gift, quantity }) => ({ giftId: gift.id, quantity }));

/** The lines with current names and prices; gifts that are no longer offered are dropped. */
export const refreshCart = (
  lines: readonly CartLine[],
  offered: readonly CartGift[],
): CartLine[] => {
  const byId = new Map(offered.map((gift) => [gift.id, gift]));
  return lines.flatMap(({ gift, quantity }) => {
    const { id, name, price, image_url } = byId.get(gift.id) ?? {};
    return id === undefined || name === undefined || price === undefined
      ? []
      : [{ gift: { id, name, price, image_url: image_url ?? null }, quantity }];
  });
};

const isComplete = (value: unknown): value is number => Number.isSafeInteger(value);

const isLine = (value: unknown): value is CartLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { gift, quantity } = value as Partial<CartLine>;
  return (
    typeof gift === 'object' &&
    gift !== null &&
    isComplete(gift.id) &&
    typeof gift.name === 'string' &&
    isComplete(gift.price) &&
    gift.price > 0 &&
    isComplete(quantity) &&
    quantity >= 1 &&
    quantity <= maxQuantity
  );
};

/** @throws when the stored text is no cart: the caller logs that and continues with an empty one */
export const readCart = (stored: string | null): CartLine[] => {
  if (stored === null) return [];
  const lines: unknown = JSON.parse(stored);
  const isCart = Array.isArray(lines) && lines.length <= maxLines && lines.every(isLine);
  if (!isCart || new Set(lines.map(({ gift }) => gift.id)).size < lines.length) {
    throw new TypeError('not a cart');
  }
  return lines;
};
