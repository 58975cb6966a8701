import type { Db } from '#db/connection.ts';
import { assignGroups, plannedGroups } from '#db/models/events/seat-assignments.ts';
import { createTableGroup } from '#db/models/seating/tables.ts';

const colors = ['#6F8F72', '#A9744F', '#8C5A7A', '#D9B44A'];

/** So many tables, and two of three groups already at one. */
export const plantTables = (db: Db, eventId: number, tables: number) => {
  const stamp = { by: { kind: 'system' as const }, at: new Date() };
  const ids = Array.from({ length: tables }, (_, at) => {
    const color = colors[at % colors.length]!;
    const table = { name: `Mesa ${at + 1}`, type: 'mesa' as const, capacity: 12, color };
    return createTableGroup(db, { ...table, event_id: eventId }, stamp).id;
  });
  const seats = plannedGroups(db, eventId)
    .filter((_, at) => at % 3 < 2)
    .map(({ id }, at) => ({ guest_id: id, to: ids[at % ids.length]! }));
  assignGroups(db, eventId, seats, stamp);
};
