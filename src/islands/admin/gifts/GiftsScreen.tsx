import { useState } from 'react';
import { giftsTexts as texts } from '#content/texts/admin-gifts.ts';
import type { GiftLedger } from '#contract/gift-ledger.ts';
import type {
  CatalogueGift,
  AdminPurchase,
  GuestWithGifts,
  PurchaseAlert,
} from '#contract/gift-views.ts';
import type { LiveChange, LiveKind } from '#domain/history/live-change.ts';
import { LiveNote } from '#islands/admin/live/LiveNote.tsx';
import { useLive } from '#islands/admin/live/use-live.ts';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { keepInAddress } from '#islands/client/keep-in-address.ts';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { addressOf, type TabKey } from './address.ts';
import { Catalogue } from './catalogue/Catalogue.tsx';
import { Ledger } from './ledger/Ledger.tsx';
import { giftGroupsFirst } from '#domain/gifts/ledger.ts';
import { giftSummary } from '#domain/gifts/statistics.ts';
import { api, call } from '#islands/client/api.ts';

const { admin } = api.api;

const loadLedger = async (): Promise<GiftLedger> => {
  const [guests, purchases, issues] = await Promise.all([
    call<GuestWithGifts[]>(admin['guests-with-gifts'].$get()),
    call<AdminPurchase[]>(admin.purchases.$get()),
    call<PurchaseAlert[]>(admin['purchase-alerts'].$get()),
  ]);
  return {
    guests: giftGroupsFirst(guests),
    purchases,
    alerts: issues,
    summary: giftSummary(guests),
  };
};

const loadCatalogue = (): Promise<CatalogueGift[]> => call(admin['all-gifts'].$get());

type Props = {
  tab: TabKey;
  /** The page carries only the data of the open tab. */
  ledger: GiftLedger | null;
  gifts: CatalogueGift[] | null;
  invitedBy: readonly string[];
  /** See `useLive`. */
  mark: string;
};

/** The name and code of a group are shown beside its purchases. */
const about: readonly LiveKind[] = ['gifts', 'guests'];

/** The purchases and the gift catalogue. */
export const GiftsScreen = ({ tab, ledger: first, gifts, invitedBy, mark }: Props) => {
  const isPart = first !== null && first.guests.length < first.summary.guests;
  const ledger = useLoaded(first, loadLedger, isPart);
  const catalogue = useLoaded(gifts, loadCatalogue);

  const [shown, setShown] = useState(tab);
  const [opened, other] = shown === 'catalogue' ? [catalogue, ledger] : [ledger, catalogue];

  const refresh = async ({ kinds }: LiveChange) => {
    if (shown === 'catalogue' && !kinds.includes('gifts')) return other.clear();
    await opened.refresh();
    other.clear();
  };
  const live = useLive({ since: mark, refresh, about });

  const open = (key: string) => {
    keepInAddress({ tab: addressOf(key as TabKey) });
    setShown(key as TabKey);
    (key === 'catalogue' ? catalogue : ledger).ensure();
  };

  return (
    <>
      <h1 className="title">{texts.title}</h1>
      <p className="text-muted">{texts.subtitle}</p>
      <div className="mb-3">
        <LiveNote live={live} />
      </div>
      <Tabs
        label={texts.tabs}
        initial={tab}
        onChoose={open}
        tabs={[
          {
            key: 'ledger',
            label: texts.ledgerTab,
            // Payments change the catalogue's counts too.
            panel: <Ledger loaded={ledger} invitedBy={invitedBy} onMoved={catalogue.clear} />,
          },
          {
            key: 'catalogue',
            label: texts.catalogueTab,
            // The purchases show the new names too.
            panel: <Catalogue loaded={catalogue} onChanged={ledger.clear} />,
          },
        ]}
      />
    </>
  );
};
