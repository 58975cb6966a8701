import { useRef, useState } from 'react';
import type { KitchenView } from '#contract/kitchen/kitchen-sheets.ts';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call } from '#islands/client/api.ts';
import { keepInAddress } from '#islands/client/keep-in-address.ts';

/** Which event, and which of its sent sheets it is compared with; null for the last one. */
type Option = { eventId: number; since: number | null };

const load = ({ eventId, since }: Option): Promise<KitchenView> =>
  call<KitchenView>(
    api.api.admin['kitchen-sheets'].event[':eventId'].$get({
      param: { eventId: `${eventId}` },
      query: since === null ? {} : { since: `${since}` },
    }),
  );

/** The sheet on the screen, kept in the address, so that a reload or a link shows the same. */
export const useKitchen = (first: KitchenView | null, since: number | null) => {
  const [option, setOption] = useState<Option>({ eventId: first?.event.id ?? 0, since });
  // A late answer of an update is about the choice of that moment.
  const selected = useRef(option);
  const loaded = useLoaded<KitchenView>(first, () => load(selected.current));

  const choose = (next: Option) => {
    selected.current = next;
    setOption(next);
    keepInAddress({ event: `${next.eventId}`, since: `${next.since ?? ''}` });
    loaded.loadWith(() => load(next));
  };

  // Until another event has arrived there is nothing to print or to mark.
  const view = loaded.data?.event.id === option.eventId ? loaded.data : null;
  return { ...loaded, view, option, choose };
};
