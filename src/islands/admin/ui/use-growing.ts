import { startTransition, useEffect, useState } from 'react';

type Setting = {
  /** Drawn at once when the list becomes another one. */
  few: number;
  /** The rest follows, so many at a time, while nobody types. */
  step: number;
};

const pauseMs = 250;
const betweenMs = 30;

/**
 * How many of a list to draw. A key in a filter makes another list: drawn whole, it would keep the next
 * key waiting on a slow machine. What comes with the page is drawn whole.
 * @param list something else whenever the list is another one
 */
export const useGrowing = (list: unknown, all: number, { few, step }: Setting): number => {
  const [grown, setGrown] = useState({ list, count: Infinity });
  const count = Math.min(all, grown.list === list ? grown.count : few);

  useEffect(() => {
    if (count >= all) return undefined;
    const next = count + step;
    const timer = setTimeout(
      () => startTransition(() => setGrown({ list, count: next >= all ? Infinity : next })),
      count === few ? pauseMs : betweenMs,
    );
    return () => clearTimeout(timer);
  }, [list, all, count, few, step]);

  return count;
};
