import type { Group } from '#db/models/groups/full-group.ts';
import {
  endAdminSession,
  endGuestSession,
  extendAdminSession,
  extendGuestSession,
  findAdminSession,
  findGuestSession,
  startAdminSession,
  startGuestSession,
  type AdminSession,
  type GuestSession,
} from '#db/models/access/sessions.ts';
import type { User } from '#db/models/access/users.ts';
import {
  expiredCookie,
  hintCookie,
  readToken,
  sessionCookie,
  sessionSeconds,
  type SessionKind,
} from './cookies.ts';
import type { Deps } from '../deps.ts';
import { isStorageFailure } from '../log-error.ts';
import { hashOf, newToken } from './tokens.ts';

/** The sessions of a request: a group's, an administrator's, both or neither. */
export type RequestUser = {
  guest: Group | undefined;
  /** A row of `users`, with `is_admin` as stored now. */
  user: User | undefined;
  /** That of the phone by which the group is signed in. */
  guestSession: GuestSession | undefined;
  authenticatedAt: Date | undefined;
  /** Set-Cookie values that extend a session in use. */
  newCookies: string[];
};

/** A session in use is extended once a day, not at every request: reading should not write. */
const refreshAfterMs = 24 * 60 * 60_000;

const expiry = (kind: SessionKind, now: Date) =>
  new Date(now.getTime() + sessionSeconds[kind] * 1000);

export const identify = (deps: Deps, cookies: string | null | undefined): RequestUser => {
  const { db, config } = deps;
  const now = deps.realClock();
  const newCookies: string[] = [];
  const refresh = (kind: SessionKind, token: string, until: Date) => {
    const fresh = expiry(kind, now);
    if (fresh.getTime() - until.getTime() < refreshAfterMs) return;
    const extend = kind === 'guest' ? extendGuestSession : extendAdminSession;
    try {
      extend(db, hashOf(token), fresh);
    } catch (error) {
      // On a full disk, signed-in visitors can still read.
      if (isStorageFailure(error)) return;
      throw error;
    }
    newCookies.push(sessionCookie(kind, config, token));
  };

  const guestToken = readToken('guest', config, cookies);
  const guest = guestToken ? findGuestSession(db, hashOf(guestToken), now) : undefined;
  if (guestToken && guest) refresh('guest', guestToken, guest.session.expires_at);

  const adminToken = readToken('admin', config, cookies);
  const admin = adminToken ? findAdminSession(db, hashOf(adminToken), now) : undefined;
  if (adminToken && admin) refresh('admin', adminToken, admin.session.expires_at);

  const kinds: SessionKind[] = [
    guest ? ['guest' as const] : [],
    admin ? ['admin' as const] : [],
  ].flat();
  // The cookie that scripts read must not expire before the session does.
  if (newCookies.length > 0) newCookies.push(hintCookie(kinds, config));

  return {
    guest: guest?.group,
    user: admin?.user,
    guestSession: guest?.session,
    authenticatedAt: admin?.session.authenticated_at,
    newCookies,
  };
};

/** Whether the session in these cookies is an administrator's now; the check does not extend it. */
export const isStillAdmin = (
  { db, config, realClock }: Deps,
  cookies: string | undefined,
): boolean => {
  const token = readToken('admin', config, cookies);
  return Boolean(token && findAdminSession(db, hashOf(token), realClock())?.user.is_admin);
};

/** Whether the session in these cookies is a group's now; the check does not extend it. */
export const isStillGuest = (
  { db, config, realClock }: Deps,
  cookies: string | undefined,
): boolean => {
  const token = readToken('guest', config, cookies);
  return Boolean(token && findGuestSession(db, hashOf(token), realClock()));
};

/** Signs a group in and ends this browser's previous session. Returns Set-Cookie values. */
export const signInGuest = (deps: Deps, cookies: string | undefined, group: Group): string[] => {
  const sessions = identify(deps, cookies);
  clear('guest', deps, cookies);
  const token = newToken();
  const now = deps.realClock();
  startGuestSession(deps.db, {
    token_hash: hashOf(token),
    guest_id: group.id,
    created_at: now,
    expires_at: expiry('guest', now),
  });
  const kinds: SessionKind[] = sessions.user ? ['guest', 'admin'] : ['guest'];
  return [sessionCookie('guest', deps.config, token), hintCookie(kinds, deps.config)];
};

/** Signs an administrator in and ends this browser's previous session. Returns Set-Cookie values. */
export const signInAdmin = (deps: Deps, cookies: string | undefined, user: User): string[] => {
  const sessions = identify(deps, cookies);
  clear('admin', deps, cookies);
  const token = newToken();
  const now = deps.realClock();
  const session: AdminSession = {
    token_hash: hashOf(token),
    user_id: user.id,
    authenticated_at: now,
    created_at: now,
    expires_at: expiry('admin', now),
  };
  startAdminSession(deps.db, session);
  const kinds: SessionKind[] = sessions.guest ? ['guest', 'admin'] : ['admin'];
  return [sessionCookie('admin', deps.config, token), hintCookie(kinds, deps.config)];
};

/** Ends this browser's session of one kind; the other stays. Returns Set-Cookie values. */
export const signOut = (kind: SessionKind, deps: Deps, cookies: string | undefined): string[] => {
  const { guest, user } = identify(deps, cookies);
  clear(kind, deps, cookies);
  const left: SessionKind[] = kind === 'guest' ? (user ? ['admin'] : []) : guest ? ['guest'] : [];
  return [expiredCookie(kind, deps.config), hintCookie(left, deps.config)];
};

const clear = (kind: SessionKind, deps: Deps, cookies: string | undefined) => {
  const token = readToken(kind, deps.config, cookies);
  if (!token) return;
  const end = kind === 'guest' ? endGuestSession : endAdminSession;
  end(deps.db, hashOf(token));
};
