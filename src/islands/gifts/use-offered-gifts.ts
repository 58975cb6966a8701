import { useState } from 'react';
import type { OfferedGift } from '#domain/gifts/gift-list.ts';
import { api, call } from '#islands/client/api.ts';

export type OfferedGifts = {
  gifts: readonly OfferedGift[];
  /** The list is being loaded again: skeletons are shown. */
  loading: boolean;
  /** The reload failed: the list may be outdated. */
  failed: boolean;
  /** Fetches the current list and replaces the shown one without a loading state. */
  request: () => Promise<readonly OfferedGift[]>;
  /** For when the shown list is known to be wrong. */
  reload: () => Promise<readonly OfferedGift[]>;
};

/** The list came with the page; it is asked for again before a guest pays. */
export const useOfferedGifts = (initial: readonly OfferedGift[]): OfferedGifts => {
  const [gifts, setGifts] = useState(initial);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);

  const request = async () => {
    const now = await call(api.api.gifts.$get());
    setGifts(now);
    return now;
  };

  const reload = async () => {
    setLoading(true);
    setFailed(false);
    try {
      return await request();
    } catch {
      setFailed(true);
      return gifts;
    } finally {
      setLoading(false);
    }
  };

  return { gifts, loading, failed, request, reload };
};
