import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until the island listens, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
