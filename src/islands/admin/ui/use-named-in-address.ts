import { useEffect, useEffectEvent } from 'react';
import { keepInAddress } from '#islands/client/keep-in-address.ts';

/**
 * Takes what a link to a screen says, once: `?reminder=not_saved`. The address forgets it, so that a reload does nothing.
 * @param isReady once it can be taken
 */
export const useWordInAddress = (name: string, take: (word: string) => void, isReady = true) => {
  const takeIt = useEffectEvent(take);
  useEffect(() => {
    if (!isReady) return;
    const word = new URLSearchParams(location.search).get(name);
    if (!word) return;
    keepInAddress({ [name]: '' });
    takeIt(word);
  }, [name, isReady]);
};

/** Opens what a link of the search names, once: `?group=12`. */
export const useNamedInAddress = (name: string, open: (id: number) => void, isReady = true) =>
  useWordInAddress(
    name,
    (word) => {
      if (Number(word)) open(Number(word));
    },
    isReady,
  );
