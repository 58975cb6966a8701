import { sessionStore } from '#islands/client/browser-storage.ts';

import type { Toast } from './toasts.ts';

const key = 'convite:toast';

/** For the next page of this tab. Where storage is refused or full the tab's name holds it. */
export const carryToast = (toast: Toast): void => {
  if (toast.isOfPage) return;
  const text = JSON.stringify(toast);
  if (!sessionStore.keep(key, text)) window.name = key + text;
};

export const clearPendingToast = (): void => {
  sessionStore.clear(key);
  if (window.name.startsWith(key)) window.name = '';
};

/** What the page before has carried here, once. */
export const takePendingToast = (): Toast | undefined => {
  const isNamed = window.name.startsWith(key);
  const text = sessionStore.read(key) ?? (isNamed ? window.name.slice(key.length) : null);
  clearPendingToast();
  return text === null ? undefined : (JSON.parse(text) as Toast);
};
