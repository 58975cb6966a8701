/** What a guest said, and when: chosen on a screen, or waiting in the outbox. */
export type Timed<Value> = {
  value: Value;
  /** In milliseconds since 1970. */
  at: number;
};

export type Pending = {
  /** The server holds another person's answer, and the guest is to decide: it is not sent. */
  needsReview?: boolean;
};

/** What is known of one thing that guests are asked: who comes, what somebody eats, an answer. */
export type Known<Value, Selected extends Timed<Value>, Saved extends Timed<Value> & Pending> = {
  /** As the server has it. */
  stored: Value;
  selected: Selected | undefined;
  pending: Saved | undefined;
};

/** What the guest said last and the server has not acknowledged. */
export const ownOf = <Value, Selected extends Timed<Value>, Saved extends Timed<Value>>({
  selected,
  pending,
}: Pick<Known<Value, Selected, Saved>, 'selected' | 'pending'>): Selected | Saved | undefined =>
  selected && pending ? (selected.at > pending.at ? selected : pending) : (selected ?? pending);

/** What a screen shows: what the guest said last, else what is stored. */
export const shownOf = <Value>(known: Known<Value, Timed<Value>, Timed<Value>>): Value => {
  const own = ownOf(known);
  return own ? own.value : known.stored;
};

/** Whether what a screen shows has to be sent. What waits may still arrive: what takes it back has to follow. */
export const isToSend = <Value>(
  known: Known<Value, Timed<Value>, Timed<Value> & Pending>,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): boolean => {
  const { stored, pending } = known;
  return !isSame(shownOf(known), pending && !pending.needsReview ? pending.value : stored);
};
