import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One and the same function at every drawing, which does what the latest one does: for parts that are drawn
 * again only when something of theirs is another. Not to be called while drawing.
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
