import { localStore } from '#islands/client/browser-storage.ts';

import type { SiteDraft } from './site-draft.ts';

const key = 'novios:site';

/** What was typed and not yet stored outlives a closed tab and an ended session. */
export const readSaved = (): SiteDraft => {
  try {
    return (JSON.parse(localStore.read(key) ?? '{}') as SiteDraft | null) ?? {};
  } catch {
    return {};
  }
};

export const keepTyping = (unsaved: SiteDraft): void => {
  if (Object.keys(unsaved).length === 0) localStore.clear(key);
  else localStore.keep(key, JSON.stringify(unsaved));
};
