import { useState } from 'react';
import type { OfferedGift } from '#domain/gifts/gift-list.ts';
import { api, call } from '#islands/client/api.ts';

export type OfferedGifts = {
  gifts: readonly OfferedGift[];
  /** The list is on its way again: its place shows skeletons. */
  loading: boolean;
  /** The list could not be read again: what is shown may be old. */
  failed: boolean;
  /** What is offered now. The shown list follows without a flicker. */
  ask: () => Promise<readonly OfferedGift[]>;
  /** For when the shown list is known to be wrong. */
  reload: () => Promise<readonly OfferedGift[]>;
};

/** The list came with the page; it is asked for again before a guest pays. */
export const useOfferedGifts = (initial: readonly OfferedGift[]): OfferedGifts => {
  const [gifts, setGifts] = useState(initial);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);

  const ask = async () => {
    const now = await call(api.api.gifts.$get());
    setGifts(now);
    return now;
  };

  const reload = async () => {
    setLoading(true);
    setFailed(false);
    try {
      return await ask();
    } catch {
      setFailed(true);
      return gifts;
    } finally {
      setLoading(false);
    }
  };

  return { gifts, loading, failed, ask, reload };
};
