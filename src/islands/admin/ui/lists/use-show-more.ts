import { startTransition, useEffect, useState } from 'react';

/** So many times the first items, slowly: a fast typist has pressed the next key by then. */
const slowSteps = 5;
const slowMs = 100;
/** Afterwards quicker, but never so many at once that a key is held up by their layout. */
const quickMs = 20;
const quickTimes = 2;

/**
 * How many items of a list to render. A new list begins with the first few and grows in steps, so that a
 * keystroke waits for one step at most. The list that comes with the page is rendered whole.
 * @param list another value for another list
 * @param first as many items as are laid out within a frame
 * @param page as many as there are to render; Infinity is returned once they are
 */
export const useShowMore = (list: unknown, first: number, page: number): number => {
  const [visible, setVisible] = useState({ list, count: Infinity });
  const count = visible.list === list ? visible.count : first;
  useEffect(() => {
    if (count >= page) return undefined;
    const isSlow = count <= first * slowSteps;
    const next = { list, count: count + first * (isSlow ? 1 : quickTimes) };
    const show = () => startTransition(() => setVisible(next));
    const timer = setTimeout(show, isSlow ? slowMs : quickMs);
    return () => clearTimeout(timer);
  }, [list, count, first, page]);
  return count >= page ? Infinity : count;
};
