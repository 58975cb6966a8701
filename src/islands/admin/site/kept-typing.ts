import type { SiteDraft } from './site-draft.ts';

const key = 'novios:site';

/** What was typed and not yet stored outlives a closed tab and an ended session. */
export const readKept = (): SiteDraft => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as SiteDraft | null) ?? {};
  } catch {
    return {};
  }
};

export const keepTyping = (unsaved: SiteDraft): void => {
  try {
    if (Object.keys(unsaved).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(unsaved));
  } catch {
    // The screen still holds it.
  }
};
