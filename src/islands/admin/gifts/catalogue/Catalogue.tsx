import { useEffect, useRef, useState } from 'react';
import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import { giftsTexts } from '#content/texts/admin-gifts.ts';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { Empty, LoadFailure, Loading } from '#islands/admin/ui/panel-states.tsx';
import { useNamedInAddress } from '#islands/admin/ui/use-named-in-address.ts';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { GiftDialog } from './GiftDialog.tsx';
import { GiftTable } from './GiftTable.tsx';

type Props = {
  loaded: Loaded<CatalogueGift[]>;
  /** A gift was renamed: its purchases show the new name. */
  onChanged: () => void;
};

/** The second tab: every gift, shown to guests or hidden. */
export const Catalogue = ({ loaded, onChanged }: Props) => {
  const { data: gifts, loading, failure, load, set } = loaded;
  const [open, setOpen] = useState<{ gift: CatalogueGift | null } | null>(null);
  const [trash, setTrash] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useNamedInAddress(
    'gift',
    (named) => {
      const gift = gifts?.find(({ id }) => id === named);
      if (gift) setOpen({ gift });
    },
    gifts !== null,
  );

  // The button of the deleted gift is gone: the focus would fall to the page's beginning.
  useEffect(() => {
    if (trash > 0) requestAnimationFrame(() => heading.current?.focus());
  }, [trash]);

  const changed = (update: (gifts: CatalogueGift[]) => CatalogueGift[]) => {
    set((before) => before && update(before));
    setOpen(null);
    onChanged();
    load();
  };

  const saved = (gift: CatalogueGift) =>
    changed((before) =>
      before.some(({ id }) => id === gift.id)
        ? before.map((each) => (each.id === gift.id ? gift : each))
        : [...before, gift],
    );

  const deleted = ({ id, name }: CatalogueGift) => {
    changed((before) => before.filter((each) => each.id !== id));
    setTrash((before) => before + 1);
    toast({ title: texts.deleted, description: name });
  };

  const retry = () => {
    heading.current?.focus();
    load();
  };

  const visible = gifts?.filter((gift) => gift.visible).length ?? 0;
  return (
    <Controls className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="subtitle focus:outline-none" ref={heading} tabIndex={-1}>
            {giftsTexts.catalogueTab}
          </h2>
          <p className="min-h-6 text-sm text-muted" role="status">
            {gifts && gifts.length > 0 && texts.count(visible, gifts.length - visible)}
          </p>
        </div>
        <Button onClick={() => setOpen({ gift: null })}>{texts.add}</Button>
      </div>
      <div aria-busy={loading}>
        {failure && <LoadFailure title={giftsTexts.loadFailed} message={failure} onRetry={retry} />}
        {!gifts && loading && <Loading label={giftsTexts.loading} />}
        {gifts?.length === 0 && <Empty>{texts.empty}</Empty>}
        {gifts && gifts.length > 0 && (
          <GiftTable gifts={gifts} onEdit={(gift) => setOpen({ gift })} />
        )}
      </div>
      {open && (
        <GiftDialog
          gift={open.gift}
          onSaved={saved}
          onDeleted={deleted}
          onClose={() => setOpen(null)}
        />
      )}
    </Controls>
  );
};
