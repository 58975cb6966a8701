import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import type { SaveGift } from '#contract/gifts.ts';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { FormDialog } from '#islands/admin/ui/dialogs/FormDialog.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { DeleteGift } from './DeleteGift.tsx';
import { fieldsOf, type GiftFields, giftResolver } from './gift-fields.ts';
import { GiftInputs } from './GiftInputs.tsx';
import { useSaveGift } from './use-save-gift.ts';

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
      dialogs={
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
