import { needsChair } from '../groups/profile.ts';
import { needsSeat, occupancyOf, type Part } from './seating.ts';
import { isConflict, type SeatingWish, tablesByGroup } from './wishes.ts';
import { openRoom, type Question } from './room.ts';

const rounds = 2500;
/** Number of tables cleared in a round … */
const tablesAtOnce = 3;
/** … and number of unseated units that try again. */
const candidates = 12;

/**
 * Each unit's board, or -1 where none has room. Greedy start, largest units first; then a few tables are
 * cleared repeatedly and filled again, and a result that is no worse is kept. The PRNG is seeded: the same
 * question has the same answer.
 */
const searchSeats = (question: Question): readonly number[] => {
  const { blocks, tableSlots } = question;
  const room = openRoom(question);
  const random = diceOf(blocks.length + 1);
  const pick = (limit: number) => Math.floor(random() * limit);
  const bySize = [...blocks.keys()].sort((a, b) => blocks[b]!.people - blocks[a]!.people || a - b);
  const shuffled = (some: readonly number[]) =>
    some
      .map((unit) => ({ unit, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ unit }) => unit);
  const notSeated = () => bySize.filter((unit) => room.seats[unit] === -1);

  const fill = (pending: readonly number[], boldness: number) => {
    for (const unit of pending) {
      const open = room.open(unit);
      if (open.length === 0) continue;
      const isBold = random() < boldness;
      room.put(unit, isBold ? open[pick(open.length)]! : room.best(unit, open));
    }
  };

  fill(bySize, 0);
  // A single unit has the best table already.
  for (let round = 0; blocks.length > 1 && round < rounds; round += 1) {
    const violations = round % 2 === 0 ? bySize.filter(room.isViolation) : [];
    const cleared = Array.from({ length: tablesAtOnce }, () => pick(tableSlots.length));
    if (violations.length > 0) {
      cleared.splice(1, tablesAtOnce, ...room.around(violations[pick(violations.length)]!));
    }
    const movers = bySize.filter((unit) => cleared.includes(room.seats[unit]!) && random() < 0.8);
    if (movers.length === 0) continue;
    const pending = [...movers, ...shuffled(notSeated()).slice(0, candidates)];
    const before = pending.map((unit) => room.seats[unit]!);
    const score = room.score();
    movers.forEach(room.take);
    fill(round % 4 < 2 ? shuffled(pending) : pending, 0.1);
    if (room.score() >= score) continue;
    pending.forEach(room.take);
    pending.forEach((unit, at) => room.put(unit, before[at]!));
  }
  fill(notSeated(), 0);
  return room.seats;
};

/** Seeded PRNG, numbers from 0 to 1 (mulberry32). */
const diceOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

type SeatingTable = { id: number; capacity: number };

export type Seating = {
  tables: readonly SeatingTable[];
  /** All invited people, by where they sit; see `partsOf`. */
  parts: readonly Part[];
  wishes: readonly SeatingWish[];
};

/** There is no table; none is large enough; only tables with a group to keep apart have room; no room. */
export type NoTableReason = 'no_table' | 'too_large' | 'apart' | 'full';

/** Members of a group who have no seat and have not declined. */
type Pending = Part & { table: null };

export type Proposal = {
  assigned: (Part & { table: number })[];
  left: { part: Pending; reason: NoTableReason }[];
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
export const seatingSuggestion = ({ tables, parts, wishes }: Seating): Proposal => {
  const pending = parts.flatMap(pendingOf).sort((a, b) => a.group.id - b.group.id);
  const seatedBefore = parts.filter(({ table }) => table !== null);
  const tableSlots = tables.map(({ id, capacity }) => roomTableOf(id, capacity, seatedBefore));
  const question = {
    blocks: pending.map(({ group, members }) => ({
      group: group.id,
      people: members.filter(needsChair).length,
      side: group.invited_by,
    })),
    tableSlots,
    together: wishes.filter(({ kind }) => kind === 'together'),
    apart: wishes.filter(({ kind }) => kind === 'apart'),
  };
  const seats = tableSlots.length === 0 ? pending.map(() => -1) : searchSeats(question);
  const assigned = pending.flatMap((part, at) => {
    const table = tables[seats[at]!];
    return table ? [{ ...part, table: table.id }] : [];
  });
  const seated = [...seatedBefore, ...assigned];
  const before = tablesByGroup(seatedBefore);
  const after = tablesByGroup(seated);
  return {
    assigned,
    left: pending
      .filter((_, at) => seats[at] === -1)
      .map((part) => ({
        part,
        reason: noTableReason(part.members.filter(needsChair).length, tables, seated),
      })),
    separated: question.together.filter(
      (wish) => isConflict(wish, after) && !isConflict(wish, before),
    ),
    seated,
  };
};

/** The best table for some people without a seat, given the current plan; null when none has room. */
export const seatSuggestion = (
  seating: Seating,
  part: Part,
): Proposal['assigned'][number] | null => {
  const parts = [...seating.parts.filter(({ table }) => table !== null), part];
  return seatingSuggestion({ ...seating, parts }).assigned[0] ?? null;
};

const pendingOf = ({ group, table, members }: Part): Pending[] => {
  const coming = members.filter(({ isAttending }) => needsSeat(isAttending));
  return table === null && coming.length > 0 ? [{ group, table, members: coming }] : [];
};

const roomTableOf = (table: number, capacity: number, seatedBefore: readonly Part[]) => {
  const here = seatedBefore.filter((part) => part.table === table);
  const coming = here.map(({ group, members }) => ({
    group,
    people: members.filter(({ isAttending }) => needsSeat(isAttending)).length,
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

const noTableReason = (
  people: number,
  tables: readonly SeatingTable[],
  seated: readonly Part[],
): NoTableReason => {
  if (tables.length === 0) return 'no_table';
  if (tables.every(({ capacity }) => capacity < people)) return 'too_large';
  const hasRoom = tables.some(
    ({ id, capacity }) =>
      capacity - occupancyOf(seated.filter(({ table }) => table === id)).tentative >= people,
  );
  // A unit stays unseated despite free room only if it must be kept apart.
  return hasRoom ? 'apart' : 'full';
};
