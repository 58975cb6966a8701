import { nameKey } from './groups/guest-group.ts';

export type FoundKind = 'screen' | 'group' | 'person' | 'event' | 'gift';

/** How well a text fits what is searched, the best first; the last is none. */
const fits = ['same', 'begins', 'word', 'within', 'none'] as const;

/** Every word of the query stands in the text; accents and case do not matter. */
const fitOf = (query: string, text: string): number => {
  const key = nameKey(text);
  const words = query.split(' ');
  if (key === query) return fits.indexOf('same');
  if (key.startsWith(query)) return fits.indexOf('begins');
  if (words.every((word) => ` ${key}`.includes(` ${word}`))) return fits.indexOf('word');
  return words.every((word) => key.includes(word)) ? fits.indexOf('within') : fits.indexOf('none');
};

/**
 * What fits a query by its title, else by what is said beside it, the best first and then in its own order.
 * @param typed a query of signs alone finds nothing
 */
export const bestMatches = <Item extends { title: string; detail: string }>(
  items: readonly Item[],
  typed: string,
  limit: number,
): Item[] => {
  const query = nameKey(typed);
  if (query === '') return [];
  const none = fits.indexOf('none');
  return items
    .map((item) => {
      const ofTitle = fitOf(query, item.title);
      const fit = ofTitle < none ? ofTitle : none + fitOf(query, `${item.title} ${item.detail}`);
      return { item, fit };
    })
    .filter(({ fit }) => fit < 2 * none)
    .sort((one, other) => one.fit - other.fit)
    .slice(0, limit)
    .map(({ item }) => item);
};
