import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import { picturesTexts } from '#content/texts/admin-pictures.ts';
import { imageUrl } from '#contract/events.ts';
import type { SaveGift } from '#contract/gifts.ts';
import { PhotoPicker } from '#islands/admin/pictures/PhotoPicker.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { GiftFields } from './gift-fields.ts';
import { GiftPicture } from './GiftPicture.tsx';

type Props = {
  form: UseFormReturn<GiftFields, unknown, SaveGift>;
  className?: string;
};

/** A picture of the couple's, or the address of one. */
export const PictureField = ({ form, className = '' }: Props) => {
  const address = useWatch({ control: form.control, name: 'image_url' });
  // No request for an address that is still being typed.
  const [typing, setTyping] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [pickerOpen, setPickerOpen] = useState(false);
  const picker = useRef<HTMLButtonElement>(null);
  const shown = typing ? null : (imageUrl.safeParse(address).data ?? null);
  const input = form.register('image_url', { onBlur: () => setTyping(false) });

  const show = (url: string) =>
    form.setValue('image_url', url, { shouldDirty: true, shouldValidate: true });

  const remove = () => {
    show('');
    picker.current?.focus();
  };

  return (
    <div className={`picture-field ${className}`}>
      <GiftPicture address={shown} onFailed={() => setFailed(shown)} />
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button ref={picker} variant="quiet" onClick={() => setPickerOpen(true)}>
            {address ? picturesTexts.change : picturesTexts.choose}
          </Button>
          {address && (
            <Button variant="text" onClick={remove}>
              {picturesTexts.remove}
            </Button>
          )}
        </div>
        <p role="status" className="error">
          {shown !== null && failed === shown && texts.failedImage}
        </p>
      </div>
      <Field
        label={texts.imageUrl}
        hint={texts.imageHint}
        error={form.formState.errors.image_url?.message}
        className="col-span-full"
      >
        {(control) => (
          <input
            {...control}
            {...input}
            onFocus={() => setTyping(true)}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {pickerOpen && (
        <PhotoPicker
          uploadedOnly
          onChoose={({ url }) => {
            show(url);
            setPickerOpen(false);
          }}
          onClose={() => setPickerOpen(false)}
        />
      )}
    </div>
  );
};
