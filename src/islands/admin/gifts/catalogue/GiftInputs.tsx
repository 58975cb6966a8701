import { type UseFormReturn, useWatch } from 'react-hook-form';
import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import type { SaveGift } from '#contract/gifts.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { Field } from '#islands/ui/Field.tsx';
import { type GiftFields, readPrice } from './gift-fields.ts';
import { PictureField } from './PictureField.tsx';

type Props = { form: UseFormReturn<GiftFields, unknown, SaveGift> };

export const GiftInputs = ({ form }: Props) => {
  const { register, control: formControl, formState } = form;
  const { errors } = formState;
  const price = readPrice(useWatch({ control: formControl, name: 'price' }));
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={texts.name} error={errors.name?.message}>
        {(control) => (
          <input {...control} {...register('name')} autoComplete="off" data-autofocus />
        )}
      </Field>
      <Field
        label={texts.price()}
        hint={price >= 1 ? texts.priceShown(amountText(price)) : texts.priceHint()}
        error={errors.price?.message}
      >
        {(control) => (
          <input {...control} {...register('price')} inputMode="numeric" autoComplete="off" />
        )}
      </Field>
      <Field
        label={texts.description}
        error={errors.description?.message}
        className="md:col-span-2"
      >
        {(control) => <textarea {...control} {...register('description')} rows={3} />}
      </Field>
      <PictureField form={form} className="md:col-span-2" />
      <label className="switch-row md:col-span-2">
        <span>
          <span className="block">{texts.visible}</span>
          <span className="hint block" id="gift-visible">
            {texts.visibleQuestion}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={texts.visible}
          aria-describedby="gift-visible"
          {...register('visible')}
        />
      </label>
    </div>
  );
};
