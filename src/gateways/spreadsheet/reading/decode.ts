import { Unreadable } from './unreadable.ts';

/** @throws Unreadable for bytes that are not text */
export const decode = (bytes: Uint8Array): string => {
  const text = textIn(bytes);
  // Guest lists contain no control characters; pictures, music and archives do.
  if (/[\0-\x08\x0e-\x1f]/u.test(text)) throw new Unreadable('not_a_spreadsheet');
  return text;
};

const textIn = (bytes: Uint8Array): string => {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8') throw new Unreadable('not_a_spreadsheet');
    return mostPlausible(bytes);
  }
};

const encodingOf = (bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a byte order mark: in UTF-16 nearly every letter has a zero byte beside it.
  const sample = bytes.subarray(0, 1000);
  const zeros = (odd: number) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > sample.length / 4 && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > sample.length / 4 && zeros(1) === 0) return 'utf-16be';
  return 'utf-8';
};

/**
 * Bytes that are not quite UTF-8: a file with one bad byte, or one of an older Excel, for Windows or for the Mac. The
 * reading with the most likely letters is taken.
 */
const mostPlausible = (bytes: Uint8Array): string => {
  const readings = ['utf-8', 'windows-1252', 'macintosh'].map((encoding) =>
    new TextDecoder(encoding).decode(bytes),
  );
  const [best] = readings
    .map((text) => ({ text, score: plausibility(text) }))
    .sort((one, other) => other.score - one.score);
  return best!.text;
};

const letters = /[áéíóúüñàèìòùâêîôûäëïöçãõ]/giu;
/** Inside a word, or between words, no name has these. */
const strange = /[\ufffd¤¦§¨©¬®¯²³¶¸¹¼½¾×÷Ã‚„†‡ˆ‰‹›˜™∂∑∏π∫Ω√≈∆◊ﬁﬂıƒ]/gu;
/** A capital with an accent after a small letter: 'PeÑaloza' is no name, and 'Pe–aloza' neither. */
const misplaced = /\p{Ll}[ÁÉÍÓÚÜÑÀÈÌÒÙÂÊÎÔÛÄËÏÖÇ]|\p{L}[–—‘’“”…•·¡¿ªº€£¥¢]\p{L}/gu;

const plausibility = (text: string): number => {
  const count = (of: RegExp) => text.match(of)?.length ?? 0;
  return count(letters) - 3 * count(strange) - 3 * count(misplaced);
};
