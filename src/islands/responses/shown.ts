/** A guest's word: chosen on a screen, or waiting in the outbox. */
export type Word<Value> = {
  value: Value;
  /** In milliseconds since 1970. */
  at: number;
};

export type Waiting = {
  /** The server holds another person's word, and the guest is to decide: it is not sent. */
  isUndecided?: boolean;
};

/** What is known of one thing that guests are asked: who comes, what somebody eats, an answer. */
export type Known<Value, Chosen extends Word<Value>, Kept extends Word<Value> & Waiting> = {
  /** As the server has it. */
  stored: Value;
  chosen: Chosen | undefined;
  waiting: Kept | undefined;
};

/** The guest's last word that the server has not acknowledged. */
export const ownOf = <Value, Chosen extends Word<Value>, Kept extends Word<Value>>({
  chosen,
  waiting,
}: Pick<Known<Value, Chosen, Kept>, 'chosen' | 'waiting'>): Chosen | Kept | undefined =>
  chosen && waiting ? (chosen.at > waiting.at ? chosen : waiting) : (chosen ?? waiting);

/** What a screen shows: the guest's last word, else what is stored. */
export const shownOf = <Value>(known: Known<Value, Word<Value>, Word<Value>>): Value => {
  const own = ownOf(known);
  return own ? own.value : known.stored;
};

/** Whether what a screen shows has to be sent. What waits may still arrive: a word that was taken back follows it. */
export const isToSend = <Value>(
  known: Known<Value, Word<Value>, Word<Value> & Waiting>,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): boolean => {
  const { stored, waiting } = known;
  return !isSame(shownOf(known), waiting && !waiting.isUndecided ? waiting.value : stored);
};
