import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import type { SaveGift } from '#contract/gifts.ts';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { showRejection } from '#islands/admin/ui/dialogs/show-rejection.ts';
import { useConflict } from '#islands/admin/ui/dialogs/use-conflict.ts';
import {
  wasCancelled,
  type WithPassword,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, ApiError, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { fieldsOf, type GiftFields } from './gift-fields.ts';

type Saving = {
  /** null: a new gift. */
  gift: CatalogueGift | null;
  form: UseFormReturn<GiftFields, unknown, SaveGift>;
  withPassword: WithPassword;
  onSaved: (gift: CatalogueGift) => void;
};

const { gifts } = api.api.admin;

/** Sends the version that was loaded: an old one is a conflict and overwrites nothing. */
const send = (json: SaveGift, before: CatalogueGift | null): Promise<CatalogueGift> =>
  before
    ? call(
        gifts[':id'].$put({
          param: { id: `${before.id}` },
          json: { ...json, version: before.version },
        }),
      )
    : call(gifts.$post({ json }));

/** Adds or changes a gift. The typed values stay when saving fails. */
export const useSaveGift = ({ gift, form, withPassword, onSaved }: Saving) => {
  const { before, merged, takeOver, useStored } = useConflict({
    opened: gift,
    fieldsOf,
    form,
    put: ({ field, stored }) =>
      form.setValue(field, stored, { shouldDirty: true, shouldValidate: true }),
  });
  const [failure, setFailure] = useState('');

  const save = async (json: SaveGift) => {
    setFailure('');
    try {
      const saved = await withPassword(() => send(json, before));
      toast({ title: gift ? texts.updated : texts.created, description: saved.name });
      onSaved(saved);
    } catch (error) {
      if (wasCancelled(error)) return;
      const errorBody = error instanceof ApiError ? error.errorBody : undefined;
      const current = errorBody?.current;
      if (errorBody?.code === 'gift_changed' && current && 'price' in current) {
        return takeOver(current);
      }
      setFailure(
        showRejection(error, form.setError, {
          title: texts.error,
          fallback: texts.saveFailed,
          saved: texts.notSaved,
        }),
      );
    }
  };

  return { save, before, merged, useStored, failure };
};
