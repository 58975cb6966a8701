import { catalogueTexts as texts } from '#content/texts/admin-catalogue.ts';
import { ChangedMeanwhile } from '#islands/admin/ui/ChangedMeanwhile.tsx';
import type { GiftFields } from './gift-fields.ts';
import type { GiftDifference } from './use-save-gift.ts';

type Props = {
  conflicts: GiftDifference[];
  taken: GiftDifference[];
  onUseStored: (difference: GiftDifference) => void;
};

const labels = {
  name: texts.name,
  description: texts.description,
  price: texts.price,
  image_url: texts.imageUrl,
  visible: texts.columns.state,
} satisfies Record<keyof GiftFields, string>;

export const GiftChanged = ({ conflicts, taken, onUseStored }: Props) => (
  <ChangedMeanwhile
    title={texts.changed}
    conflicts={conflicts.map(read)}
    taken={taken.map(read)}
    onUseStored={(key) => {
      const difference = conflicts.find(({ field }) => field === key);
      if (difference) onUseStored(difference);
    }}
  />
);

const read = ({ field, typed, stored }: GiftDifference) => ({
  key: field,
  label: labels[field],
  typed: shown(typed),
  stored: shown(stored),
});

const shown = (value: GiftFields[keyof GiftFields]) =>
  typeof value === 'string' ? value : value ? texts.visible : texts.hidden;
