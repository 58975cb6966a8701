import { useEffect } from 'react';

/** A page that the back button wakes from the browser's memory would show a finished act. */
export const useFreshPage = () =>
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
