import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { homeCountry } from '../region.ts';

/** Whether there are phones in this country, of two letters. */
export const hasNumbers = (country: string): boolean => isSupportedCountry(country);

export type ParsedPhone = {
  /** `+` and digits with the country code; null when it cannot be a number. */
  e164: string | null;
  /** It probably has no WhatsApp. This is a warning, never a refusal. */
  needsReview: boolean;
};

// The library knows Chile's numbers, but not which of them are mobile.
const localMobile = /^\+569\d{8}$/u;

/** Dialled once somebody has answered: no part of the number. */
const extension = /(\d)\W*(?:ext(?:ensi[oó]n)?|anexo|int(?:erno)?|x)\W*\d{1,6}\W*$/iu;

/** As a spreadsheet shows a number that is too wide for its column: most digits are gone. */
const scientific = /^\d(?:[.,]\d+)?e\+?\d+$/iu;

/** Between two numbers of one person: the second one is often only its last digits. */
const betweenNumbers = /[\n;,/|]|\s(?:o|y|or|and)\s/iu;

/** The first of several numbers. */
const firstNumber = (text: string): string => {
  const [first = '', ...rest] = text.replace(/(\d)\s*\+/gu, '$1\n+').split(betweenNumbers);
  const isComplete = first.replace(/\D/gu, '').length >= 8;
  return isComplete && rest.some((other) => /\d/u.test(other)) ? first : text;
};

/** What was typed, and of it the one number that can be dialled at once. */
const typedNumber = (typed: string) => {
  const normalized = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  return { normalized, text: firstNumber(normalized).replace(extension, '$1') };
};

/** Whether the text says more than one number: an extension, or another number. */
export const hasMoreThanNumber = (typed: string): boolean => {
  const { normalized, text } = typedNumber(typed);
  return text !== normalized;
};

/**
 * What the couple typed, read as a phone number: without a country code, of the wedding's country. For the server only: the library's tables are too big for a
 * browser. A number that the library does not know is kept with its digits, as doubtful; so is one with an extension, and the first of several.
 */
export const parsePhone = (typed: string): ParsedPhone => {
  const { normalized, text } = typedNumber(typed);
  if (scientific.test(normalized)) return { e164: null, needsReview: true };
  const isInternational = /^\D*(?:\+|00)/u.test(text);
  // Zeros before the number, or after Chile's own code, are dialled but not part of it.
  const dialled = text.replace(/\D/gu, '').replace(/^0+/u, '');
  const mayBeChilean = isInternational || homeCountry() === 'CL';
  const digits = mayBeChilean ? dialled.replace(/^560+/u, '56') : dialled;
  const readings = isInternational ? [`+${digits}`] : [digits, `+${digits}`];
  const known = readings
    .map((candidate) => parsePhoneNumberFromString(candidate, homeCountry() as CountryCode))
    .find((number) => number && (number.isValid() || localMobile.test(number.number)));
  const e164 = known?.number ?? (/^\d{8,15}$/u.test(digits) ? `+${digits}` : null);
  const isMobile = e164?.startsWith('+56')
    ? localMobile.test(e164)
    : /MOBILE$/u.test(known?.getType() ?? '');
  return { e164, needsReview: !isMobile || text !== normalized || /\p{L}/u.test(text) };
};
