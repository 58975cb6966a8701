import type { UseFormReturn } from 'react-hook-form';
import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import type { SaveGift } from '#contract/gifts.ts';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { useSaveForm } from '#islands/admin/ui/dialogs/use-save-form.tsx';
import { api, call } from '#islands/client/api.ts';
import { fieldsOf, type GiftFields } from './gift-fields.ts';

type Saving = {
  /** null: a new gift. */
  gift: CatalogueGift | null;
  form: UseFormReturn<GiftFields, unknown, SaveGift>;
  onSaved: (gift: CatalogueGift) => void;
};

const { gifts } = api.api.admin;

/** Sends the version that was loaded: an old one is a conflict and overwrites nothing. */
const send = (json: SaveGift, before: CatalogueGift | null): Promise<CatalogueGift> => {
  if (!before) return call(gifts.$post({ json }));
  const param = { id: `${before.id}` };
  return call(gifts[':id'].$put({ param, json: { ...json, version: before.version } }));
};

/** Adds or changes a gift. */
export const useSaveGift = ({ gift, form, onSaved }: Saving) =>
  useSaveForm({
    opened: gift,
    form,
    fieldsOf,
    send,
    conflict: 'gift_changed',
    changed: { title: texts.changed, labels: labels(), shown },
    done: (saved) => ({
      title: gift ? texts.updated : texts.created,
      description: saved.name,
    }),
    rejected: () => ({ title: texts.error, fallback: texts.saveFailed, saved: texts.notSaved }),
    onSaved,
  });

const labels = () => ({
  name: texts.name,
  description: texts.description,
  price: texts.price(),
  image_url: texts.imageUrl,
  visible: texts.columns.state,
});

const shown = (field: keyof GiftFields, value: string | boolean) => {
  if (typeof value === 'boolean') return value ? texts.visible : texts.hidden;
  return field === 'price' && /^\d+$/u.test(value) ? amountText(Number(value)) : value;
};
