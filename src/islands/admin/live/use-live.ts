import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeWithin, type LiveChange, type LiveKind } from '#domain/history/live-change.ts';
import { isSignedOut } from '#islands/client/api.ts';
import { combineChanges } from '#islands/client/live/combine-changes.ts';
import { type LiveState, watchChanges } from '#islands/client/live/watch-changes.ts';
import { refreshMenuCounts } from './menu-counts.ts';

type Setting = {
  /** The state of the page's data: the mark that the server wrote into it. */
  since: string;
  /** Updates the screen without a loading state; on a failure it throws and changes nothing. */
  refresh: (change: LiveChange) => Promise<void>;
  /** The kinds of data that the screen shows; must be a constant. */
  about?: readonly LiveKind[];
  /** Something is being edited: updates are held back. */
  isBlocked?: boolean;
};

export type Live = {
  state: LiveState;
  updatedAt: Date | null;
  /** An update is held back until editing ends. */
  pending: boolean;
  /** Shows it at once. */
  show: () => void;
};

const guestList: readonly LiveKind[] = ['answers', 'guests', 'events'];

/** Keeps a screen of the couple up to date while it is open. */
export const useLive = ({
  since,
  refresh,
  about = guestList,
  isBlocked = false,
}: Setting): Live => {
  const [state, setState] = useState<LiveState>('connecting');
  const [updatedAt, setUpdatedAt] = useState<Date | null>(null);
  const [pending, setPending] = useState(false);
  const changes = useRef<ReturnType<typeof combineChanges>>(null);

  const refreshNow = useEffectEvent(async (change: LiveChange) => {
    try {
      await refresh(change);
      setUpdatedAt(new Date());
    } catch (error) {
      // The page itself knows what to show; unsaved input would be lost with a reload.
      if (isSignedOut(error) && !isBlocked) location.reload();
    }
  });

  useEffect(() => {
    const combined = combineChanges({
      refresh: (change) => refreshNow(change),
      onPending: setPending,
    });
    changes.current = combined;
    // What waits may concern another section than the one that is open.
    const menu = combineChanges({ refresh: refreshMenuCounts, onPending: () => undefined });
    const onChange = (change: LiveChange) => {
      menu.add(change);
      const part = changeWithin(change, about);
      if (part) combined.add(part);
    };
    const stop = watchChanges({ address: '/api/admin/live', since, onChange, onState: setState });
    return () => {
      stop();
      combined.stop();
      menu.stop();
    };
  }, [since, about]);

  useEffect(() => changes.current?.block(isBlocked), [isBlocked]);

  return { state, updatedAt, pending, show: () => changes.current?.now() };
};
