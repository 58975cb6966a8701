/** What a phone at the door says of a person: they have arrived, or that was a mistake. */
export type ArrivalFact = {
  /** Made by the phone, so that sent twice it is one fact. */
  id: string;
  arrived: boolean;
  /** When the helper tapped, in milliseconds since 1970. */
  at: number;
};

/** Facts of one time have an order of their own, the same on every phone. */
const inOrder = (one: ArrivalFact, other: ArrivalFact) =>
  one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id));

/** All facts that either side knows, each once, in the order in which they happened. */
export const mergedFacts = (
  some: readonly ArrivalFact[],
  rest: readonly ArrivalFact[],
): ArrivalFact[] =>
  [...new Map([...some, ...rest].map((fact) => [fact.id, fact])).values()].sort(inOrder);

/**
 * When the person arrived: the earliest arrival since the last correction, in milliseconds since 1970; null where the last fact is a
 * correction, or there is none. The order in which facts came in does not matter.
 */
export const arrivedAt = (facts: readonly ArrivalFact[]): number | null => {
  let since: number | null = null;
  for (const { arrived, at } of [...facts].sort(inOrder)) since = arrived ? (since ?? at) : null;
  return since;
};

/** Who came though the list did not say so. */
export const surpriseKinds = ['unlisted', 'instead_of', 'declined', 'other_event'] as const;

export type SurpriseKind = (typeof surpriseKinds)[number];

/** What the couple has done about it. */
export const surpriseStatuses = ['open', 'seated', 'dismissed'] as const;
