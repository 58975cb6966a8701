import { useEffect } from 'react';

/** While something waits for the network, tries again as soon as it returns. */
export const useWhenOnline = (waiting: boolean, retry: () => void) =>
  useEffect(() => {
    if (!waiting) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [waiting, retry]);
