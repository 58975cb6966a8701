// The places where a phone keeps the site, by name. Shared by the pages and the worker.

/** The pages that are the same for everybody, of one version. */
export const shellCache = (version: string) => `convite-shell-${version}`;

export const isShell = (place: string) => place.startsWith(shellCache(''));

/** Scripts, fonts and pictures: nobody's in particular. */
export const assetsCache = 'convite-assets';

/** What one group has seen of its own. Goes when the group signs out. */
export const guestCache = 'convite-guest';

/** While this place is there, the guest has said that nothing of the group is to be kept. */
export const keepNothingCache = 'convite-keep-nothing';

/** While this place is there, a group has signed out without signal, and the server is yet to hear of it. */
export const queuedSignOutCache = 'convite-leaving';

/** Under this name a kept page carries when it was last seen, in milliseconds since 1970. */
export const seenAt = 'x-convite-seen-at';

export type PictureFormat = 'avif' | 'webp';

/** What a page asks of the worker, and what the worker says to it. */
export type Wish =
  /** Keep these pages as they are now; with a format, their pictures, too. */
  | { wish: 'save'; pages: string[]; pictures?: PictureFormat }
  /** Nothing of the group stays. */
  | { wish: 'forget' };

export type Progress =
  { state: 'saving'; done: number; of: number } | { state: 'done'; failed: number; bytes: number };
