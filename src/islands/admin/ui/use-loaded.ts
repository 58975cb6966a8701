import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isSignedOut } from '#islands/client/api.ts';
import { reasonOf } from './dialogs/refusals.ts';

export type Loaded<T> = {
  data: T | null;
  loading: boolean;
  failure: string;
  /** What is on the screen stays until the answer is there. */
  load: () => void;
  /** Loads anew without a sign of it. @throws ApiError */
  refresh: () => Promise<void>;
  /** Loads what is not there yet. */
  ensure: () => void;
  /** Out of date: to be loaded before it is shown again. */
  forget: () => void;
  set: Dispatch<SetStateAction<T | null>>;
};

/** @param atOnce `initial` is only a part: the whole is asked for as soon as the island wakes up */
export const useLoaded = <T>(
  initial: T | null,
  fetch: () => Promise<T>,
  atOnce = false,
): Loaded<T> => {
  const [data, setData] = useState(initial);
  const [loading, setLoading] = useState(atOnce);
  const [failure, setFailure] = useState('');
  const asked = useRef(0);
  const underWay = useRef(false);

  const run = async () => {
    const mine = ++asked.current;
    underWay.current = true;
    try {
      const answer = await fetch();
      if (mine === asked.current) setData(answer);
    } catch (error) {
      // The session ended meanwhile: the page itself knows what to show.
      if (isSignedOut(error)) return location.reload();
      if (mine === asked.current) setFailure(reasonOf(error));
    }
    if (mine !== asked.current) return;
    underWay.current = false;
    setLoading(false);
  };
  const refresh = async () => {
    if (loading) return run();
    const mine = ++asked.current;
    const answer = await fetch();
    if (mine === asked.current) setData(answer);
  };
  const load = () => {
    setLoading(true);
    setFailure('');
    void run();
  };
  const runOnce = useEffectEvent(run);
  useEffect(() => {
    if (atOnce) void Promise.resolve().then(runOnce);
  }, [atOnce]);

  return {
    data,
    loading,
    failure,
    load,
    refresh,
    ensure: () => {
      if (data === null && !loading) load();
    },
    forget: () => {
      asked.current += 1;
      underWay.current = false;
      setData(null);
      setLoading(false);
    },
    set: (change) => {
      setData(change);
      // What is on its way was read before this change.
      if (underWay.current) void run();
    },
  };
};
