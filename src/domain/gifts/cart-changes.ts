import type { CartGift, CartLine } from './cart.ts';
import { maxLines } from './cart.ts';

/** What a guest must be told before paying: a gift that is no longer offered, or one with a new price. */
export type CartChange =
  | { kind: 'gone'; giftId: number; name: string }
  | { kind: 'repriced'; giftId: number; name: string; before: number; now: number };

export const cartChanges = (
  lines: readonly CartLine[],
  offered: readonly CartGift[],
): CartChange[] => {
  const byId = new Map(offered.map((gift) => [gift.id, gift]));
  return lines.flatMap(({ gift }): CartChange[] => {
    const now = byId.get(gift.id);
    if (!now) return [{ kind: 'gone', giftId: gift.id, name: gift.name }];
    if (now.price === gift.price) return [];
    return [
      {
        kind: 'repriced',
        giftId: gift.id,
        name: now.name,
        before: gift.price,
        now: now.price,
      },
    ];
  });
};

/** The cart with the lines of a failed purchase; gifts that the guest chose since stay. */
export const rebuildCart = (
  lines: readonly CartLine[],
  bought: readonly CartLine[],
): CartLine[] => {
  const known = new Set(lines.map(({ gift }) => gift.id));
  return [...lines, ...bought.filter(({ gift }) => !known.has(gift.id))].slice(0, maxLines);
};
