import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Remember } from '#db/models/access/first-answers.ts';
import type { Group } from '#db/models/groups/full-group.ts';
import type { User } from '#db/models/access/users.ts';
import { groupHeader } from '#contract/headers.ts';
import { DomainError } from '#domain/errors.ts';
import type { LiveChange } from '#domain/history/live-change.ts';
import { isBodyType } from '../bodies.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { isMutation } from '../requests.ts';
import { identify, type RequestUser } from './sessions.ts';

export type CallEnv = {
  Bindings: { clientAddress?: string };
  Variables: { sessions: RequestUser; change?: LiveChange | null; remember?: Remember };
};

export type GuestEnv = CallEnv & { Variables: { group: Group } };
export type AdminEnv = CallEnv & { Variables: { admin: User } };

/** The site's own origins: the configured one, and on this machine every name of loopback. */
const ownOrigins = ({ siteUrl }: Config): Set<string> => {
  const { protocol, hostname, port } = new URL(siteUrl);
  const loopback = ['localhost', '127.0.0.1', '[::1]'];
  const names = loopback.includes(hostname) ? loopback : [hostname];
  return new Set(names.map((name) => new URL(`${protocol}//${name}:${port}`).origin));
};

/** Whether a write comes from another site's page, which would act for a signed-in guest. */
export const crossOrigin = (config: Config) => {
  const own = ownOrigins(config);
  return (header: (name: string) => string | null | undefined): boolean => {
    const origin = header('Origin') ?? undefined;
    const site = header('Sec-Fetch-Site');
    const isCrossSite = site === 'cross-site' || site === 'same-site';
    return origin === undefined ? isCrossSite : !own.has(origin);
  };
};

/** Refuses writes from another site's page, and bodies of another type than the call takes. */
export const ownOriginOnly = (config: Config): MiddlewareHandler => {
  const isCrossOrigin = crossOrigin(config);
  return async (c, next) => {
    if (!isMutation(c.req.method)) return next();
    if (isCrossOrigin((name) => c.req.header(name))) throw new DomainError('foreign_origin');
    const type = c.req.header('Content-Type');
    if (type !== undefined && !isBodyType(c.req.path, type)) throw new DomainError('malformed');
    return next();
  };
};

export const withUser = (deps: Deps) =>
  createMiddleware<CallEnv>(async (c, next) => {
    const sessions = identify(deps, c.req.header('Cookie'));
    c.set('sessions', sessions);
    await next();
    // A call that signs in or out has set its own cookies.
    if (sessions.newCookies.length === 0 || c.res.headers.has('Set-Cookie')) return;
    for (const cookie of sessions.newCookies) c.header('Set-Cookie', cookie, { append: true });
  });

/**
 * A page of one group must not speak for another that has signed in on the same phone meanwhile.
 * @throws DomainError `not_signed_in`, `other_group`
 */
export const ownGroup = (c: Context, guest: Group | undefined): Group => {
  if (!guest) throw new DomainError('not_signed_in');
  const groupId = c.req.header(groupHeader);
  if (groupId !== undefined && groupId !== `${guest.id}`) {
    throw new DomainError('other_group', { groupName: guest.group_name });
  }
  return guest;
};

export const requireGuest = createMiddleware<GuestEnv>(async (c, next) => {
  c.set('group', ownGroup(c, c.var.sessions.guest));
  await next();
});

export const requireAdmin = createMiddleware<AdminEnv>(async (c, next) => {
  const { guest, user } = c.var.sessions;
  if (!user?.is_admin) throw new DomainError(guest || user ? 'not_admin' : 'not_signed_in');
  c.set('admin', user);
  await next();
});

const freshMs = 10 * 60_000;

/** Irreversible actions require a password entered in the last ten minutes. */
export const requireFreshPassword = (deps: Deps) =>
  createMiddleware<AdminEnv>(async (c, next) => {
    const at = c.var.sessions.authenticatedAt?.getTime() ?? 0;
    if (deps.realClock().getTime() - at > freshMs)
      throw new DomainError('reauthentication_required');
    await next();
  });
