import { useDeferredValue, useMemo, useState } from 'react';
import { giftsTexts, purchaseTexts as texts } from '#content/texts/admin-gifts.ts';
import type { GiftLedger } from '#contract/gift-ledger.ts';
import { purchaseStatuses } from '#domain/gifts/purchases.ts';
import { Empty, Loading } from '#islands/admin/ui/panel-states.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { filterPurchases, type PurchaseFilter } from './filter-purchases.ts';
import { PurchaseCard } from './PurchaseCard.tsx';
import type { PurchaseActions } from './use-purchase-actions.ts';

type Props = {
  ledger: GiftLedger;
  loading: boolean;
  filter: PurchaseFilter;
  onFilter: (filter: PurchaseFilter) => void;
  actions: PurchaseActions;
};

const step = 20;

const states: [PurchaseFilter['state'], string][] = [
  ['', texts.all],
  ['unthanked', texts.unthanked],
  ...purchaseStatuses.map((status) => [status, texts.statuses[status]] as [typeof status, string]),
];

/** Every purchase in every state, newest first. */
export const PurchaseList = ({ ledger, loading, filter, onFilter, actions }: Props) => {
  const { purchases, guests, summary } = ledger;
  const query = useDeferredValue(filter);
  const found = useMemo(() => filterPurchases(purchases, query), [purchases, query]);
  const [visible, setVisible] = useState({ query, count: step });
  const count = visible.query === query ? visible.count : step;

  if (loading && guests.length < summary.guests) return <Loading label={giftsTexts.loading} />;
  if (purchases.length === 0) return <Empty>{texts.none}</Empty>;
  return (
    <>
      <search className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field label={texts.search}>
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              spellCheck={false}
              value={filter.text}
              onChange={({ target }) => onFilter({ ...filter, text: target.value })}
            />
          )}
        </Field>
        <Field label={texts.state}>
          {(control) => (
            <select
              {...control}
              value={filter.state}
              onChange={({ target }) =>
                onFilter({ ...filter, state: target.value as PurchaseFilter['state'] })
              }
            >
              {states.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </search>
      <p className="my-3 min-h-6 text-sm text-muted" role="status">
        {texts.count(found.length, purchases.length)}
      </p>
      {found.length === 0 && <Empty>{texts.noneFound}</Empty>}
      <ul className="grid gap-4">
        {found.slice(0, count).map((purchase) => (
          <PurchaseCard key={purchase.id} purchase={purchase} actions={actions} />
        ))}
      </ul>
      {found.length > count && (
        <p className="mt-4 text-center">
          <Button variant="quiet" onClick={() => setVisible({ query, count: count + step })}>
            {texts.more(Math.min(step, found.length - count))}
          </Button>
        </p>
      )}
    </>
  );
};
