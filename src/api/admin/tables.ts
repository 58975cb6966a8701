import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { findAssignment, assignGroups } from '#db/models/events/seat-assignments.ts';
import {
  createTableGroup,
  findTableGroup,
  listTableGroups,
  removeTableGroup,
  updateTableGroup,
} from '#db/models/seating/tables.ts';
import { assignTable, createTable, removeTable, saveTable } from '#contract/seating.ts';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { inFields } from '../in-fields.ts';
import { orSendCurrent } from '../conflicts.ts';
import { body, pathId } from '../requests.ts';
import { byCouple } from '../audit-context.ts';
import { seatsAt, tableView } from '../views/seating.ts';

const version = zValidator('query', removeTable, ({ success }) => {
  if (!success) throw new DomainError('malformed');
});

/** The tables and tents of the events. */
export const adminTables = (deps: Deps) => {
  const { db } = deps;
  const current = (id: number) => tableView(findTableGroup(db, id));
  return new Hono<AdminEnv>()
    .get('/event/:eventId', (c) => c.json(listTableGroups(db, pathId(c, 'eventId')).map(tableView)))
    .get('/:id/assignments', (c) => c.json(seatsAt(db, pathId(c))))
    .post('/', body(createTable), (c) =>
      c.json(tableView(createTableGroup(db, c.req.valid('json'), byCouple(c, deps))), 201),
    )
    .put('/:id', body(saveTable), (c) => {
      const id = pathId(c);
      const { version, ...table } = c.req.valid('json');
      return c.json(
        orSendCurrent(
          'table_changed',
          () => current(id),
          () => tableView(updateTableGroup(db, id, { table, version }, byCouple(c, deps))),
        ),
      );
    })
    .delete('/:id', version, (c) => {
      const id = pathId(c);
      const { version } = c.req.valid('query');
      orSendCurrent(
        'table_changed',
        () => current(id),
        () => removeTableGroup(db, id, version, byCouple(c, deps)),
      );
      return c.body(null, 204);
    });
};

/** Seats: one group at a time, the later write wins. See `/seating` for several at once. */
export const adminAssignments = (deps: Deps) => {
  const { db } = deps;
  return new Hono<AdminEnv>()
    .post('/', body(assignTable), (c) => {
      const { table_group_id, guest_id } = c.req.valid('json');
      const { event_id } = tableOrUnknown(deps, table_group_id);
      inFields({ 'moves.0.guest_id': 'guest_id', 'moves.0.to': 'table_group_id' }, () =>
        assignGroups(db, event_id, [{ guest_id, to: table_group_id }], byCouple(c, deps)),
      );
      return c.json(
        seatsAt(db, table_group_id).find((seat) => seat.guest_id === guest_id)!,
        201,
      );
    })
    .delete('/:id', (c) => {
      const { event_id, guest_id } = findAssignment(db, pathId(c));
      assignGroups(db, event_id, [{ guest_id, to: null }], byCouple(c, deps));
      return c.body(null, 204);
    });
};

const tableOrUnknown = ({ db }: Deps, id: number) => {
  try {
    return findTableGroup(db, id);
  } catch {
    throw new DomainError('unknown_table', { table_group_id: id, field: 'table_group_id' });
  }
};
