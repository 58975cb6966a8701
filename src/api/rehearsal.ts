export type Rehearsal = ReturnType<typeof openRehearsal>;

/**
 * The demo at another moment: every rule, page and message follows this clock, and phones are told how far it is ahead of theirs. Kept
 * in memory: a restart is now again.
 * @param base the time as it is
 */
export const openRehearsal = (base: () => Date) => {
  let offset = 0;
  return {
    /** In milliseconds; 0 while nothing is rehearsed. */
    offset: () => offset,
    clock: () => new Date(base().getTime() + offset),
    /** @param startTime null: as it is */
    move: (startTime: Date | null) => {
      offset = startTime === null ? 0 : startTime.getTime() - base().getTime();
    },
  };
};
