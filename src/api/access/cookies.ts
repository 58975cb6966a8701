import { parse, serialize } from 'hono/utils/cookie';
import type { Config } from '../config.ts';

export type SessionKind = 'guest' | 'admin';

const day = 24 * 60 * 60;

/** How long a session lives after it was last used, in seconds. */
export const sessionSeconds: Record<SessionKind, number> = { guest: 180 * day, admin: 30 * day };

/** Readable by scripts: which kinds of session exist, so that an anonymous visitor's page makes no call. */
const hintName = 'convite_hint';

const cookieName = (kind: SessionKind, { secure }: Config) =>
  // The `__Host-` prefix: the browser guarantees that no other host or path set it.
  `${secure ? '__Host-' : ''}convite_${kind}`;

export const readToken = (kind: SessionKind, config: Config, header: string | null | undefined) => {
  const name = cookieName(kind, config);
  return parse(header ?? '', name)[name];
};

export const sessionCookie = (kind: SessionKind, config: Config, token: string): string =>
  serialize(cookieName(kind, config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.secure,
    maxAge: sessionSeconds[kind],
  });

export const expiredCookie = (kind: SessionKind, config: Config): string =>
  serialize(cookieName(kind, config), '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.secure,
    maxAge: 0,
  });

export const hintCookie = (kinds: readonly SessionKind[], { secure }: Config): string =>
  serialize(hintName, kinds.join('.'), {
    path: '/',
    sameSite: 'Lax',
    secure,
    maxAge: kinds.length > 0 ? sessionSeconds.guest : 0,
  });
