import { useEffect, useEffectEvent } from 'react';

const pollMs = 5000;

/** Polls while the page is visible, and at once when it becomes visible again. */
export const usePoll = (request: () => void) => {
  const poll = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') request();
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
