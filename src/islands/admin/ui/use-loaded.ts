import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isSignedOut } from '#islands/client/api.ts';
import { reasonOf } from './dialogs/rejection-reason.ts';

export type Loaded<T> = {
  data: T | null;
  loading: boolean;
  failure: string;
  /** The old data stays on the screen until the answer arrives. */
  load: () => void;
  /** The same with another request than the usual one. */
  loadWith: (request: () => Promise<T>) => void;
  /** Reloads without a loading state. @throws ApiError */
  refresh: () => Promise<void>;
  /** Loads the data if it was not loaded yet. */
  ensure: () => void;
  /** Marks the data as outdated: it is reloaded before it is shown again. */
  clear: () => void;
  set: Dispatch<SetStateAction<T | null>>;
};

/**
 * @param atOnce `initial` is only a part: the whole is requested on hydration
 * @param onFailure called beside setting `failure`, not after a failed `refresh`
 */
export const useLoaded = <T>(
  initial: T | null,
  fetch: () => Promise<T>,
  atOnce = false,
  onFailure?: (error: unknown) => void,
): Loaded<T> => {
  const [data, setData] = useState(initial);
  const [loading, setLoading] = useState(atOnce);
  const [failure, setFailure] = useState('');
  const latestRequest = useRef(0);
  const inProgress = useRef(false);
  const changes = useRef(0);

  const run = async (request = fetch) => {
    const mine = ++latestRequest.current;
    inProgress.current = true;
    try {
      const answer = await request();
      if (mine === latestRequest.current) setData(answer);
    } catch (error) {
      // The session ended meanwhile: the page shows the login form.
      if (isSignedOut(error)) return location.reload();
      if (mine === latestRequest.current) {
        setFailure(reasonOf(error));
        onFailure?.(error);
      }
    }
    if (mine !== latestRequest.current) return;
    inProgress.current = false;
    setLoading(false);
  };
  const refresh = async (): Promise<void> => {
    if (loading) return run();
    const mine = ++latestRequest.current;
    const before = changes.current;
    const answer = await fetch();
    if (mine !== latestRequest.current) return;
    // Requested before a change of this screen: the answer may lack it.
    if (before !== changes.current) return refresh();
    setData(answer);
  };
  const loadWith = (request: () => Promise<T>) => {
    setLoading(true);
    setFailure('');
    void run(request);
  };
  const load = () => loadWith(fetch);
  const runOnce = useEffectEvent(run);
  useEffect(() => {
    if (atOnce) void Promise.resolve().then(() => runOnce());
  }, [atOnce]);

  return {
    data,
    loading,
    failure,
    load,
    loadWith,
    refresh,
    ensure: () => {
      if (data === null && !loading) load();
    },
    clear: () => {
      latestRequest.current += 1;
      inProgress.current = false;
      setData(null);
      setLoading(false);
    },
    set: (change) => {
      changes.current += 1;
      setData(change);
      // A response under way is older than this change.
      if (inProgress.current) void run();
    },
  };
};
