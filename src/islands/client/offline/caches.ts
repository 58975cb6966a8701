// Names of the offline caches, shared by the pages and the service worker.

/** The pages that are the same for everybody, of one version. */
export const shellCache = (version: string) => `convite-shell-${version}`;

export const isShell = (cacheName: string) => cacheName.startsWith(shellCache(''));

/** Scripts, fonts and pictures: of no group in particular. */
export const assetsCache = 'convite-assets';

/** Pages of one group. Deleted when the group signs out. */
export const guestCache = 'convite-guest';

/** Pages opened by a link, which show nothing without what the phone itself keeps. */
export const linkPagesCache = 'convite-door';

/** Photos of guests, as the album and the screen at the party showed them. Deleted when the group signs out. */
export const photosCache = 'convite-photos';

/** Exists while the guest has asked to keep nothing of the group. */
export const optOutCache = 'convite-keep-nothing';

/** Exists while a sign-out without signal is still to be sent to the server. */
export const queuedSignOutCache = 'convite-leaving';

/** Header of a cached page: when it was fetched, in milliseconds since 1970. */
export const seenAt = 'x-convite-seen-at';

export type PictureFormat = 'avif' | 'webp';

/** What a page asks of the worker, and what the worker says to it. */
export type Wish =
  /** Keep these pages as they are now; with a format, their pictures, too. */
  | { wish: 'save'; pages: string[]; pictures?: PictureFormat }
  /** The server has received something: the kept pages of these events, and those of no event, say it. */
  | { wish: 'renew'; events: number[] }
  /** Nothing of the group stays. */
  | { wish: 'forget' };

export type Progress =
  { state: 'saving'; done: number; of: number } | { state: 'done'; failed: number; bytes: number };
