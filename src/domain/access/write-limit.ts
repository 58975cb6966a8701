/**
 * Limit of calls per hour by which one group changes something. A family of ten that responds for ten events,
 * each from their own phone, needs a hundred.
 */
export const writesPerHour = 600;

const hourMs = 60 * 60_000;

/** The writes of one group since the first of them. */
export type Writes = { since: Date; count: number };

const isOver = ({ since }: Writes, now: Date) => now.getTime() - since.getTime() >= hourMs;

/** Milliseconds until the next write is accepted; 0 when it is accepted now. */
export const writesLockedFor = (writes: Writes | undefined, now: Date): number =>
  !writes || isOver(writes, now) || writes.count < writesPerHour
    ? 0
    : writes.since.getTime() + hourMs - now.getTime();

/** The writes after one more; after an hour the count starts again. */
export const afterWrite = (writes: Writes | undefined, now: Date): Writes =>
  !writes || isOver(writes, now)
    ? { since: now, count: 1 }
    : { ...writes, count: writes.count + 1 };
