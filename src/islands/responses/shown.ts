/** What a guest said, and when: chosen on a screen, or waiting in the outbox. */
export type Timed<Value> = {
  value: Value;
  /** In milliseconds since 1970. */
  at: number;
};

export type Waiting = {
  /** The server holds another person's answer, and the guest is to decide: it is not sent. */
  isUndecided?: boolean;
};

/** What is known of one thing that guests are asked: who comes, what somebody eats, an answer. */
export type Known<Value, Chosen extends Timed<Value>, Kept extends Timed<Value> & Waiting> = {
  /** As the server has it. */
  stored: Value;
  chosen: Chosen | undefined;
  waiting: Kept | undefined;
};

/** What the guest said last and the server has not acknowledged. */
export const ownOf = <Value, Chosen extends Timed<Value>, Kept extends Timed<Value>>({
  chosen,
  waiting,
}: Pick<Known<Value, Chosen, Kept>, 'chosen' | 'waiting'>): Chosen | Kept | undefined =>
  chosen && waiting ? (chosen.at > waiting.at ? chosen : waiting) : (chosen ?? waiting);

/** What a screen shows: what the guest said last, else what is stored. */
export const shownOf = <Value>(known: Known<Value, Timed<Value>, Timed<Value>>): Value => {
  const own = ownOf(known);
  return own ? own.value : known.stored;
};

/** Whether what a screen shows has to be sent. What waits may still arrive: what takes it back has to follow. */
export const isToSend = <Value>(
  known: Known<Value, Timed<Value>, Timed<Value> & Waiting>,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): boolean => {
  const { stored, waiting } = known;
  return !isSame(shownOf(known), waiting && !waiting.isUndecided ? waiting.value : stored);
};
