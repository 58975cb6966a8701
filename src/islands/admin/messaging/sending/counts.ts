import { countTexts } from '#content/texts/sending.ts';
import { joinNames } from '#content/texts/join-names.ts';
import type { CampaignView } from '#contract/messages.ts';
import {
  isPending,
  mayGoAgain,
  type MessageState,
  messageStates,
} from '#domain/messages/queued-message.ts';

type Counts = CampaignView['counts'];

export const countOf = (counts: Counts, is: (state: MessageState) => boolean): number =>
  messageStates.reduce((sum, state) => sum + (is(state) ? (counts[state] ?? 0) : 0), 0);

export const allOf = (counts: Counts): number => countOf(counts, () => true);

/** Order of the summary: under way, succeeded, failed. */
const stateOrder = [
  'queued',
  'sending',
  'accepted',
  'delivered',
  'read',
  'uncertain',
  'failed',
] as const satisfies readonly MessageState[];

/** '12 enviados, 1 sin confirmar y 2 no se enviaron' */
export const summaryOf = (counts: Counts): string =>
  joinNames(
    stateOrder.flatMap((state) => {
      const count = counts[state] ?? 0;
      return count > 0 ? [countTexts[state](count)] : [];
    }),
  );

/** The sum of all active campaigns; without one, the latest campaign. */
export const currentCounts = (campaigns: readonly CampaignView[]): Counts | undefined => {
  const pending = campaigns.filter(({ counts }) => countOf(counts, isPending) > 0);
  const [first, ...rest] = pending.length > 0 ? pending : campaigns.slice(0, 1);
  return rest.reduce<Counts | undefined>((sum, { counts }) => added(sum, counts), first?.counts);
};

/** A message failed or is uncertain: the couple has to decide. */
export const needsReview = ({ counts }: CampaignView): boolean => countOf(counts, mayGoAgain) > 0;

/** The campaign to show first: an active one, else one with a decision to make. */
export const campaignToShow = (campaigns: readonly CampaignView[]): CampaignView | undefined =>
  campaigns.find(({ counts }) => countOf(counts, isPending) > 0) ??
  campaigns.find(needsReview) ??
  campaigns[0];

const added = (one: Counts = {}, other: Counts): Counts =>
  Object.fromEntries(
    messageStates.map((state) => [state, (one[state] ?? 0) + (other[state] ?? 0)]),
  );
