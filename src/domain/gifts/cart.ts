import { type OfferedGift, unitPrice } from './gift-list.ts';

export const cartKey = 'wedding-gift-cart';

export const maxQuantity = 20;
export const maxLines = 20;

const kindFields = ['kind', 'shares', 'shares_left', 'amount_left'] as const;

/** A stored cart may be from a time when every gift had a fixed price. */
export type CartGift = Pick<OfferedGift, 'id' | 'name' | 'price' | 'image_url'> &
  Partial<Pick<OfferedGift, (typeof kindFields)[number]>>;

/** `amount`: what is given of a gift of any amount. */
export type CartLine = { gift: CartGift; quantity: number; amount?: number };

/** What the cart keeps of a gift. */
const cartGift = ({ id, name, price, image_url, ...gift }: CartGift): CartGift => ({
  id,
  name,
  price,
  image_url,
  ...Object.fromEntries(kindFields.flatMap((field) => (gift[field] ? [[field, gift[field]]] : []))),
});

/** How many of a gift fit into a cart. */
export const quantityLimit = ({ kind, shares_left }: CartGift): number => {
  if (kind === 'open') return 1;
  return kind === 'shares' ? Math.min(shares_left ?? 0, maxQuantity) : maxQuantity;
};

/** Adds one of the gift. A full cart does not change. */
export const addToCart = (lines: readonly CartLine[], gift: CartGift): CartLine[] => {
  const known = lines.find((line) => line.gift.id === gift.id);
  if (known) return setQuantity(lines, gift.id, known.quantity + 1);
  return lines.length < maxLines ? [...lines, { gift: cartGift(gift), quantity: 1 }] : [...lines];
};

/** Adds a gift of any amount, or changes its amount. A full cart does not change. */
export const setAmount = (
  lines: readonly CartLine[],
  gift: CartGift,
  amount: number,
): CartLine[] => {
  const isKnown = lines.some((line) => line.gift.id === gift.id);
  const added = isKnown ? lines : addToCart(lines, gift);
  return added.map((line) => (line.gift.id === gift.id ? { ...line, amount } : line));
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
        line.gift.id === giftId
          ? { ...line, quantity: Math.min(quantity, quantityLimit(line.gift)) }
          : line,
      );

export const removeFromCart = (lines: readonly CartLine[], giftId: number): CartLine[] =>
  lines.filter(({ gift }) => gift.id !== giftId);

/** All shares that are left cost what is left of the price: the last one is cheaper. */
export const lineTotal = ({ gift, quantity, amount }: CartLine): number =>
  amount ??
  (gift.kind === 'shares' && quantity === gift.shares_left
    ? (gift.amount_left ?? 0)
    : unitPrice(gift) * quantity);

export const cartTotal = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

export const cartCount = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The items as a call sends them: without prices, because the server has its own. */
export const itemsOf = (lines: readonly CartLine[]) =>
  lines.map(({ gift, quantity, amount }) => ({
    giftId: gift.id,
    quantity,
    ...(amount !== undefined && { amount }),
  }));

/** A line with the gift as it is now: no more than is left of it, no less than its minimum. */
export const refreshLine = (line: CartLine, now: CartGift | undefined): CartLine | undefined => {
  if (!now) return undefined;
  const quantity = Math.min(line.quantity, quantityLimit(now));
  if (quantity === 0) return undefined;
  const gift = cartGift(now);
  if (now.kind !== 'open') return { gift, quantity };
  return { gift, quantity, amount: Math.max(line.amount ?? 0, now.price) };
};

/** The lines with current names and prices; gifts that are no longer offered are dropped. */
export const refreshCart = (
  lines: readonly CartLine[],
  offered: readonly CartGift[],
): CartLine[] => {
  const byId = new Map(offered.map((gift) => [gift.id, gift]));
  return lines.flatMap((line) => refreshLine(line, byId.get(line.gift.id)) ?? []);
};

const isComplete = (value: unknown): value is number => Number.isSafeInteger(value);

const isLine = (value: unknown): value is CartLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { gift, quantity, amount } = value as Partial<CartLine>;
  return (
    typeof gift === 'object' &&
    gift !== null &&
    isComplete(gift.id) &&
    typeof gift.name === 'string' &&
    isComplete(gift.price) &&
    gift.price > 0 &&
    (amount === undefined || (isComplete(amount) && amount > 0)) &&
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
