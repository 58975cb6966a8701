export const guestTypes = ['individual', 'pareja', 'familia'] as const;

export type GuestType = (typeof guestTypes)[number];

/** No 0/O, 1/I/L, 5/S, 8/B, 2/Z, U/V: what a grandmother reads is what she types. */
export const codeAlphabet = '34679ACDEFGHJKMNPQRTWXY';
const codeLength = 8;

export const accessCodeMinimum = 4;

/** A personal link is opened, not typed: longer than a code, and without a name beside it. */
export const linkTokenLength = 10;

/**
 * What two spellings of the same group name have in common: 'Familia  Núñez' and 'familia nunez'.
 * Unique among groups, and the way a name is compared at login.
 */
export const nameKey = (groupName: string): string =>
  groupName
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Case, hyphens, spaces and the invisible characters that come along when pasting do not count. */
export const codeKey = (accessCode: string): string =>
  accessCode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    // Once more: upper case and what was taken out may have left parts that belong together.
    .normalize('NFKC');

/**
 * A new access code, `XXXX-XXXX`.
 * @param randomIndex gives an unbiased integer in [0, limit)
 */
export const proposeAccessCode = (randomIndex: (limit: number) => number): string => {
  const letters = Array.from(
    { length: codeLength },
    () => codeAlphabet[randomIndex(codeAlphabet.length)],
  ).join('');
  return `${letters.slice(0, codeLength / 2)}-${letters.slice(codeLength / 2)}`;
};

/** The name by which a person is greeted, and all that other groups ever see. */
export const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';
