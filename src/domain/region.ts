/** Those in which Mercado Pago takes payments. */
export const currencies = ['CLP', 'ARS', 'BRL', 'MXN', 'COP', 'PEN', 'UYU'] as const;

export type Currency = (typeof currencies)[number];

/** What follows from where the wedding is. */
export type Region = {
  /** Name of an IANA zone: every date is shown and entered in it. */
  timeZone: string;
  /** Of all amounts. */
  currency: Currency;
  /** Two letters: of phones without a country code, and of how numbers are written. */
  country: string;
};

/** Zone, currency and locale, as text: so it crosses to a page, a thread or another process. */
export const defaultRegion = 'America/Santiago CLP es-CL';

/** In a browser that of the page, for as long as it is open. */
let region = (
  typeof document === 'undefined' ? defaultRegion : document.documentElement.dataset['region']!
).split(' ');

export const regionText = ({ timeZone, currency, country }: Region): string =>
  `${timeZone} ${currency} es-${country}`;

let regionOfTask: () => string | undefined = () => undefined;

/** What is done for another region than the site's, across its pauses: see `within-region.ts`. */
export const readRegionOfTask = (read: () => string | undefined): void => {
  regionOfTask = read;
};

const used = (): string[] => regionOfTask()?.split(' ') ?? region;

/** The text of the region in use. */
export const usedRegion = (): string => used().join(' ');

/** The server uses what the couple has published. Nothing may be cached across a change of it. */
export const useRegion = (text: string): void => {
  region = text.split(' ');
};

export const weddingZone = (): string => used()[0]!;

export const currency = () => used()[1] as Currency;

/** Spanish as it is written there: 'es-CL'. */
export const locale = (): string => used()[2]!;

export const homeCountry = (): string => locale().slice(3);
