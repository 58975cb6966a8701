import { useRef, useState } from 'react';
import type { KitchenView } from '#contract/kitchen/kitchen-sheets.ts';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call } from '#islands/client/api.ts';
import { keepInAddress } from '#islands/client/keep-in-address.ts';

/** Which event, and which of its sent sheets it is compared with; null for the last one. */
type Choice = { eventId: number; since: number | null };

const load = ({ eventId, since }: Choice): Promise<KitchenView> =>
  call<KitchenView>(
    api.api.admin['kitchen-sheets'].event[':eventId'].$get({
      param: { eventId: `${eventId}` },
      query: since === null ? {} : { since: `${since}` },
    }),
  );

/** The sheet on the screen, kept in the address, so that a reload or a link shows the same. */
export const useKitchen = (first: KitchenView | null, since: number | null) => {
  const [choice, setChoice] = useState<Choice>({ eventId: first?.event.id ?? 0, since });
  // A late answer of an update is about the choice of that moment.
  const chosen = useRef(choice);
  const loaded = useLoaded<KitchenView>(first, () => load(chosen.current));

  const choose = (next: Choice) => {
    chosen.current = next;
    setChoice(next);
    keepInAddress({ event: `${next.eventId}`, since: `${next.since ?? ''}` });
    loaded.loadWith(() => load(next));
  };

  // Until another event has arrived there is nothing to print or to mark.
  const view = loaded.data?.event.id === choice.eventId ? loaded.data : null;
  return { ...loaded, view, choice, choose };
};
