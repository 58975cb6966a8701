import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import type { SaveGift } from '#contract/gifts.ts';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { FormDialog } from '#islands/admin/ui/dialogs/FormDialog.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { DeleteGift } from './DeleteGift.tsx';
import { fieldsOf, type GiftFields, giftResolver } from './gift-fields.ts';
import { GiftInputs } from './GiftInputs.tsx';
import type { GiftKind } from '#domain/gifts/gift-kinds.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { useSaveForm } from '#islands/admin/ui/dialogs/use-save-form.tsx';
import { api, call } from '#islands/client/api.ts';

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
const useSaveGift = ({ gift, form, onSaved }: Saving) =>
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
  kind: texts.kind,
  price: texts.price,
  shares: texts.shares,
  image_url: texts.imageUrl,
  visible: texts.columns.state,
});

const shown = (field: keyof GiftFields, value: string | boolean) => {
  if (typeof value === 'boolean') return value ? texts.visible : texts.hidden;
  if (field === 'kind') return texts.kinds[value as GiftKind];
  return field === 'price' && /^\d+$/u.test(value) ? amountText(Number(value)) : value;
};

type Props = {
  /** null: a new gift. */
  gift: CatalogueGift | null;
  onSaved: (gift: CatalogueGift) => void;
  onDeleted: (gift: CatalogueGift) => void;
  onClose: () => void;
};

/** Adds or changes a gift; one without purchases can be deleted here too. */
export const GiftDialog = ({ gift, onSaved, onDeleted, onClose }: Props) => {
  const form = useForm<GiftFields, unknown, SaveGift>({
    resolver: giftResolver,
    defaultValues: fieldsOf(gift),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { save, failure, notice, passwordDialog } = useSaveGift({ gift, form, onSaved });
  const [deleting, setDeleting] = useState(false);

  return (
    <FormDialog
      title={gift ? texts.editTitle : texts.createTitle}
      unsaved={isDirty}
      failure={failure}
      onSubmit={(submitted) => {
        if (isSubmitting) return submitted.preventDefault();
        void form.handleSubmit((body) => save(body))(submitted);
      }}
      onClose={onClose}
      actions={
        <>
          {gift && (
            <Button variant="text" className="md:mr-auto" onClick={() => setDeleting(true)}>
              {texts.delete}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={isSubmitting}>
            {isSubmitting ? texts.saving : gift ? texts.save : texts.create}
          </Button>
        </>
      }
      overlay={
        <>
          {deleting && gift && (
            <DeleteGift
              gift={gift}
              onDone={() => onDeleted(gift)}
              onClose={() => setDeleting(false)}
            />
          )}
          {passwordDialog}
        </>
      }
    >
      {notice}
      <GiftInputs form={form} />
    </FormDialog>
  );
};
