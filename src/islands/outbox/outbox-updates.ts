import type { Result } from './result.ts';

const channel = 'convite-outbox';

/** Tells every open page, this one too, what became of what waited. */
export const notifyResults = (results: Result[]): void => {
  if (results.length === 0 || !('BroadcastChannel' in globalThis)) return;
  const open = new BroadcastChannel(channel);
  open.postMessage(results);
  open.close();
};

/** The worker or another page may be the one who sent it. @returns how to stop */
export const subscribeToResults = (handle: (results: Result[]) => void): (() => void) => {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const open = new BroadcastChannel(channel);
  open.onmessage = ({ data }: { data: Result[] }) => handle(data);
  return () => open.close();
};
