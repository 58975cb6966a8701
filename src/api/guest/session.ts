import { Hono } from 'hono';
import { allErasedAt } from '#db/models/erasures/erasures.ts';
import {
  constantWorkLookupByLink,
  constantWorkLookupByName,
} from '#db/models/groups/guest-groups.ts';
import type { Group } from '#db/models/groups/full-group.ts';
import { type SignInByLink, type SignInGuest, signIn as schema } from '#contract/guest-session.ts';
import { DomainError } from '#domain/errors.ts';
import { codeKey, nameKey } from '#domain/groups/guest-group.ts';
import type { Deps } from '../deps.ts';
import { requireGuest, type CallEnv } from '../access/guards.ts';
import { liveEvents, noEvents } from '../live/publish-changes.ts';
import { attemptLogin } from '../access/login-gate.ts';
import { body } from '../requests.ts';
import { signInGuest, signOut } from '../access/sessions.ts';
import { newToken, sameText } from '../access/tokens.ts';
import { guestView } from '../views/guest.ts';

type SignIn = SignInGuest | SignInByLink;

/** The name by which its failures are counted, beside the address. */
const nameOf = (login: SignIn) =>
  // No group's name key contains this character.
  'token' in login ? `#${codeKey(login.token)}` : nameKey(login.groupName);

/** The group of these credentials. No answer tells what was wrong: the work is the same in every case. */
const groupFor = (db: Deps['db'], login: SignIn): Group | undefined => {
  if ('token' in login) {
    const token = codeKey(login.token);
    const group = constantWorkLookupByLink(db, token);
    return sameText(token, group?.link_token ?? newToken()) ? group : undefined;
  }
  const found = constantWorkLookupByName(db, login.groupName);
  const storedCode = codeKey(found?.group.access_code ?? newToken());
  const matches = sameText(codeKey(login.accessCode), storedCode);
  return found?.isNamed && matches ? found.group : undefined;
};

export const guestSession = (deps: Deps) =>
  new Hono<CallEnv>()
    .post('/login', liveEvents(noEvents), body(schema), async (c) => {
      const login = c.req.valid('json');
      if (allErasedAt(deps.db)) throw new DomainError('everybody_erased');
      const group = await attemptLogin(
        deps,
        { kind: 'guest', name: nameOf(login), address: c.env.clientAddress ?? '' },
        () => groupFor(deps.db, login),
      );
      for (const cookie of signInGuest(deps, c.req.header('Cookie'), group)) {
        c.header('Set-Cookie', cookie, { append: true });
      }
      return c.json({ id: group.id, groupName: group.group_name, guestType: group.guest_type });
    })
    .post('/logout', liveEvents(noEvents), (c) => {
      for (const cookie of signOut('guest', deps, c.req.header('Cookie'))) {
        c.header('Set-Cookie', cookie, { append: true });
      }
      return c.body(null, 204);
    })
    .get('/guest', requireGuest, (c) => c.json(guestView(deps, c.var.group.id)));
