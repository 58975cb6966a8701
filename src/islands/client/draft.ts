import { sessionStore } from './browser-storage.ts';

/** Input that the server has not yet acknowledged, in session storage. */
export const readDraft = <Draft>(
  key: string,
  parse: (stored: unknown) => Draft | undefined,
): Draft | undefined => {
  try {
    const stored = sessionStore.read(key);
    return stored === null ? undefined : parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
};

let isSessionOver = false;

/** The session of this page has ended: what is still on the screen is no longer stored. */
export const clearDrafts = () => {
  isSessionOver = true;
};

/** Keys of groups begin with `convite:`; a guest's sign-out leaves the couple's drafts. */
const isOfGroup = (key: string) => key.startsWith('convite:');

/** Without storage a draft is lost on reload. */
export const keepDraft = (key: string, text: string): void => {
  if (isSessionOver && isOfGroup(key)) return;
  sessionStore.keep(key, text);
};

export const clearDraft = (key: string): void => sessionStore.clear(key);
