import { startTransition, useEffect, useState } from 'react';

/** Whoever still types has hit the next key by then. */
const pauseMs = 500;

/**
 * How many of a list to draw. Another list begins with what the eye falls on; the rest follows when
 * nobody types any more. What comes with the page is drawn whole.
 * @param list something else whenever the list is another one
 */
export const useFewFirst = (list: unknown, few: number): number => {
  const [whole, setWhole] = useState(list);
  useEffect(() => {
    if (whole === list) return undefined;
    const timer = setTimeout(() => startTransition(() => setWhole(list)), pauseMs);
    return () => clearTimeout(timer);
  }, [whole, list]);
  return whole === list ? Infinity : few;
};
