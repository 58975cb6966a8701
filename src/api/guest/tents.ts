import { Hono } from 'hono';
import type { Context } from 'hono';
import { assignedTables, groupsAt, ownTable } from '#db/models/seating.ts';
import { findTableGroup } from '#db/models/tables.ts';
import type { AssignmentView, TableGroupView, TentMatesView } from '#contract/views.ts';
import { DomainError } from '#domain/errors.ts';
import { firstName } from '#domain/guest-group.ts';
import { keepsPlace } from '#domain/seating.ts';
import type { Deps } from '../deps.ts';
import type { CallEnv } from '../guards.ts';
import { pathId } from '../requests.ts';

/** A guest sees the own tent, the couple every one; anybody else's is as if it were not there. */
export const guestTents = (deps: Deps) => {
  const visibleTable = (c: Context<CallEnv>) => {
    const { guest, user } = c.var.visitor;
    if (user?.is_admin) return findTableGroup(deps.db, pathId(c));
    if (!guest) throw new DomainError('not_signed_in');
    return ownTable(deps.db, guest.id, pathId(c));
  };
  return new Hono<CallEnv>()
    .get('/guest/:guestId/assignment/:eventId', (c) => {
      const { guest, user } = c.var.visitor;
      if (!guest && !user?.is_admin) throw new DomainError('not_signed_in');
      const guestId = pathId(c, 'guestId');
      if (!user?.is_admin && guest?.id !== guestId) throw new DomainError('not_found');
      const [table, ...others] = assignedTables(deps.db, guestId, pathId(c, 'eventId'));
      return c.json({
        table_group_id: table!.id,
        ...(others.length > 0 && { also: others.map(({ id }) => id) }),
      } satisfies AssignmentView);
    })
    .get('/table-group/:id', (c) => {
      const { name, type } = visibleTable(c);
      return c.json({ name, type } satisfies TableGroupView);
    })
    .get('/table-group/:id/assignments', (c) => {
      const mates: TentMatesView = groupsAt(deps.db, visibleTable(c))
        .map(({ group_name, members }) => {
          const coming = members.filter(({ isAttending }) => keepsPlace(isAttending));
          return {
            guest: { group_name },
            members: coming.map(({ name }) => ({ name: firstName(name) })),
            count: coming.length,
          };
        })
        .filter(({ count }) => count > 0);
      return c.json(mates);
    });
};
