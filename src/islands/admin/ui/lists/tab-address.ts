/** The word that each tab of a screen has in the address; the first one needs none. */
export const tabAddress = <Key extends string>(words: Readonly<Record<Key, string>>) => {
  const keys = Object.keys(words) as Key[];
  const first = keys[0]!;
  return {
    keys,
    /** The tab that an address asks for; the first one unless it names another. */
    tabOf: (query: URLSearchParams): Key =>
      keys.find((key) => words[key] === query.get('tab')) ?? first,
    addressOf: (key: Key): string => (key === first ? '' : words[key]),
  };
};
