/** In which words the couple's area speaks: those that the specification quotes, some of them English, or Spanish. */
export const adminWordSets = ['quoted', 'es'] as const;
export type AdminWords = (typeof adminWordSets)[number];

const isSpanish = (text: string | undefined): boolean => text === 'es';

/** In a browser that of the page, for as long as it is open. */
let words: AdminWords =
  typeof document !== 'undefined' && isSpanish(document.documentElement.dataset['words'])
    ? 'es'
    : 'quoted';

export const adminWords = (): AdminWords => words;

/** The server uses what the couple has chosen. */
export const useAdminWords = (selected: AdminWords): void => {
  words = selected;
};
