/** Until when guests may answer for an event: its own deadline, or else the one for all; null: without end. */
export const deadlineOf = (own: Date | null, forAll: Date | null): Date | null => own ?? forAll;

/** The instant itself still counts. */
export const isPast = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() > deadline.getTime();
