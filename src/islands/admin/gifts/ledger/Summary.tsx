import { giftsTexts as texts } from '#content/texts/admin-gifts.ts';
import type { GiftSummary } from '#domain/gifts/statistics.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { numberText } from '#domain/number-text.ts';

/** The four figures. The filters below never change them. */
export const Summary = ({ summary }: { summary: GiftSummary }) => (
  <section aria-label={texts.summary}>
    <dl className="gift-summary">
      <Figure label={texts.totalAmount} figure={amountText(summary.totalAmount)} />
      <Figure label={texts.itemsGifted} figure={numberText(summary.itemsGifted)} />
      <Figure
        label={texts.givers}
        figure={numberText(summary.givers)}
        more={texts.ofGuests(summary.guests)}
      />
      <Figure label={texts.average} figure={amountText(summary.averagePerGiver)} />
    </dl>
    <p className="mt-1 text-sm text-ink-soft">{texts.onlyPaid}</p>
  </section>
);

type FigureProps = { label: string; figure: string; more?: string };

const Figure = ({ label, figure, more }: FigureProps) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="amount text-lg md:text-2xl">
      <span>{figure}</span>{' '}
      {more && <span className="text-sm font-normal text-ink-soft">{more}</span>}
    </dd>
  </div>
);
