import { startTransition, useEffect, useState } from 'react';

/** The number of steps before the rest: a fast typist has pressed the next key by then. */
const steps = 5;
const stepMs = 100;

/**
 * How many items of a list to render. A new list begins with the first few and grows in steps, so that a
 * keystroke waits for one step at most. The list that comes with the page is rendered whole.
 * @param list another value for another list
 * @param first as many items as are laid out within a frame
 */
export const useShowMore = (list: unknown, first: number): number => {
  const [visible, setVisible] = useState({ list, step: steps });
  const step = visible.list === list ? visible.step : 0;
  useEffect(() => {
    if (step === steps) return undefined;
    const next = { list, step: step + 1 };
    const timer = setTimeout(() => startTransition(() => setVisible(next)), stepMs);
    return () => clearTimeout(timer);
  }, [list, step]);
  return step === steps ? Infinity : first * (step + 1);
};
