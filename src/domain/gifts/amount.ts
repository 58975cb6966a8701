import { type Currency, currency, locale } from '../region.ts';

const space = '\u00a0';

/** Own ones: an old browser knows neither narrow symbols nor all of these. */
const symbols: Partial<Record<Currency, string>> = {
  ARS: `$${space}`,
  BRL: `R$${space}`,
  COP: `$${space}`,
  PEN: `S/${space}`,
  UYU: `$${space}`,
};

/** Before every amount: '$', 'S/ '. */
export const currencySymbol = (): string => symbols[currency()] ?? '$';

/** Between each three digits: '.' in Chile, ',' in Mexico. */
const groupMark = (): string => /\D/u.exec((1_000_000).toLocaleString(locale()))?.[0] ?? '.';

/** '85.000' */
export const groupedDigits = (amount: number): string =>
  // eslint-disable-next-line regexp/no-super-linear-move -- A number has 22 digits at most.
  String(Math.abs(Math.round(amount))).replace(/\B(?=(?:\d{3})+$)/gu, groupMark());

/** An amount as it is written where the wedding is: '$85.000'. Amounts are whole. */
export const amountText = (amount: number): string =>
  `${amount < 0 ? '-' : ''}${currencySymbol()}${groupedDigits(amount)}`;

/** What was typed as an amount without symbols and spaces, in groups of digits: '$ 85.000' → ['85', '000']. */
export const digitGroups = (typed: string): string[] =>
  typed.replace(/[\sRS$/]/gu, '').split(groupMark());

/** 'pesos', in Spanish. */
export const currencyName = (): string => names[currency()] ?? 'pesos';

const names: Partial<Record<Currency, string>> = { BRL: 'reales', PEN: 'soles' };
