import { expect, test } from 'vitest';
import type { CampaignView } from '#contract/messages.ts';
import { campaignToShow, currentCounts, summaryOf } from './counts.ts';

const campaign = (id: number, counts: CampaignView['counts']): CampaignView => ({
  id,
  kind: 'template',
  at: '2025-12-01T12:00:00-03:00',
  counts,
});

test('while messages are queued all sendings are counted, otherwise the latest one', () => {
  expect(currentCounts([])).toBeUndefined();
  expect(
    currentCounts([
      campaign(3, { queued: 1, read: 1 }),
      campaign(2, { accepted: 5 }),
      campaign(1, { queued: 2, failed: 1 }),
    ]),
  ).toMatchObject({ queued: 3, read: 1, failed: 1, accepted: 0 });
  expect(currentCounts([campaign(2, { read: 1 }), campaign(1, { failed: 1 })])).toEqual({
    read: 1,
  });
});

test('a sending is summed up by state', () => {
  expect(summaryOf({ read: 2, failed: 1, accepted: 12 })).toBe(
    '12 enviados, 2 leídos y 1 no se envió',
  );
});

test('the results that are opened first are of what goes on, or of what is to be decided', () => {
  const [read, undecided, pending] = [
    campaign(3, { read: 1 }),
    campaign(2, { read: 1, uncertain: 1 }),
    campaign(1, { queued: 1 }),
  ];
  expect(campaignToShow([read, undecided, pending])).toBe(pending);
  expect(campaignToShow([read, undecided])).toBe(undecided);
  expect(campaignToShow([read])).toBe(read);
  expect(campaignToShow([])).toBeUndefined();
});
