import { groupBy } from '../group-by.ts';
import {
  type CartGift,
  type CartLine,
  lineTotal,
  maxLines,
  quantityLimit,
  refreshLine,
} from './cart.ts';

/** What a guest must be told before paying: a gift that is no longer offered, fewer shares of it, or a new price. */
export type CartChange =
  | { kind: 'gone' | 'given'; giftId: number; name: string }
  | { kind: 'fewer'; giftId: number; name: string; left: number }
  | { kind: 'repriced'; giftId: number; name: string; before: number; now: number };

export const cartChanges = (
  lines: readonly CartLine[],
  offered: readonly CartGift[],
): CartChange[] => {
  const byId = new Map(offered.map((gift) => [gift.id, gift]));
  return lines.flatMap((line): CartChange[] => {
    const { id: giftId } = line.gift;
    const gift = byId.get(giftId);
    if (!gift) return [{ kind: 'gone', giftId, name: line.gift.name }];
    const { name } = gift;
    const now = refreshLine(line, gift);
    if (!now) return [{ kind: 'given', giftId, name }];
    if (now.quantity < line.quantity) {
      return [{ kind: 'fewer', giftId, name, left: quantityLimit(gift) }];
    }
    const [before, after] = [lineTotal(line), lineTotal(now)];
    if (before === after) return [];
    const each = gift.kind === 'shares' || gift.kind === 'open' ? 1 : now.quantity;
    return [{ kind: 'repriced', giftId, name, before: before / each, now: after / each }];
  });
};

/** Bought shares of a gift as one line, though the last one was cheaper. */
const byGift = (lines: readonly CartLine[]): CartLine[] =>
  [...groupBy(lines, ({ gift }) => gift.id).values()].map(([first, ...rest]) => ({
    ...first!,
    quantity: rest.reduce((sum, { quantity }) => sum + quantity, first!.quantity),
  }));

/** The cart with the lines of a failed purchase; gifts that the guest chose since stay. */
export const updatedCart = (
  lines: readonly CartLine[],
  bought: readonly CartLine[],
): CartLine[] => {
  const known = new Set(lines.map(({ gift }) => gift.id));
  return [...lines, ...byGift(bought).filter(({ gift }) => !known.has(gift.id))].slice(0, maxLines);
};
