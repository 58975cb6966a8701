import type { MessagingGuests, MessageView } from '#contract/messages.ts';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call } from '#islands/client/api.ts';
import { withStates } from './with-states.ts';

/** Brings the list up to date with what became of some sendings: the guests themselves are not loaded again. */
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
    set((before) => before && withStates(before, lists.flat()));
  } catch {
    // The page says elsewhere that nothing can be reached, and asks again.
  }
};
