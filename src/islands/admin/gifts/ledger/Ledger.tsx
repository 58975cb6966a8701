import { useMemo, useRef, useState } from 'react';
import { giftsTexts as texts } from '#content/texts/admin-gifts.ts';
import type { GiftLedger } from '#contract/gift-ledger.ts';
import { needsCouple } from '#domain/gifts/ledger.ts';
import { DownloadButton } from '#islands/admin/ui/DownloadButton.tsx';
import { LoadFailure, Loading } from '#islands/admin/ui/panel-states.tsx';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import { api } from '#islands/client/api.ts';
import { Controls } from '#islands/ui/Controls.tsx';
import { PurchaseWarnings } from './PurchaseWarnings.tsx';
import { noGiftFilters } from './filter-givers.ts';
import { noPurchaseFilter } from './filter-purchases.ts';
import { GuestsWithGifts } from './GuestsWithGifts.tsx';
import { PurchaseList } from './PurchaseList.tsx';
import { TransfersToConfirm } from './TransfersToConfirm.tsx';
import { usePurchaseActions } from './use-purchase-actions.ts';
import { type View, ViewOption } from './ViewOption.tsx';
import type { GiftSummary } from '#domain/gifts/statistics.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { numberText } from '#domain/number-text.ts';

/** The four figures. The filters below never change them. */
const Summary = ({ summary }: { summary: GiftSummary }) => (
  <section aria-label={texts.summary}>
    <dl className="gift-summary">
      <Stat label={texts.totalAmount} stat={amountText(summary.totalAmount)} />
      <Stat label={texts.itemsGifted} stat={numberText(summary.itemsGifted)} />
      <Stat
        label={texts.giftGroups}
        stat={numberText(summary.giftGroups)}
        more={texts.ofGuests(summary.guests)}
      />
      <Stat label={texts.average} stat={amountText(summary.averagePerGiver)} />
    </dl>
    <p className="mt-1 text-sm text-muted">{texts.onlyPaid}</p>
  </section>
);

type StatProps = { label: string; stat: string; more?: string };

const Stat = ({ label, stat, more }: StatProps) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="amount text-lg md:text-2xl">
      <span>{stat}</span> {more && <span className="text-sm font-normal text-muted">{more}</span>}
    </dd>
  </div>
);

type Props = {
  loaded: Loaded<GiftLedger>;
  invitedBy: readonly string[];
  /** A purchase became paid or unpaid. */
  onMoved: () => void;
};

const exportGifts = () => api.api.admin.purchases.export.$get();

/** The first tab: alerts, the four figures, and the list of guests or purchases. */
export const Ledger = ({ loaded, invitedBy, onMoved }: Props) => {
  const { data, loading, failure, load } = loaded;
  const [view, setView] = useState<View>('guests');
  const [filters, setFilters] = useState(noGiftFilters);
  const [purchaseFilter, setPurchaseFilter] = useState(noPurchaseFilter);
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const actions = usePurchaseActions(loaded, onMoved);
  const pending = useMemo(() => data?.purchases.filter(needsCouple) ?? [], [data]);

  const retry = () => {
    // The button disappears with the error: the focus moves here.
    panel.current?.focus();
    load();
  };

  const show = (code: string) => {
    setView('purchases');
    setPurchaseFilter({ ...noPurchaseFilter, text: code });
    list.current?.focus();
    list.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Controls className="min-w-0">
      <div ref={panel} tabIndex={-1} className="focus:outline-none" aria-busy={loading}>
        {failure && <LoadFailure title={texts.loadFailed} message={failure} onRetry={retry} />}
        {!data && loading && <Loading label={texts.loading} />}
        {data && (
          <div className="grid gap-6">
            <PurchaseWarnings ledger={data} onDismiss={actions.dismiss} onShow={show} />
            <TransfersToConfirm purchases={pending} actions={actions} panel={panel} />
            <Summary summary={data.summary} />
            <div ref={list} tabIndex={-1} className="scroll-mt-4 focus:outline-none">
              <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3">
                <ViewOption view={view} onChoose={setView} />
                <DownloadButton variant="quiet" fetchFile={exportGifts} fileName="regalos.xlsx" />
              </div>
              {view === 'guests' ? (
                <GuestsWithGifts
                  ledger={data}
                  loading={loading}
                  invitedBy={invitedBy}
                  filters={filters}
                  onFilter={setFilters}
                  onRefresh={load}
                  onThank={actions.thank}
                />
              ) : (
                <PurchaseList
                  ledger={data}
                  loading={loading}
                  filter={purchaseFilter}
                  onFilter={setPurchaseFilter}
                  actions={actions}
                />
              )}
            </div>
          </div>
        )}
      </div>
      {actions.passwordDialog}
    </Controls>
  );
};
