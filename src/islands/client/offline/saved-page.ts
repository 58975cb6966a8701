/** When the site made this page, if it comes from the phone; in milliseconds since 1970. Said by the worker on its note. */
export const cachedPageDate = (): number | undefined => {
  const { served } = document.querySelector<HTMLElement>('.saved-note')?.dataset ?? {};
  return served ? Number(served) : undefined;
};
