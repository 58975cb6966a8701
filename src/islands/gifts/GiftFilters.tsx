import './gift-filters.css';

import { gifts } from '#content/texts/gifts.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { type GiftFilter, priceOrders, typedPrice } from '#domain/gifts/gift-list.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

type Props = { filter: GiftFilter; onChange: (change: Partial<GiftFilter>) => void };

const texts = gifts.filters;

export const GiftFilters = ({ filter, onChange }: Props) => {
  const { min, max } = filter;
  const isInvalid = (text: string) => text.trim() !== '' && typedPrice(text) === undefined;
  const crossed = (typedPrice(min) ?? 0) > (typedPrice(max) ?? Infinity);
  const errorOf = (text: string) => (isInvalid(text) ? texts.notAPrice() : undefined);

  return (
    <div className="gift-filters" role="search" aria-label={texts.label}>
      <Field label={texts.search} className="gift-search">
        {(control) => (
          <input
            {...control}
            type="search"
            placeholder={texts.placeholder}
            enterKeyHint="search"
            autoComplete="off"
            value={filter.search}
            onChange={({ target }) => onChange({ search: target.value })}
          />
        )}
      </Field>
      <Field label={texts.order}>
        {(control) => (
          <select
            {...control}
            value={filter.order}
            onChange={({ target }) =>
              onChange({ order: priceOrders.find((order) => order === target.value) ?? 'none' })
            }
          >
            {priceOrders.map((order) => (
              <option key={order} value={order}>
                {texts.orders[order]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.show}>
        {(control) => (
          <select
            {...control}
            value={String(filter.onlyNotGifted)}
            onChange={({ target }) => onChange({ onlyNotGifted: target.value === 'true' })}
          >
            <option value="false">{texts.all}</option>
            <option value="true">{texts.onlyNotGifted}</option>
          </select>
        )}
      </Field>
      {(['min', 'max'] as const).map((limit) => (
        <Field
          key={limit}
          label={texts[limit]}
          error={errorOf(filter[limit]) ?? (limit === 'max' && crossed ? texts.crossed : undefined)}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              placeholder={amountText(limit === 'min' ? 0 : 200_000)}
              value={filter[limit]}
              onChange={({ target }) => onChange({ [limit]: target.value })}
            />
          )}
        </Field>
      ))}
      <Button
        variant="text"
        className="gift-clear"
        aria-disabled={min === '' && max === ''}
        onClick={() => onChange({ min: '', max: '' })}
      >
        {texts.clear}
      </Button>
    </div>
  );
};
