export type Rehearsal = ReturnType<typeof openRehearsal>;

/**
 * The demo at another moment: every rule, page and message follows this clock, and phones are told how far it is ahead of theirs. Kept
 * in memory: a restart is now again.
 * @param base the time as it is
 */
export const openRehearsal = (base: () => Date) => {
  let ahead = 0;
  return {
    /** In milliseconds; 0 while nothing is rehearsed. */
    ahead: () => ahead,
    clock: () => new Date(base().getTime() + ahead),
    /** @param moment null: as it is */
    move: (moment: Date | null) => {
      ahead = moment === null ? 0 : moment.getTime() - base().getTime();
    },
  };
};
