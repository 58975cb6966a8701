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
export const searchSeats = (question: Question): readonly number[] => {
  const { units, boards } = question;
  const room = openRoom(question);
  const random = diceOf(units.length + 1);
  const pick = (below: number) => Math.floor(random() * below);
  const bySize = [...units.keys()].sort((a, b) => units[b]!.people - units[a]!.people || a - b);
  const shuffled = (some: readonly number[]) =>
    some
      .map((unit) => ({ unit, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ unit }) => unit);
  const unseated = () => bySize.filter((unit) => room.seats[unit] === -1);

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
  for (let round = 0; units.length > 1 && round < rounds; round += 1) {
    const violations = round % 2 === 0 ? bySize.filter(room.isViolation) : [];
    const cleared = Array.from({ length: tablesAtOnce }, () => pick(boards.length));
    if (violations.length > 0) {
      cleared.splice(1, tablesAtOnce, ...room.around(violations[pick(violations.length)]!));
    }
    const movers = bySize.filter((unit) => cleared.includes(room.seats[unit]!) && random() < 0.8);
    if (movers.length === 0) continue;
    const pending = [...movers, ...shuffled(unseated()).slice(0, candidates)];
    const before = pending.map((unit) => room.seats[unit]!);
    const worth = room.worth();
    movers.forEach(room.take);
    fill(round % 4 < 2 ? shuffled(pending) : pending, 0.1);
    if (room.worth() >= worth) continue;
    pending.forEach(room.take);
    pending.forEach((unit, at) => room.put(unit, before[at]!));
  }
  fill(unseated(), 0);
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
