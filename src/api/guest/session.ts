import { Hono } from 'hono';
import { everybodyErasedAt } from '#db/models/erasures.ts';
import { groupOfNameOrAny } from '#db/models/guest-groups.ts';
import { signInGuest as schema } from '#contract/guest-session.ts';
import { DomainError } from '#domain/errors.ts';
import { codeKey, nameKey } from '#domain/guest-group.ts';
import type { Deps } from '../deps.ts';
import { requireGuest, type CallEnv } from '../guards.ts';
import { attemptLogin } from '../login-gate.ts';
import { body } from '../requests.ts';
import { signInGuest, signOut } from '../sessions.ts';
import { newToken, sameText } from '../tokens.ts';
import { guestView } from '../views/guest.ts';

export const guestSession = (deps: Deps) =>
  new Hono<CallEnv>()
    .post('/login', body(schema), async (c) => {
      const { groupName, accessCode } = c.req.valid('json');
      if (everybodyErasedAt(deps.db)) throw new DomainError('everybody_erased');
      const group = await attemptLogin(
        deps,
        { kind: 'guest', name: nameKey(groupName), address: c.env.clientAddress ?? '' },
        () => {
          // The same work for an unknown group: nothing tells which of the two was wrong.
          const found = groupOfNameOrAny(deps.db, groupName);
          const wanted = codeKey(found?.group.access_code ?? newToken());
          const matches = sameText(codeKey(accessCode), wanted);
          return found?.isNamed && matches ? found.group : undefined;
        },
      );
      for (const cookie of signInGuest(deps, c.req.header('Cookie'), group)) {
        c.header('Set-Cookie', cookie, { append: true });
      }
      return c.json({ id: group.id, groupName: group.group_name, guestType: group.guest_type });
    })
    .post('/logout', (c) => {
      for (const cookie of signOut('guest', deps, c.req.header('Cookie'))) {
        c.header('Set-Cookie', cookie, { append: true });
      }
      return c.body(null, 204);
    })
    .get('/guest', requireGuest, (c) => c.json(guestView(deps.db, c.var.group.id)));
