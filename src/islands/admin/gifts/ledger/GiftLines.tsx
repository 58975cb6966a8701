import type { ReactNode } from 'react';
import { giftsTexts as texts } from '#content/texts/admin-gifts.ts';
import { amountText } from '#domain/gifts/amount.ts';

type Line = { name: string; quantity: number; unit_price: number; total_price: number };

type Props = {
  label: string;
  lines: readonly Line[];
  message: string | null;
  /** Shown at the bottom, beside the message. */
  children?: ReactNode;
};

/** The gifts of one purchase: what, how many, for how much, and what the guests wrote. */
export const GiftLines = ({ label, lines, message, children }: Props) => (
  <div className="gift-lines">
    <ul aria-label={label}>
      {lines.map(({ name, quantity, unit_price, total_price }, index) => (
        <li key={index} className="gift-line">
          <span className="wrap-anywhere">{name}</span>
          <span className="gift-count">{texts.quantity(quantity, amountText(unit_price))}</span>
          <span className="gift-sum">{amountText(total_price)}</span>
        </li>
      ))}
    </ul>
    {message && (
      <blockquote className="gift-message">
        <span className="sr-only">{texts.message}: </span>
        <span>{message}</span>
      </blockquote>
    )}
    {children}
  </div>
);
