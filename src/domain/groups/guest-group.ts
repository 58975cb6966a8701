export const guestTypes = ['individual', 'pareja', 'familia'] as const;

export type GuestType = (typeof guestTypes)[number];

/** No 0/O, 1/I/L, 5/S, 8/B, 2/Z, U/V: letters that are mistaken for each other. */
export const codeAlphabet = '34679ACDEFGHJKMNPQRTWXY';
const codeLength = 8;

export const accessCodeMinimum = 4;

/** A personal link is opened, not typed: its token is longer than a code, and needs no name. */
export const linkTokenLength = 10;

/**
 * Normalised group name: equal for 'Familia  Núñez' and 'familia nunez'. Unique among groups; the login
 * compares names by it.
 */
export const nameKey = (groupName: string): string =>
  groupName
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Ignores case, spaces, dashes, and what pasting and writing add: quotes, asterisks, a dot behind, invisible
 * characters. A code of signs alone keeps them.
 */
export const codeKey = (accessCode: string): string => {
  const normalized = accessCode.normalize('NFKC').toUpperCase();
  const without = (signs: RegExp) =>
    // Again: upper case and removed characters may leave parts that compose.
    normalized.replace(signs, '').normalize('NFKC');
  return without(/[^\p{L}\p{M}\p{N}]/gu) || without(/[\s\p{Pd}\p{Cf}]/gu);
};

/**
 * A new access code, `XXXX-XXXX`.
 * @param randomIndex gives an unbiased integer in [0, limit)
 */
export const accessCodeSuggestion = (randomIndex: (limit: number) => number): string => {
  const characters = Array.from(
    { length: codeLength },
    () => codeAlphabet[randomIndex(codeAlphabet.length)],
  ).join('');
  return `${characters.slice(0, codeLength / 2)}-${characters.slice(codeLength / 2)}`;
};

/** The name by which a person is greeted, and the only part that other groups ever see. */
export const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';
