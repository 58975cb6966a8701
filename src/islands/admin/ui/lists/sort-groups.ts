import { type GuestType, guestTypes } from '#domain/groups/guest-group.ts';

export type SortOrder<Key extends string> = { key: Key; down: boolean };

/** By name is how groups come from the server; and by what else a list can be put in order. */
export type Orders<Row, Key extends string> = Record<
  Exclude<Key, 'name'>,
  (one: Row, other: Row) => number
>;

export const byName = { key: 'name', down: false } as const satisfies SortOrder<'name'>;

export const isByName = ({ key, down }: SortOrder<string>): boolean => key === 'name' && !down;

export const sortKeysOf = <Key extends string>(orders: Record<Key, unknown>): ('name' | Key)[] => [
  'name',
  ...(Object.keys(orders) as Key[]),
];

/** Those that are alike stay in the order of their names, whichever way the rest goes. */
export const sortGroups = <Row, Key extends string>(
  rows: readonly Row[],
  { key, down }: SortOrder<Key>,
  orders: Orders<Row, Key>,
): readonly Row[] => {
  if (key === 'name') return down ? [...rows].reverse() : rows;
  const order = orders[key as Exclude<Key, 'name'>];
  return [...rows].sort(down ? (one, other) => order(other, one) : order);
};

/** The same column once more turns the order around. */
export const turned = <Key extends string>(before: SortOrder<Key>, key: Key): SortOrder<Key> => ({
  key,
  down: before.key === key && !before.down,
});

const rank = Object.fromEntries(guestTypes.map((type, index) => [type, index])) as Record<
  GuestType,
  number
>;

/** From one person to a family. */
export const byType = (one: GuestType, other: GuestType): number => rank[one] - rank[other];
