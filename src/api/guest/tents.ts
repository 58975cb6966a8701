import { Hono, type Context } from 'hono';
import type { Db } from '#db/connection.ts';
import { assignedTables, ownTable, ownTent, shownTables } from '#db/models/seating/seating.ts';
import { findTableGroup, type TableGroup } from '#db/models/seating/tables.ts';
import type { AssignmentView, TableGroupView } from '#contract/seating-views.ts';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '../deps.ts';
import type { CallEnv } from '../access/guards.ts';
import { pathId } from '../requests.ts';
import { tentGuests } from '../views/own-seats.ts';

type Own = (db: Db, guestId: number, tableId: number) => TableGroup;

/**
 * A guest sees their own tent, and their own table once it is published; the couple sees all. Any other
 * answers as if it did not exist.
 */
export const guestTents = (deps: Deps) => {
  const findVisible = (c: Context<CallEnv>, own: Own) => {
    const { guest, user } = c.var.sessions;
    if (user?.is_admin) return findTableGroup(deps.db, pathId(c));
    if (!guest) throw new DomainError('not_signed_in');
    return own(deps.db, guest.id, pathId(c));
  };
  return new Hono<CallEnv>()
    .get('/guest/:guestId/assignment/:eventId', (c) => {
      const { guest, user } = c.var.sessions;
      if (!guest && !user?.is_admin) throw new DomainError('not_signed_in');
      const guestId = pathId(c, 'guestId');
      if (!user?.is_admin && guest?.id !== guestId) throw new DomainError('not_found');
      const tablesOf = user?.is_admin ? assignedTables : shownTables;
      const [table, ...rest] = tablesOf(deps.db, guestId, pathId(c, 'eventId'));
      return c.json({
        table_group_id: table!.id,
        ...(rest.length > 0 && { also: rest.map(({ id }) => id) }),
      } satisfies AssignmentView);
    })
    .get('/table-group/:id', (c) => {
      const { name, type } = findVisible(c, ownTable);
      return c.json({ name, type } satisfies TableGroupView);
    })
    .get('/table-group/:id/assignments', (c) =>
      c.json(tentGuests(deps.db, findVisible(c, ownTent))),
    );
};
