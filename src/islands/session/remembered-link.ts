const storageKey = 'convite:link';

/** The first four characters: enough to recognise a link, too few to sign in. */
const partOf = (token: string) => token.slice(0, 4);

/** The link by which the group of this phone signed in; null: by name and code. */
export const rememberLink = (token: string | null): void => {
  try {
    if (token === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, partOf(token));
  } catch {
    // Without storage the link needs its tap again.
  }
};

export const isRememberedLink = (token: string): boolean => {
  try {
    return localStorage.getItem(storageKey) === partOf(token);
  } catch {
    return false;
  }
};
