import { giftsTexts as texts } from '#content/texts/admin-gifts.ts';
import type { GiftSummary } from '#domain/gifts/statistics.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { numberText } from '#domain/number-text.ts';

/** The four figures. The filters below never change them. */
export const Summary = ({ summary }: { summary: GiftSummary }) => (
  <section aria-label={texts.summary}>
    <dl className="gift-summary">
      <Stat label={texts.totalAmount} stat={amountText(summary.totalAmount)} />
      <Stat label={texts.itemsGifted} stat={numberText(summary.itemsGifted)} />
      <Stat
        label={texts.givers}
        stat={numberText(summary.givers)}
        more={texts.ofGuests(summary.guests)}
      />
      <Stat label={texts.average} stat={amountText(summary.averagePerGiver)} />
    </dl>
    <p className="mt-1 text-sm text-ink-soft">{texts.onlyPaid}</p>
  </section>
);

type StatProps = { label: string; stat: string; more?: string };

const Stat = ({ label, stat, more }: StatProps) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="amount text-lg md:text-2xl">
      <span>{stat}</span>{' '}
      {more && <span className="text-sm font-normal text-ink-soft">{more}</span>}
    </dd>
  </div>
);
