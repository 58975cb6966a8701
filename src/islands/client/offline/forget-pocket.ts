import { guestPlace } from './kept.ts';

/** The worker does this, too, when it sees a group come or go; a page may be without one. */
export const forgetPocket = (): Promise<boolean> | undefined => window.caches?.delete(guestPlace);
