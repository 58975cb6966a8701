import { useEffect } from 'react';

/** A page from the back/forward cache would still show the finished action as under way. */
export const useFreshPage = () =>
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
