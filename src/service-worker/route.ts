export type Asked = {
  method: string;
  mode: string;
  url: URL;
  /** A part of a film is asked for by bytes. */
  hasRange: boolean;
};

/** Where an answer comes from. */
export type Route =
  /** From the network alone: nothing of it is kept. */
  | 'network'
  /** Its name holds its content: kept once, it is never asked for again. */
  | 'asset'
  /** A picture under its own name: the kept one is shown while a new one is asked for. */
  | 'picture'
  /** The same for everybody, and built together with this worker. */
  | 'public-page'
  /** Made for one group: the network's, and what was last seen where there is none. */
  | 'guest-page'
  /** Any other page: the network's, and a sentence where there is none. */
  | 'other-page';

/** What a group sees of its own. No purchase: money is looked at on the network only. */
const guestPages = [
  /^\/my-events(\/attendance)?$/,
  /^\/events\/\d+(\/rsvp)?$/,
  /^\/rsvp$/,
  /^\/gifts$/,
];

export const isGuestPage = (path: string) => guestPages.some((page) => page.test(path));

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

/** @param built the addresses of the pages that came with this worker */
export const routeOf = (
  { method, mode, url, hasRange }: Asked,
  origin: string,
  built: ReadonlySet<string>,
): Route => {
  const path = withoutSlash(url.pathname);
  if (method !== 'GET' || hasRange || url.origin !== origin) return 'network';
  if (/^\/(api|admin|practice-checkout|film)(\/|$)/.test(path)) return 'network';
  if (mode === 'navigate') {
    if (built.has(path)) return 'public-page';
    return isGuestPage(path) ? 'guest-page' : 'other-page';
  }
  if (path.startsWith('/_astro/')) return 'asset';
  return /\.(avif|webp|jpe?g|png|svg|ico|webmanifest)$/.test(path) ? 'picture' : 'network';
};
