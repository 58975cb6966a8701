import { isPast } from '../responses/deadline.ts';

/** The most people that a group may bring beside those it was invited with. */
export const extraPlacesLimit = 10;

type Person = { is_companion: boolean };

/** Companions that a group may still bring; none where it brings more than its places by now. */
export const remainingCompanions = (extraPlaces: number, members: readonly Person[]): number =>
  Math.max(0, extraPlaces - members.filter((member) => member.is_companion).length);

/** Companions may come and go until the last deadline of their group's events has passed. */
export const areCompanionsClosed = (deadlines: readonly (Date | null)[], now: Date): boolean =>
  deadlines.length > 0 && deadlines.every((deadline) => isPast(deadline, now));
