import { Hono } from 'hono';
import { acceptRequest, rejectRequest } from '#db/models/responses/change-requests.ts';
import { resolveRequest } from '#contract/deadlines/change-requests.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { byCouple } from '../audit-context.ts';
import { orSendCurrent } from '../conflicts.ts';
import { liveEvents, responsesChange } from '../live/publish-changes.ts';
import { body, pathId } from '../requests.ts';
import { adminRequest, allRequests } from '../views/change-requests.ts';

/** What groups ask for after a deadline, and the couple's decision. */
export const adminChangeRequests = (deps: Deps) => {
  const { db } = deps;
  const resolved = (id: number, resolve: () => unknown) => {
    orSendCurrent('request_changed', () => adminRequest(db, id), resolve);
    return adminRequest(db, id);
  };
  return new Hono<AdminEnv>()
    .use(liveEvents(responsesChange()))
    .get('/', (c) => c.json(allRequests(db)))
    .post('/:id/accept', body(resolveRequest), (c) => {
      const id = pathId(c);
      const resolution = c.req.valid('json');
      return c.json(resolved(id, () => acceptRequest(db, id, resolution, byCouple(c, deps))));
    })
    .post('/:id/decline', body(resolveRequest), (c) => {
      const id = pathId(c);
      const resolution = c.req.valid('json');
      return c.json(resolved(id, () => rejectRequest(db, id, resolution, byCouple(c, deps))));
    });
};
