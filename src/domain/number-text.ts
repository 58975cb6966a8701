import { locale } from './region.ts';

/** '2.000', '1,5' */
export const numberText = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(locale(), options);
