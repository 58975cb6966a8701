/**
 * Limit of calls per hour by which one group changes something. A family of ten that responds for ten events,
 * each from their own phone, needs a hundred.
 */
export const mutationsPerHour = 600;

const hourMs = 60 * 60_000;

/** The writes of one group, or one helper, since the first of them. */
export type Mutations = { since: Date; count: number };

const isOver = ({ since }: Mutations, now: Date) => now.getTime() - since.getTime() >= hourMs;

/** Milliseconds until the next write is accepted; 0 when it is accepted now. */
export const mutationsLockedFor = (
  mutations: Mutations | undefined,
  now: Date,
  perHour = mutationsPerHour,
): number =>
  !mutations || isOver(mutations, now) || mutations.count < perHour
    ? 0
    : mutations.since.getTime() + hourMs - now.getTime();

/** The writes after one more; after an hour the count starts again. */
export const afterWrite = (mutations: Mutations | undefined, now: Date): Mutations =>
  !mutations || isOver(mutations, now)
    ? { since: now, count: 1 }
    : { ...mutations, count: mutations.count + 1 };
