/** Input that the server has not yet acknowledged, in session storage. */
export const readDraft = <Draft>(
  key: string,
  parse: (stored: unknown) => Draft | undefined,
): Draft | undefined => {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === null ? undefined : parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
};

let refused = false;

/** The session of this page has ended: what is still on the screen is no longer stored. */
export const refuseDrafts = () => {
  refused = true;
};

/** Keys of groups begin with `convite:`; a guest's sign-out leaves the couple's drafts. */
const isOfGroup = (key: string) => key.startsWith('convite:');

/** Without storage a draft is lost on reload. */
export const keepDraft = (key: string, text: string): void => {
  if (refused && isOfGroup(key)) return;
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The screen still holds the draft.
  }
};

export const forgetDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
};
