/** The pages that are the same for everybody, and the files that say the couple's names or place. */
export const publicPages = [
  '/',
  '/accommodations',
  '/privacy',
  '/i',
  '/offline',
  '/404',
  '/manifest.webmanifest',
  '/route.svg',
] as const;

/** Those in every phone's offline cache, for guests and the couple alike. */
export const precachedPages: readonly string[] = ['/', '/accommodations', '/privacy', '/offline'];
