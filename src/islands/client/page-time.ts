/** The time for this page, in milliseconds since 1970: the phone's, or while a demo is rehearsed as far ahead of it as the page says. */
export const pageTime = (): number =>
  Date.now() + +(document.documentElement.dataset['offset'] ?? 0);
