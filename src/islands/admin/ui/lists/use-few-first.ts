import { startTransition, useEffect, useState } from 'react';

/** The number of steps before the rest: a fast typist has pressed the next key by then. */
const steps = 5;
const stepMs = 100;

/**
 * How many of a list to draw. Another list begins with the first few and grows step by step, so that no
 * key waits for more than one of them; the rest follows when typing has stopped. What comes with the
 * page is drawn whole.
 * @param list something else whenever the list is another one
 * @param few as many as are laid out within a frame
 */
export const useFewFirst = (list: unknown, few: number): number => {
  const [drawn, setDrawn] = useState({ list, step: steps });
  const step = drawn.list === list ? drawn.step : 0;
  useEffect(() => {
    if (step === steps) return undefined;
    const next = { list, step: step + 1 };
    const timer = setTimeout(() => startTransition(() => setDrawn(next)), stepMs);
    return () => clearTimeout(timer);
  }, [list, step]);
  return step === steps ? Infinity : few * (step + 1);
};
