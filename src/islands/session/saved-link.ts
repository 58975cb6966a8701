import { localStore } from '#islands/client/browser-storage.ts';

const storageKey = 'convite:link';

/** The first four characters: enough to recognise a link, too few to sign in. */
const partOf = (token: string) => token.slice(0, 4);

/** The link by which the group of this phone signed in; null: by name and code. */
export const rememberLink = (token: string | null): void => {
  if (token === null) localStore.clear(storageKey);
  else localStore.keep(storageKey, partOf(token));
};

/** Without storage a link needs its tap again. */
export const isSavedLink = (token: string): boolean =>
  localStore.read(storageKey) === partOf(token);
