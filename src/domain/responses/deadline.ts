/** Until when guests may answer for an event: its own deadline, or else the one for all; null: without end. */
export const deadlineOf = (own: Date | null, forAll: Date | null): Date | null => own ?? forAll;

const nearMs = 3 * 24 * 60 * 60_000;

/** So little time is left that the couple writes to those who have not responded. */
export const isNear = (deadline: Date | null, now: Date): deadline is Date =>
  deadline !== null && !isPast(deadline, now) && deadline.getTime() - now.getTime() <= nearMs;

/** The instant itself still counts. */
export const isPast = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() > deadline.getTime();
