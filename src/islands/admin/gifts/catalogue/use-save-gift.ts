import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import type { SaveGift } from '#contract/gifts.ts';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { tellRefusal } from '#islands/admin/ui/tell-refusal.ts';
import { wasAbandoned, type WithPassword } from '#islands/admin/ui/use-reauthentication.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import type { GiftFields } from './gift-fields.ts';

type Saving = {
  /** null for a new one. */
  gift: CatalogueGift | null;
  setError: UseFormSetError<GiftFields>;
  withPassword: WithPassword;
  onSaved: (gift: CatalogueGift) => void;
};

const { gifts } = api.api.admin;

const send = (json: SaveGift, gift: CatalogueGift | null): Promise<CatalogueGift> =>
  gift
    ? call(gifts[':id'].$put({ param: { id: `${gift.id}` }, json }))
    : call(gifts.$post({ json }));

/** Adds or changes a gift. Whatever fails, what was typed stays. */
export const useSaveGift = ({ gift, setError, withPassword, onSaved }: Saving) => {
  const [failure, setFailure] = useState('');

  const save = async (json: SaveGift) => {
    setFailure('');
    try {
      const saved = await withPassword(() => send(json, gift));
      toast({ title: gift ? texts.updated : texts.created, description: saved.name });
      onSaved(saved);
    } catch (error) {
      if (wasAbandoned(error)) return;
      setFailure(
        tellRefusal(error, setError, {
          title: texts.error,
          fallback: texts.saveFailed,
          kept: texts.notSaved,
        }),
      );
    }
  };

  return { save, failure };
};
