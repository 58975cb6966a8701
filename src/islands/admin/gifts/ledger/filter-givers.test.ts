import { expect, test } from 'vitest';
import type { GuestWithGifts } from '#contract/gift-views.ts';
import { indexGroups } from '#islands/admin/ui/lists/filter-groups.ts';
import { filterGiftGroups, noGiftFilters } from './filter-givers.ts';

const guest = (group_name: string, gift_count: number): GuestWithGifts => ({
  id: gift_count,
  group_name,
  access_code: 'RAMA-4T7W',
  guest_type: 'familia',
  invited_by: 'Violeta',
  total_gifted_amount: gift_count * 1000,
  gift_count,
  gifts: [],
});

const giver = guest('Camila y Andrés', 2);
const silent = guest('Tía Marta', 0);
const index = indexGroups([giver, silent]);

test('who gave, who did not, and everybody', () => {
  expect(filterGiftGroups(index, noGiftFilters)).toEqual([giver, silent]);
  expect(filterGiftGroups(index, { ...noGiftFilters, given: 'with' })).toEqual([giver]);
  expect(filterGiftGroups(index, { ...noGiftFilters, given: 'without' })).toEqual([silent]);
});

test('together with a name', () => {
  expect(filterGiftGroups(index, { ...noGiftFilters, given: 'with', groupName: 'marta' })).toEqual(
    [],
  );
});
