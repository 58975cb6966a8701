import { useEffect } from 'react';

/** While something waits for the network, retries when it returns and when the page becomes visible. */
export const useWhenOnline = (pending: boolean, retry: () => void) =>
  useEffect(() => {
    if (!pending) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') retry();
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', look);
    };
  }, [pending, retry]);
