/** People who are seated together, or not at all. */
export type Unit = { group: number; people: number; side: string };

/** A table and its fixed occupants. */
export type RoomTable = {
  capacity: number;
  /** Free seats. */
  free: number;
  /** Of the occupants who attend: the inviting side → number of guests. */
  sides: ReadonlyMap<string, number>;
  groups: ReadonlySet<number>;
};

export type Pair = { guest_id: number; other_id: number };

export type Question = {
  blocks: readonly Unit[];
  tableSlots: readonly RoomTable[];
  together: readonly Pair[];
  apart: readonly Pair[];
};

/** Weight of such a table, in people seated among guests of the other side. */
export const lonelyTable = 3;

/**
 * A tentative seating and its score: first how many people sit, then how many are separated from those they
 * belong with, then how many sit among guests of the other side or at a table that is less than half full.
 */
export const openRoom = ({ blocks, tableSlots, together, apart }: Question) => {
  const seats = blocks.map(() => -1);
  const free = tableSlots.map((table) => table.free);
  const sides = [...new Set([...blocks.map(({ side }) => side), ...tableSlots.flatMap(sidesOf)])];
  const sideOf = blocks.map(({ side }) => sides.indexOf(side));
  const counts = tableSlots.map((table) => sides.map((side) => table.sides.get(side) ?? 0));
  const unitOf = new Map(blocks.map(({ group }, unit) => [group, unit]));
  const companionsOf = neighbours(together);
  const splitGroups = neighbours(apart);

  const allPeople =
    counts.flat().reduce(sum, 0) + blocks.map(({ people }) => people).reduce(sum, 0);
  const perWish = allPeople + lonelyTable * tableSlots.length + 1;
  const perPerson = perWish * (together.length + blocks.length + 1);
  let score = 0;

  const isAt = (group: number, table: number) =>
    tableSlots[table]!.groups.has(group) || seats[unitOf.get(group) ?? -1] === table;
  const settled = new Map<number, number[]>();
  for (const [table, { groups }] of tableSlots.entries()) {
    for (const group of groups) settled.set(group, [...(settled.get(group) ?? []), table]);
  }
  const tablesOfGroup = (group: number): readonly number[] => {
    const there = settled.get(group) ?? [];
    const table = seats[unitOf.get(group) ?? -1] ?? -1;
    return table === -1 || there.includes(table) ? there : [...there, table];
  };

  /** Unfulfilled wishes of this group, plus the extra tables over which it is split. */
  const conflicts = (group: number) => {
    const own = tablesOfGroup(group);
    if (own.length === 0) return 0;
    const strangers = (companionsOf.get(group) ?? []).filter((other) => {
      const otherTables = tablesOfGroup(other);
      return otherTables.length > 0 && !otherTables.some((table) => own.includes(table));
    });
    return strangers.length + own.length - 1;
  };
  /** Most groups have no wish and no other seat: nothing can be broken. */
  const isPlain = blocks.map(({ group }) => !companionsOf.has(group) && !settled.has(group));

  const discomfort = (table: number, side = 0, more = 0) => {
    let all = 0;
    let most = 0;
    for (const [at, here] of counts[table]!.entries()) {
      const people = here + (at === side ? more : 0);
      all += people;
      most = Math.max(most, people);
    }
    const isLonely = all > 0 && all * 2 < tableSlots[table]!.capacity;
    return all - most + (isLonely ? lonelyTable : 0);
  };

  const set = (unit: number, table: number) => {
    const from = seats[unit]!;
    seats[unit] = table;
    const { people } = blocks[unit]!;
    const side = sideOf[unit]!;
    if (from !== -1) {
      free[from]! += people;
      counts[from]![side]! -= people;
    }
    if (table !== -1) {
      free[table]! -= people;
      counts[table]![side]! += people;
    }
  };

  /** The gain in score when the unseated unit gets this table. */
  const gain = (unit: number, table: number) => {
    const { group, people } = blocks[unit]!;
    const comfort = discomfort(table) - discomfort(table, sideOf[unit]!, people);
    if (isPlain[unit]) return people * perPerson + comfort;
    const before = conflicts(group);
    seats[unit] = table;
    const after = conflicts(group);
    seats[unit] = -1;
    return people * perPerson - (after - before) * perWish + comfort;
  };

  return {
    seats,
    score: () => score,
    /** Separated from its group or wish. */
    isViolation: (unit: number) => !isPlain[unit] && conflicts(blocks[unit]!.group) > 0,
    /** Its table and the tables of the units it belongs with. */
    around: (unit: number): number[] => {
      const { group } = blocks[unit]!;
      return [group, ...(companionsOf.get(group) ?? [])].flatMap(tablesOfGroup);
    },
    open: (unit: number) => {
      const { group, people } = blocks[unit]!;
      const separateFrom = splitGroups.get(group) ?? [];
      return free.flatMap((places, table) =>
        places >= people && !separateFrom.some((other) => isAt(other, table)) ? [table] : [],
      );
    },
    /** The table with the highest gain; among equals the fullest. */
    best: (unit: number, open: readonly number[]): number => {
      let best = open[0]!;
      let most = -Infinity;
      for (const table of open) {
        const bestScore = gain(unit, table);
        if (bestScore > most || (bestScore === most && free[table]! < free[best]!))
          [best, most] = [table, bestScore];
      }
      return best;
    },
    put: (unit: number, table: number) => {
      if (table === -1) return;
      score += gain(unit, table);
      set(unit, table);
    },
    take: (unit: number) => {
      const table = seats[unit]!;
      if (table === -1) return;
      set(unit, -1);
      score -= gain(unit, table);
    },
  };
};

const sum = (one: number, other: number) => one + other;

const sidesOf = ({ sides }: RoomTable) => [...sides.keys()];

const neighbours = (pairs: readonly Pair[]): ReadonlyMap<number, number[]> => {
  const all = new Map<number, number[]>();
  const add = (one: number, other: number) => all.set(one, [...(all.get(one) ?? []), other]);
  for (const { guest_id, other_id } of pairs) {
    add(guest_id, other_id);
    add(other_id, guest_id);
  }
  return all;
};
