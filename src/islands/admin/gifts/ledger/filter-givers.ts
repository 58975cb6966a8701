import type { GuestWithGifts } from '#contract/gift-views.ts';
import {
  filterGroups,
  type Filters,
  type GroupIndex,
  noFilters,
} from '#islands/admin/ui/lists/filter-groups.ts';

export type GiftFilters = Filters & { given: '' | 'with' | 'without' };

export const noGiftFilters: GiftFilters = { ...noFilters, given: '' };

export const filterGiftGroups = (
  index: GroupIndex<GuestWithGifts>,
  { given, ...filters }: GiftFilters,
): GuestWithGifts[] =>
  filterGroups(index, filters).filter(
    ({ gift_count }) => given === '' || (given === 'with') === gift_count > 0,
  );
