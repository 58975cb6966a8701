export const liveKinds = ['answers', 'guests', 'events', 'gifts'] as const;

export type LiveKind = (typeof liveKinds)[number];

/** That something changed, and of what kind: never what, nor whose. Who shows it asks for it anew. */
export type LiveChange = {
  kinds: readonly LiveKind[];
  /** The events whose answers changed; null when it may be any. */
  eventIds: readonly number[] | null;
};

export const anyChange: LiveChange = { kinds: liveKinds, eventIds: null };

/** Two changes as one. */
export const joinedChange = (one: LiveChange, other: LiveChange): LiveChange => ({
  kinds: liveKinds.filter((kind) => one.kinds.includes(kind) || other.kinds.includes(kind)),
  eventIds:
    one.eventIds && other.eventIds ? [...new Set([...one.eventIds, ...other.eventIds])] : null,
});

/** As much of a change as a screen is about that shows only these kinds; null when it is nothing to it. */
export const changeWithin = (change: LiveChange, about: readonly LiveKind[]): LiveChange | null => {
  const kinds = change.kinds.filter((kind) => about.includes(kind));
  return kinds.length > 0 ? { ...change, kinds } : null;
};

/** Whether something besides answers changed: people, invitations, diets, events. */
export const isBeyondAnswers = ({ kinds }: LiveChange): boolean =>
  kinds.some((kind) => kind === 'guests' || kind === 'events');

/** Whether the answers of one event may have changed. */
export const concernsEvent = (change: LiveChange, eventId: number): boolean =>
  isBeyondAnswers(change) || change.eventIds === null || change.eventIds.includes(eventId);
