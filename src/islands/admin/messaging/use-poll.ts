import { useEffect, useEffectEvent } from 'react';

const pollMs = 5000;

/** Asks again and again while somebody looks, and at once when they come back. */
export const usePoll = (ask: () => void) => {
  const poll = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') ask();
  });
  useEffect(() => {
    const again = () => poll();
    const timer = setInterval(again, pollMs);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
};
