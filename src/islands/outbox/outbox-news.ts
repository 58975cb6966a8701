import type { Outcome } from './outcome.ts';

const channel = 'convite-outbox';

/** Tells every open page, this one too, what became of what waited. */
export const tellOutcomes = (outcomes: Outcome[]): void => {
  if (outcomes.length === 0 || !('BroadcastChannel' in globalThis)) return;
  const open = new BroadcastChannel(channel);
  open.postMessage(outcomes);
  open.close();
};

/** The worker or another page may be the one who sent it. @returns how to stop */
export const hearOutcomes = (hear: (outcomes: Outcome[]) => void): (() => void) => {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const open = new BroadcastChannel(channel);
  open.onmessage = ({ data }: { data: Outcome[] }) => hear(data);
  return () => open.close();
};
