import type { TextEncoding, TextParse } from '#domain/guest-list/sheet.ts';
import { InvalidFile } from './invalid-file.ts';

type Decoded = {
  text: string;
  /** Empty where the encoding is sure; else the likely ones, the one in use first. */
  readings: TextParse[];
};

/**
 * @param selected the couple's choice among the likely encodings
 * @throws InvalidFile for bytes that are not text
 */
export const decode = (bytes: Uint8Array, selected?: TextEncoding): Decoded => {
  const decoded = decodedOf(bytes, selected);
  // Guest lists contain no control characters; pictures, music and archives do.
  if (/[\0-\x08\x0e-\x1f]/u.test(decoded.text)) throw new InvalidFile('not_a_spreadsheet');
  return decoded;
};

const decodedOf = (bytes: Uint8Array, selected: TextEncoding | undefined): Decoded => {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), readings: [] };
  } catch {
    if (encoding !== 'utf-8') throw new InvalidFile('not_a_spreadsheet');
    return mostLikely(bytes, selected);
  }
};

const encodingOf = (bytes: Uint8Array): TextEncoding => {
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

/** A difference of one strange letter is enough to be sure. */
const margin = 3;

/**
 * Bytes that are not quite UTF-8: a file with one bad byte, or one of an older Excel, for Windows or for the Mac. The
 * reading with the most likely letters is taken; where another is nearly as likely, the couple chooses.
 */
const mostLikely = (bytes: Uint8Array, selected: TextEncoding | undefined): Decoded => {
  const ranked = (['utf-8', 'windows-1252', 'macintosh'] as const)
    .map((encoding) => ({ encoding, text: new TextDecoder(encoding).decode(bytes) }))
    .map((parseResult) => ({ ...parseResult, score: plausibility(parseResult.text) }))
    .sort((one, other) => other.score - one.score);
  const [best] = ranked;
  const candidates = ranked.filter(({ score }) => score > best!.score - margin);
  const used = candidates.find(({ encoding }) => encoding === selected) ?? best!;
  const inOrder = [used, ...candidates.filter((parseResult) => parseResult !== used)];
  return {
    text: used.text,
    readings:
      candidates.length > 1
        ? inOrder.map(({ encoding, text }) => ({ encoding, examples: accentedWords(text) }))
        : [],
  };
};

/** The first words with anything but plain letters. */
const accentedWords = (text: string): string[] => {
  const words = text.split(/[\s;,|"]+/u).filter((word) => /[^\0-\x7f]/u.test(word));
  return [...new Set(words)].slice(0, 3).map((word) => word.slice(0, 40));
};

const accented = /[áéíóúüñàèìòùâêîôûäëïöçãõ]/giu;
/** Inside a word, or between words, no name has these. */
const strange = /[\ufffd¤¦§¨©¬®¯²³¶¸¹¼½¾×÷Ã‚„†‡ˆ‰‹›˜™∂∑∏π∫Ω√≈∆◊ﬁﬂıƒ]/gu;
/** A capital with an accent after a small letter: 'PeÑaloza' is no name, and 'Pe–aloza' neither. */
const misplaced = /\p{Ll}[ÁÉÍÓÚÜÑÀÈÌÒÙÂÊÎÔÛÄËÏÖÇ]|\p{L}[–—‘’“”…•·¡¿ªº€£¥¢]\p{L}/gu;

const plausibility = (text: string): number => {
  const count = (of: RegExp) => text.match(of)?.length ?? 0;
  return count(accented) - 3 * count(strange) - 3 * count(misplaced);
};
