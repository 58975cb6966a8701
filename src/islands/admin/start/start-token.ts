import { sessionStore } from '#islands/client/browser-storage.ts';

const key = 'novios:start';

/** The token of the address, out of sight at once; a reload of the tab still knows it. */
export const takeToken = (): string => {
  const token = location.hash.slice(1);
  if (token) history.replaceState(null, '', location.pathname);
  if (token) sessionStore.keep(key, token);
  return token || (sessionStore.read(key) ?? '');
};

export const clearToken = (): void => sessionStore.clear(key);
