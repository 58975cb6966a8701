/** Letters that are no other letter with a mark, as they are written where a face does not have them. */
const similar: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ß: 'ss', ẞ: 'SS', þ: 'th', Þ: 'Th', ŉ: "'n" },
  ...{ ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ħ: 'h', Ħ: 'H' },
  ...{ ı: 'i', ŋ: 'n', Ŋ: 'N', ĸ: 'k', ŧ: 't', Ŧ: 'T', ə: 'e', Ə: 'E', ƒ: 'f', ſ: 's' },
  ...{ ʻ: "'", ʼ: "'", '‘': "'", '’': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' },
  ...{ '–': '-', '—': '-', '‐': '-', '‑': '-', '−': '-', '…': '...', '•': '-', '·': '.' },
};

/** A letter in plain ones: 'ř' → 'r', 'ß' → 'ss'; itself where there are none. */
export const plainCharacters = (letter: string): string => {
  const [base = ''] = letter.normalize('NFKD');
  return similar[letter] ?? similar[base] ?? base;
};

/** Letter by letter, each with its marks. Signs that only join or colour others are none. */
export const charactersOf = (text: string): string[] =>
  [...text.normalize('NFC')].filter((letter) => !/[\p{M}\p{Cf}\p{Cc}]/u.test(letter));

/** What the share card cannot write in any of its faces, each letter once: '💍', 'Ж'. */
export const unsupported = (text: string): string[] => [
  ...new Set(charactersOf(text).filter((letter) => !/^[ -~]+$/u.test(plainCharacters(letter)))),
];
