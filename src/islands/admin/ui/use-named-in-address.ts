import { useEffect, useEffectEvent } from 'react';
import { keepInAddress } from '#islands/client/keep-in-address.ts';

/**
 * Opens what a link of the search names, once: `?group=12`. The address forgets it, so that a reload opens nothing.
 * @param isReady once it can be opened
 */
export const useNamedInAddress = (name: string, open: (id: number) => void, isReady = true) => {
  const openIt = useEffectEvent(open);
  useEffect(() => {
    if (!isReady) return;
    const id = Number(new URLSearchParams(location.search).get(name));
    if (!id) return;
    keepInAddress({ [name]: '' });
    openIt(id);
  }, [name, isReady]);
};
