import { useEffect } from 'react';

import { clearDraft, keepDraft } from './draft.ts';

/**
 * Keeps every state of a draft; `null` forgets it.
 * @param key undefined before the draft of an earlier visit could be read
 */
export const useSavedDraft = (key: string | undefined, draft: object | null) => {
  const text = draft && JSON.stringify(draft);
  useEffect(() => {
    if (key === undefined) return;
    if (text === null) clearDraft(key);
    else keepDraft(key, text);
  }, [key, text]);
};
