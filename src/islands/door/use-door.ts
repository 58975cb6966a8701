import { useEffect, useState, useSyncExternalStore } from 'react';
import { newSubmissionKey } from '#islands/client/submission-key.ts';
import { doorCalls, doorTime } from './door-calls.ts';
import { createDoor } from './door-client.ts';
import { browserStore } from './door-store.ts';

/** How often an open page asks what the other phones have said. */
const everyMs = 20_000;

/** This phone at the door: what it knows, and what it does by itself. */
export const useDoor = () => {
  const [door] = useState(() =>
    createDoor({ store: browserStore, calls: doorCalls, now: doorTime, newId: newSubmissionKey }),
  );
  const state = useSyncExternalStore(door.subscribe, door.state, door.state);

  useEffect(() => {
    // Behind the sign: no server and no log ever sees it.
    const open = () => void door.open(location.hash.slice(1) || undefined);
    const sync = () => {
      if (document.visibilityState === 'visible') void door.sync();
    };
    open();
    const timer = setInterval(sync, everyMs);
    addEventListener('hashchange', open);
    addEventListener('online', sync);
    document.addEventListener('visibilitychange', sync);
    return () => {
      clearInterval(timer);
      removeEventListener('hashchange', open);
      removeEventListener('online', sync);
      document.removeEventListener('visibilitychange', sync);
    };
  }, [door]);

  return { door, state };
};
