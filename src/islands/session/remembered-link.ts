const storageKey = 'convite:link';

/** Enough to know a link again, and too little to sign in with. */
const partOf = (token: string) => token.slice(0, 4);

/** By which link the group of this phone signed in; null: by its name and code. */
export const rememberLink = (token: string | null): void => {
  try {
    if (token === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, partOf(token));
  } catch {
    // Without storage the link takes its one tap again.
  }
};

export const isRememberedLink = (token: string): boolean => {
  try {
    return localStorage.getItem(storageKey) === partOf(token);
  } catch {
    return false;
  }
};
