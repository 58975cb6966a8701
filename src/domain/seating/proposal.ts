import { keepsSeat, occupancyOf, type Part } from './seating.ts';
import { searchSeats } from './search.ts';
import { isConflict, type SeatingWish, tablesByGroup } from './wishes.ts';

type SeatingTable = { id: number; capacity: number };

export type Seating = {
  tables: readonly SeatingTable[];
  /** All invited people, by where they sit; see `partsOf`. */
  parts: readonly Part[];
  wishes: readonly SeatingWish[];
};

/** There is no table; none is large enough; only tables with a group to keep apart have room; no room. */
export type UnassignedReason = 'no_table' | 'too_large' | 'apart' | 'full';

/** Members of a group who have no seat and have not declined. */
type Pending = Part & { table: null };

export type Proposal = {
  assigned: (Part & { table: number })[];
  left: { part: Pending; reason: UnassignedReason }[];
  /** Wishes to sit together that it could not fulfil. */
  separated: SeatingWish[];
  /** The proposed seats. */
  seated: Part[];
};

/**
 * Fills free seats without moving anyone already seated. A seat counts as taken as on the card (tentative
 * occupancy), by all who were put there; people who declined get none, so that no card exceeds its table's
 * capacity. A group stays at one table, and groups to be kept apart never share one. `openRoom` says what is
 * optimised within these limits.
 */
export const suggestSeating = ({ tables, parts, wishes }: Seating): Proposal => {
  const pending = parts.flatMap(pendingOf).sort((a, b) => a.group.id - b.group.id);
  const sitting = parts.filter(({ table }) => table !== null);
  const boards = tables.map(({ id, capacity }) => roomTableOf(id, capacity, sitting));
  const question = {
    units: pending.map(({ group, members }) => ({
      group: group.id,
      people: members.length,
      side: group.invited_by,
    })),
    boards,
    together: wishes.filter(({ kind }) => kind === 'together'),
    apart: wishes.filter(({ kind }) => kind === 'apart'),
  };
  const seats = boards.length === 0 ? pending.map(() => -1) : searchSeats(question);
  const assigned = pending.flatMap((part, at) => {
    const table = tables[seats[at]!];
    return table ? [{ ...part, table: table.id }] : [];
  });
  const seated = [...sitting, ...assigned];
  const before = tablesByGroup(sitting);
  const after = tablesByGroup(seated);
  return {
    assigned,
    left: pending
      .filter((_, at) => seats[at] === -1)
      .map((part) => ({ part, reason: reasonNot(part.members.length, tables, seated) })),
    separated: question.together.filter(
      (wish) => isConflict(wish, after) && !isConflict(wish, before),
    ),
    seated,
  };
};

/** The best table for some people without a seat, given the current plan; null when none has room. */
export const suggestSeat = (seating: Seating, part: Part): Proposal['assigned'][number] | null => {
  const parts = [...seating.parts.filter(({ table }) => table !== null), part];
  return suggestSeating({ ...seating, parts }).assigned[0] ?? null;
};

const pendingOf = ({ group, table, members }: Part): Pending[] => {
  const coming = members.filter(({ isAttending }) => keepsSeat(isAttending));
  return table === null && coming.length > 0 ? [{ group, table, members: coming }] : [];
};

const roomTableOf = (table: number, capacity: number, sitting: readonly Part[]) => {
  const here = sitting.filter((part) => part.table === table);
  const coming = here.map(({ group, members }) => ({
    group,
    people: members.filter(({ isAttending }) => keepsSeat(isAttending)).length,
  }));
  const sides = new Map<string, number>();
  for (const { group, people } of coming) {
    sides.set(group.invited_by, (sides.get(group.invited_by) ?? 0) + people);
  }
  return {
    capacity,
    free: capacity - occupancyOf(here).tentative,
    sides,
    groups: new Set(coming.filter(({ people }) => people > 0).map(({ group }) => group.id)),
  };
};

const reasonNot = (
  people: number,
  tables: readonly SeatingTable[],
  seated: readonly Part[],
): UnassignedReason => {
  if (tables.length === 0) return 'no_table';
  if (tables.every(({ capacity }) => capacity < people)) return 'too_large';
  const hasRoom = tables.some(
    ({ id, capacity }) =>
      capacity - occupancyOf(seated.filter(({ table }) => table === id)).tentative >= people,
  );
  // A unit stays unseated despite free room only if it must be kept apart.
  return hasRoom ? 'apart' : 'full';
};
