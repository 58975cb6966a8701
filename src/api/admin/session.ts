import { Hono } from 'hono';
import { findUserByName } from '#db/models/access/users.ts';
import { signInAdmin as schema } from '#contract/admin-session.ts';
import type { Deps } from '../deps.ts';
import type { CallEnv } from '../access/guards.ts';
import { liveEvents, noEvents } from '../live/publish-changes.ts';
import { attemptLogin } from '../access/login-gate.ts';
import { isPassword } from '../access/passwords.ts';
import { body } from '../requests.ts';
import { signInAdmin, signOut } from '../access/sessions.ts';

export const adminSession = (deps: Deps) =>
  new Hono<CallEnv>()
    .post('/login', liveEvents(noEvents), body(schema), async (c) => {
      const { username, password } = c.req.valid('json');
      const user = await attemptLogin(
        deps,
        { kind: 'admin', name: username, address: c.env.clientAddress ?? '' },
        async () => {
          const found = findUserByName(deps.db, username);
          return (await isPassword(found?.password, password)) ? found : undefined;
        },
      );
      for (const cookie of signInAdmin(deps, c.req.header('Cookie'), user)) {
        c.header('Set-Cookie', cookie, { append: true });
      }
      return c.json({ id: user.id, username: user.username, isAdmin: user.is_admin });
    })
    .get('/session', (c) => {
      const { user } = c.var.sessions;
      return user?.is_admin
        ? c.json({ isAdmin: true as const, id: user.id, username: user.username })
        : c.json({ isAdmin: false as const });
    })
    .post('/logout', liveEvents(noEvents), (c) => {
      for (const cookie of signOut('admin', deps, c.req.header('Cookie'))) {
        c.header('Set-Cookie', cookie, { append: true });
      }
      return c.body(null, 204);
    });
