import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { FormChanged } from '#islands/admin/ui/dialogs/FormChanged.tsx';
import type { FormDifference, MergedForm } from '#islands/admin/ui/dialogs/merge-fields.ts';
import type { GiftFields } from './gift-fields.ts';

type Props = {
  merged: MergedForm<GiftFields>;
  onUseStored: (difference: FormDifference<GiftFields>) => void;
};

const labels = () => ({
  name: texts.name,
  description: texts.description,
  price: texts.price(),
  image_url: texts.imageUrl,
  visible: texts.columns.state,
});

export const GiftChanged = (props: Props) => (
  <FormChanged title={texts.changed} labels={labels()} shown={shown} {...props} />
);

const shown = (field: keyof GiftFields, value: string | boolean) => {
  if (typeof value === 'boolean') return value ? texts.visible : texts.hidden;
  return field === 'price' && /^\d+$/u.test(value) ? amountText(Number(value)) : value;
};
