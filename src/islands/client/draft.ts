/** What a guest has typed and the server has not yet acknowledged. It lives as long as the tab. */
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

/** The session of this page has ended: what is still on the screen is kept nowhere else. */
export const refuseDrafts = () => {
  refused = true;
};

/** Keys of groups begin with `convite:`; the couple's drafts are not a guest's to end. */
const isOfGroup = (key: string) => key.startsWith('convite:');

/** A browser that refuses storage only loses the memory across a reload. */
export const keepDraft = (key: string, text: string): void => {
  if (refused && isOfGroup(key)) return;
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Nothing else can be done, and nothing on the screen is lost.
  }
};

export const forgetDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
};
