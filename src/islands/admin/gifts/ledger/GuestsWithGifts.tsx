import { type Dispatch, type SetStateAction, useDeferredValue, useMemo } from 'react';
import { giftsTexts as texts } from '#content/texts/admin-gifts.ts';
import { listTexts } from '#content/texts/admin-lists.ts';
import type { GiftLedger } from '#contract/gift-ledger.ts';
import { areSet, indexGroups } from '#islands/admin/ui/lists/filter-groups.ts';
import { type Option, GroupFilters, inviterOption } from '#islands/admin/ui/lists/GroupFilters.tsx';
import { GroupList } from '#islands/admin/ui/lists/GroupList.tsx';
import { Empty, Loading } from '#islands/admin/ui/panel-states.tsx';
import { filterGiftGroups, type GiftFilters } from './filter-givers.ts';
import { GuestCard } from './GuestCard.tsx';
import type { Thank } from './ThanksTick.tsx';

type Props = {
  ledger: GiftLedger;
  loading: boolean;
  invitedBy: readonly string[];
  filters: GiftFilters;
  onFilter: Dispatch<SetStateAction<GiftFilters>>;
  onRefresh: () => void;
  onThank: Thank;
};

const giftOption: Option<'given'> = {
  name: 'given',
  label: texts.giftState,
  options: [
    ['with', texts.withGifts],
    ['without', texts.withoutGifts],
  ],
};

export const GuestsWithGifts = ({ ledger, filters, loading, onThank, ...props }: Props) => {
  const { guests, purchases, summary } = ledger;
  const query = useDeferredValue(filters);
  const index = useMemo(() => indexGroups(guests), [guests]);
  const found = useMemo(() => filterGiftGroups(index, query), [index, query]);
  const byId = useMemo(() => new Map(purchases.map((each) => [each.id, each])), [purchases]);

  if (summary.guests === 0)
    return <Empty link={{ href: '/admin/guests', text: texts.toGuests }}>{texts.noGuests}</Empty>;
  const isPart = guests.length < summary.guests;
  return (
    <>
      <GroupFilters
        filters={filters}
        options={[inviterOption(props.invitedBy), giftOption]}
        onFilter={props.onFilter}
      />
      <div className="mt-4">
        {isPart && loading && areSet(query) ? (
          // The first page of guests is not enough to search in.
          <Loading label={texts.loading} />
        ) : (
          <GroupList
            found={found}
            query={query}
            first={2}
            summary={listTexts.found(
              isPart && !areSet(query) ? summary.guests : found.length,
              summary.guests,
            )}
            noneFound={texts.noneFound}
            loading={loading}
            onRefresh={props.onRefresh}
          >
            {(guest) => (
              <GuestCard key={guest.id} guest={guest} purchases={byId} onThank={onThank} />
            )}
          </GroupList>
        )}
      </div>
    </>
  );
};
