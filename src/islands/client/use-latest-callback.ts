import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the latest version: for memoised children. Must not be called
 * during render.
 */
export const useLatestCallback = <Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const handlerRef = useRef(latest);
  useLayoutEffect(() => {
    handlerRef.current = latest;
  });
  return useCallback((...args: Args) => handlerRef.current(...args), []);
};
