export type WorkerRequest = {
  method: string;
  mode: string;
  url: URL;
  /** A part of a film is asked for by bytes. */
  hasRange: boolean;
};

/** Where an answer comes from. */
export type Route =
  /** Network only: never cached. */
  | 'network'
  /** Hashed file: cache first, never revalidated. */
  | 'asset'
  /** Picture without a hash: stale while revalidate. */
  | 'picture'
  /** Same for everyone, built with this worker: precached. */
  | 'public-page'
  /** Page of one group: network first, else the cached copy. */
  | 'guest-page'
  /** A page that is opened by a link with a token, the same for everybody: as a guest's. */
  | 'link-page'
  /** A guest's photo, whose name cannot be guessed and whose content never changes: cache first. */
  | 'photo'
  /** Any other page: network, else a page that says there is no signal. */
  | 'other-page';

/** Pages of a group. No purchases: payment states must never come from a cache. */
const guestPages = [
  /^\/my-events(\/attendance)?$/,
  /^\/events\/\d+(\/rsvp)?$/,
  /^\/rsvp$/,
  /^\/gifts$/,
  /^\/photos$/,
];

/** The helper's page, and the screen at the party. */
export const isLinkPage = (path: string) => path === '/door' || path === '/photos/wall';

export const isGuestPage = (path: string) => guestPages.some((page) => page.test(path));

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

/** @param built the addresses of the pages that came with this worker */
export const routeOf = (
  { method, mode, url, hasRange }: WorkerRequest,
  origin: string,
  built: ReadonlySet<string>,
): Route => {
  const path = withoutSlash(url.pathname);
  if (method !== 'GET' || hasRange || url.origin !== origin) return 'network';
  if (/^\/api\/photos\/files\/[\w-]+\.(avif|webp)$/.test(path)) return 'photo';
  if (/^\/(api|admin|practice-checkout|film|my-events\/(?:pase|manifest)\.\w+)(\/|$)/.test(path))
    return 'network';
  if (mode === 'navigate') {
    if (built.has(path)) return 'public-page';
    if (isLinkPage(path)) return 'link-page';
    return isGuestPage(path) ? 'guest-page' : 'other-page';
  }
  if (path.startsWith('/_astro/')) return 'asset';
  return /\.(avif|webp|jpe?g|png|svg|ico|webmanifest)$/.test(path) ? 'picture' : 'network';
};
