/** Set by the worker on the note of a page that it shows from the phone. */
export const servedAttribute = 'data-served';

/** When the site made this page, if it comes from the phone; in milliseconds since 1970. */
export const keptPageServedAt = (): number | undefined => {
  const served = document.querySelector('.saved-note')?.getAttribute(servedAttribute);
  return served ? Number(served) : undefined;
};
