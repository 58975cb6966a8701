import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import type { SaveGift } from '#contract/gifts.ts';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { tellRefusal } from '#islands/admin/ui/dialogs/tell-refusal.ts';
import { useConflict } from '#islands/admin/ui/dialogs/use-conflict.ts';
import {
  wasAbandoned,
  type WithPassword,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, ApiError, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { fieldsOf, type GiftFields } from './gift-fields.ts';

type Saving = {
  /** null for a new one. */
  gift: CatalogueGift | null;
  form: UseFormReturn<GiftFields, unknown, SaveGift>;
  withPassword: WithPassword;
  onSaved: (gift: CatalogueGift) => void;
};

const { gifts } = api.api.admin;

/** With the version that was seen: whose version is old is told instead of erasing the other's work. */
const send = (json: SaveGift, before: CatalogueGift | null): Promise<CatalogueGift> =>
  before
    ? call(
        gifts[':id'].$put({
          param: { id: `${before.id}` },
          json: { ...json, version: before.version },
        }),
      )
    : call(gifts.$post({ json }));

/** Adds or changes a gift. Whatever fails, what was typed stays. */
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
      if (wasAbandoned(error)) return;
      const problem = error instanceof ApiError ? error.problem : undefined;
      const current = problem?.current;
      if (problem?.code === 'gift_changed' && current && 'price' in current) {
        return takeOver(current);
      }
      setFailure(
        tellRefusal(error, form.setError, {
          title: texts.error,
          fallback: texts.saveFailed,
          kept: texts.notSaved,
        }),
      );
    }
  };

  return { save, before, merged, useStored, failure };
};
