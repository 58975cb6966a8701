import type { MessagingGuests, MessageView } from '#contract/messages.ts';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call } from '#islands/client/api.ts';
import { withDeliveryStates } from './with-delivery-states.ts';

/** Updates the states of some campaigns in the list without loading the guests again. */
export const showStates = async (
  { set }: Loaded<MessagingGuests>,
  campaignIds: readonly number[],
): Promise<void> => {
  try {
    const lists = await Promise.all(
      campaignIds.map((campaign) =>
        call<MessageView[]>(
          api.api.admin.whatsapp.status.$get({ query: { campaign: `${campaign}` } }),
        ),
      ),
    );
    set((before) => before && withDeliveryStates(before, lists.flat()));
  } catch {
    // The page already shows that the server is unreachable, and polls again.
  }
};
