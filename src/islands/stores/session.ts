import { atom } from 'nanostores';

/** Which sessions this visitor has: guest, admin, both or neither. */
export type SessionKinds = { guest: boolean; admin: boolean };

export const $session = atom<SessionKinds>({ guest: false, admin: false });
