import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** The server's time, ticking: 'hace 5 minutos' must not depend on this device's clock. */
export const useNow = (serverNow: string): Date => {
  const [now, setNow] = useState(() => new Date(serverNow));
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(
      () => setNow(new Date(Date.parse(serverNow) + performance.now() - started)),
      tickMs,
    );
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
};
