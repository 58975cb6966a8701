const key = 'novios:start';

/** The token of the address, out of sight at once; a reload of the tab still knows it. */
export const takeToken = (): string => {
  const token = location.hash.slice(1);
  if (token) history.replaceState(null, '', location.pathname);
  try {
    if (token) sessionStorage.setItem(key, token);
    return token || (sessionStorage.getItem(key) ?? '');
  } catch {
    return token;
  }
};

export const forgetToken = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
};
