import { type ChangeEvent, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { catalogueTexts } from '#content/texts/admin-catalogue.ts';
import { imageUrl } from '#contract/events.ts';
import type { SaveGift } from '#contract/gifts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { GiftFields } from './gift-fields.ts';
import { GiftPicture } from './GiftPicture.tsx';
import { UploadState } from './UploadState.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

type Props = {
  form: UseFormReturn<GiftFields, unknown, SaveGift>;
  upload: PictureUpload;
  className?: string;
};

const texts = catalogueTexts.picture;

/** The address of a picture, or a photo to upload. */
export const PictureField = ({ form, upload, className = '' }: Props) => {
  const { state, sending, send, cancel } = upload;
  const address = useWatch({ control: form.control, name: 'image_url' });
  // No request for an address that is still being typed.
  const [typing, setTyping] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const shown = typing ? null : (imageUrl.safeParse(address).data ?? null);
  const input = form.register('image_url', { onBlur: () => setTyping(false) });

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) void send(chosen);
    // The same file may be chosen again after a failure.
    target.value = '';
  };

  const remove = () => {
    cancel();
    form.setValue('image_url', '', { shouldDirty: true, shouldValidate: true });
    chooser.current?.focus();
  };

  return (
    <div className={`picture-field ${className}`}>
      <GiftPicture address={shown} onBroken={() => setBroken(shown)} />
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button ref={chooser} tone="quiet" onClick={() => file.current?.click()}>
            {address ? texts.change : texts.upload}
          </Button>
          {(sending || address) && (
            <Button tone="text" onClick={sending ? cancel : remove}>
              {sending ? texts.cancel : texts.remove}
            </Button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          onChange={choose}
        />
        <UploadState state={state} broken={shown !== null && broken === shown} />
      </div>
      <Field
        label={catalogueTexts.imageUrl}
        hint={catalogueTexts.imageHint}
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
    </div>
  );
};
