export const liveKinds = [
  'answers',
  'guests',
  'events',
  'gifts',
  'notices',
  'door',
  'photos',
] as const;

export type LiveKind = (typeof liveKinds)[number];

/** Says that something of some kind changed, never what or whose. A screen that shows it loads it again. */
export type LiveChange = {
  kinds: readonly LiveKind[];
  /** The events whose responses changed; null when it may be any. */
  eventIds: readonly number[] | null;
};

export const anyChange: LiveChange = { kinds: liveKinds, eventIds: null };

/** Merges two changes. */
export const mergedChange = (one: LiveChange, other: LiveChange): LiveChange => ({
  kinds: liveKinds.filter((kind) => one.kinds.includes(kind) || other.kinds.includes(kind)),
  eventIds:
    one.eventIds && other.eventIds ? [...new Set([...one.eventIds, ...other.eventIds])] : null,
});

/** The part of a change that concerns a screen showing only these kinds; null when none does. */
export const changeWithin = (change: LiveChange, about: readonly LiveKind[]): LiveChange | null => {
  const kinds = change.kinds.filter((kind) => about.includes(kind));
  return kinds.length > 0 ? { ...change, kinds } : null;
};

/** Whether anything besides responses changed: people, invitations, diets, events. */
export const isMoreThanResponses = ({ kinds }: LiveChange): boolean =>
  kinds.some((kind) => kind === 'guests' || kind === 'events');

/** Whether the responses of one event may have changed. */
export const isAboutEvent = (change: LiveChange, eventId: number): boolean =>
  isMoreThanResponses(change) || change.eventIds === null || change.eventIds.includes(eventId);
