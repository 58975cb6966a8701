import type { Phase, PhaseSetting } from '#domain/days/phase.ts';

/** When the wedding's days are, and whether the couple decided the phase by hand. Times: ISO with the wedding's offset. */
export type DaysView = {
  setting: PhaseSetting;
  /** The phase now, if the couple leaves it to the calendar. */
  clock: Phase;
  /** Null without any event. */
  from: string | null;
  until: string | null;
  /** When this was read. */
  read_at: string;
};
