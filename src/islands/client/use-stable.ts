import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the latest version: for memoised children. Must not be called
 * during render.
 */
export const useStable = <Given extends unknown[], Result>(
  latest: (...given: Given) => Result,
): ((...given: Given) => Result) => {
  const held = useRef(latest);
  useLayoutEffect(() => {
    held.current = latest;
  });
  return useCallback((...given: Given) => held.current(...given), []);
};
