import { type UseFormReturn, useWatch } from 'react-hook-form';
import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import type { SaveGift } from '#contract/gifts.ts';
import { amountText } from '#domain/gifts/amount.ts';
import {
  type GiftKind,
  giftKinds,
  lastSharePrice,
  shareLimits,
  sharePrice,
} from '#domain/gifts/gift-kinds.ts';
import { Field } from '#islands/ui/Field.tsx';
import { SwitchRow } from '#islands/ui/SwitchRow.tsx';
import { type GiftFields, readPrice } from './gift-fields.ts';
import { PictureField } from './PictureField.tsx';

type Props = { form: UseFormReturn<GiftFields, unknown, SaveGift> };

const shownPrice = (kind: GiftKind, price: number) =>
  kind === 'open' ? texts.from(amountText(price)) : amountText(price);

/** What the couple has typed, counted out. */
const sharesHint = (price: number, shares: number) => {
  const { min, max } = shareLimits;
  if (!(price >= 1 && shares >= min && shares <= max)) return texts.sharesHint;
  const last = lastSharePrice(price, shares);
  if (last < 1) return texts.tooManyShares;
  return texts.sharesShown(shares, amountText(sharePrice(price, shares)), amountText(last));
};

export const GiftInputs = ({ form }: Props) => {
  const { register, control: formControl, formState } = form;
  const { errors } = formState;
  const kind = useWatch({ control: formControl, name: 'kind' });
  const price = readPrice(useWatch({ control: formControl, name: 'price' }));
  const shares = readPrice(useWatch({ control: formControl, name: 'shares' }));
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={texts.name} error={errors.name?.message}>
        {(control) => (
          <input {...control} {...register('name')} autoComplete="off" data-autofocus />
        )}
      </Field>
      <Field label={texts.kind} hint={texts.kindHints[kind]} error={errors.kind?.message}>
        {(control) => (
          <select {...control} {...register('kind')}>
            {giftKinds.map((each) => (
              <option key={each} value={each}>
                {texts.kinds[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={texts.prices[kind]()}
        hint={
          price >= 1 && kind !== 'shares'
            ? texts.priceShown(shownPrice(kind, price))
            : texts.priceHint()
        }
        error={errors.price?.message}
      >
        {(control) => (
          <input {...control} {...register('price')} inputMode="numeric" autoComplete="off" />
        )}
      </Field>
      {kind === 'shares' && (
        <Field label={texts.shares} hint={sharesHint(price, shares)} error={errors.shares?.message}>
          {(control) => (
            <input {...control} {...register('shares')} inputMode="numeric" autoComplete="off" />
          )}
        </Field>
      )}
      <Field
        label={texts.description}
        error={errors.description?.message}
        className="md:col-span-2"
      >
        {(control) => <textarea {...control} {...register('description')} rows={3} />}
      </Field>
      <PictureField form={form} className="md:col-span-2" />
      <SwitchRow
        label={texts.visible}
        hint={texts.visibleQuestion}
        className="md:col-span-2"
        {...register('visible')}
      />
    </div>
  );
};
