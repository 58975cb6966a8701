/** What an .xlsx cannot hold: characters outside XML 1.0. */
const impossible = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\p{Cs}\ufffe\uffff]/gu;

/** A cell's text. A spreadsheet reads `_x0041_` as 'A', so what was typed that way is escaped. */
export const plainText = (text: string): string =>
  text.replace(impossible, '').replace(/_(?=x[\da-f]{4}_)/giu, '_x005F_');

const sheetNameLimit = 31;

/** A sheet's name: at most 31 characters, without []:*?/\, and never empty. */
export const sheetName = (name: string): string => {
  const allowed = name
    .replace(impossible, '')
    .replace(/[[\]:*?/\\\s]+/gu, ' ')
    .replace(/^[\s']+/u, '');
  const cut = truncateAt(allowed, sheetNameLimit).replace(/(?<![\s'])[\s']+$/u, '');
  // Excel reserves the name 'History'.
  return cut === '' || /^history$/iu.test(cut) ? 'RSVP' : cut;
};

/** A print header: `&` starts a command there, and the limit is 255 characters. */
export const headerText = (text: string): string =>
  truncateAt(text.replace(impossible, ''), 100).replaceAll('&', '&&');

/** Cuts at a length counted as a spreadsheet does, never inside an emoji. */
const truncateAt = (text: string, limit: number): string => {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > limit) break;
    cut += character;
  }
  return cut;
};

const [narrowest, widest] = [10, 50];

/** Wide enough for the longest text and the filter's arrow, with an upper limit beyond which text wraps. */
export const columnWidth = (texts: readonly string[]): number => {
  const longest = Math.max(0, ...texts.map((text) => [...text].length));
  return Math.min(widest, Math.max(narrowest, longest + 4));
};
