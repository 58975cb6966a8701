import { useEffect, useRef } from 'react';

type StepEntry = { rsvpStep?: number } | null;

/** The browser's back button goes a step back, not out of the wizard. */
export const useStepHistory = (step: number, go: (step: number) => void) => {
  const opened = useRef(false);

  useEffect(() => {
    const entry = history.state as StepEntry;
    if (!opened.current) {
      // The step of the address is for a page without scripts.
      history.replaceState({ ...entry, rsvpStep: step }, '', location.pathname);
    } else if (entry?.rsvpStep !== step) history.pushState({ rsvpStep: step }, '');
    opened.current = true;
  }, [step]);

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const entered = (state as StepEntry)?.rsvpStep;
      if (entered !== undefined) go(entered);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [go]);
};
