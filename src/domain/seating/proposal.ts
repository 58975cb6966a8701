import { keepsPlace, occupancyOf, type Part } from './seating.ts';
import { searchSeats } from './search.ts';
import { isBroken, type SeatingWish, tablesByGroup } from './wishes.ts';

type SeatingTable = { id: number; capacity: number };

export type Seating = {
  tables: readonly SeatingTable[];
  /** Everybody who is invited, by where they are; see `partsOf`. */
  parts: readonly Part[];
  wishes: readonly SeatingWish[];
};

/** There is no table; none is large enough; whom to keep apart sits where there is room; no room. */
export type NoPlace = 'no_table' | 'too_large' | 'apart' | 'full';

/** Those of a group who have no place and have not declined. */
type Waiting = Part & { table: null };

export type Proposal = {
  placed: (Part & { table: number })[];
  left: { part: Waiting; why: NoPlace }[];
  /** Whom it could not keep together. */
  separated: SeatingWish[];
  /** Who would sit where. */
  seated: Part[];
};

/**
 * Fills free places and moves nobody. A place is taken as the card shows it (tentative occupancy), by
 * whoever was put there; whoever has declined is given none, so that no card says more than its table
 * holds. Who is of one group sits at one table, and whom the couple keeps apart never does. For what is
 * best among that, see `openRoom`.
 */
export const proposeSeating = ({ tables, parts, wishes }: Seating): Proposal => {
  const waiting = parts.flatMap(waitingOf).sort((a, b) => a.group.id - b.group.id);
  const sitting = parts.filter(({ table }) => table !== null);
  const boards = tables.map(({ id, capacity }) => boardOf(id, capacity, sitting));
  const question = {
    units: waiting.map(({ group, members }) => ({
      group: group.id,
      people: members.length,
      side: group.invited_by,
    })),
    boards,
    together: wishes.filter(({ kind }) => kind === 'together'),
    apart: wishes.filter(({ kind }) => kind === 'apart'),
  };
  const seats = boards.length === 0 ? waiting.map(() => -1) : searchSeats(question);
  const placed = waiting.flatMap((part, at) => {
    const table = tables[seats[at]!];
    return table ? [{ ...part, table: table.id }] : [];
  });
  const seated = [...sitting, ...placed];
  const before = tablesByGroup(sitting);
  const after = tablesByGroup(seated);
  return {
    placed,
    left: waiting
      .filter((_, at) => seats[at] === -1)
      .map((part) => ({ part, why: whyNot(part.members.length, tables, seated) })),
    separated: question.together.filter((wish) => isBroken(wish, after) && !isBroken(wish, before)),
    seated,
  };
};

/** The best table for some who have no place, as things are; null when none has room. */
export const proposePlace = (seating: Seating, part: Part): Proposal['placed'][number] | null => {
  const parts = [...seating.parts.filter(({ table }) => table !== null), part];
  return proposeSeating({ ...seating, parts }).placed[0] ?? null;
};

const waitingOf = ({ group, table, members }: Part): Waiting[] => {
  const coming = members.filter(({ isAttending }) => keepsPlace(isAttending));
  return table === null && coming.length > 0 ? [{ group, table, members: coming }] : [];
};

const boardOf = (table: number, capacity: number, sitting: readonly Part[]) => {
  const here = sitting.filter((part) => part.table === table);
  const coming = here.map(({ group, members }) => ({
    group,
    people: members.filter(({ isAttending }) => keepsPlace(isAttending)).length,
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

const whyNot = (
  people: number,
  tables: readonly SeatingTable[],
  seated: readonly Part[],
): NoPlace => {
  if (tables.length === 0) return 'no_table';
  if (tables.every(({ capacity }) => capacity < people)) return 'too_large';
  const hasRoom = tables.some(
    ({ id, capacity }) =>
      capacity - occupancyOf(seated.filter(({ table }) => table === id)).tentative >= people,
  );
  // The search leaves nobody standing where there is room, but for whom it must keep apart.
  return hasRoom ? 'apart' : 'full';
};
