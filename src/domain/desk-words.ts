/** In which words the couple's area speaks: those that the specification quotes, some of them English, or Spanish. */
export const deskWordSets = ['quoted', 'es'] as const;
export type DeskWords = (typeof deskWordSets)[number];

const isSpanish = (text: string | undefined): boolean => text === 'es';

/** In a browser that of the page, for as long as it is open. */
let words: DeskWords =
  typeof document !== 'undefined' && isSpanish(document.documentElement.dataset['words'])
    ? 'es'
    : 'quoted';

export const deskWords = (): DeskWords => words;

/** The server uses what the couple has chosen. */
export const useDeskWords = (chosen: DeskWords): void => {
  words = chosen;
};
