import * as z from 'zod/mini';
import { tablesTexts } from '#content/texts/admin-tables.ts';
import { newTable, tableTypes, wishKinds } from '#domain/seating/seating.ts';
import { id, requiredLine, version } from './text.ts';

const capacityLimit = 1000;
const invalidCapacity = `La capacidad va de 1 a ${capacityLimit}`;

const table = {
  name: requiredLine(tablesTexts.nameMissing),
  type: z._default(z.enum(tableTypes, 'Elijan un tipo de la lista'), newTable.type),
  capacity: z
    ._default(z.coerce.number(invalidCapacity), newTable.capacity)
    .check(
      z.int(invalidCapacity),
      z.gte(1, invalidCapacity),
      z.lte(capacityLimit, invalidCapacity),
    ),
  color: z._default(
    z.string().check(z.regex(/^#[0-9a-f]{6}$/iu, 'Elijan un color')),
    newTable.color,
  ),
};

/** POST /api/admin/table-groups */
export const createTable = z.object({
  ...table,
  event_id: z.int(tablesTexts.noEventSelected).check(z.positive(tablesTexts.noEventSelected)),
});

/** PUT /api/admin/table-groups/{id}. `version`: the one that the writer read. */
export const saveTable = z.object({ ...table, version: z.optional(version) });

/** DELETE /api/admin/table-groups/{id}?version= */
export const removeTable = z.object({
  version: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
});

const position = z.number().check(z.gte(0), z.lte(100_000));

/** PUT /api/admin/seating/{eventId}/positions: 0, 0 for a table whose position the layout chooses. */
export const positionTables = z.object({
  positions: z
    .array(z.strictObject({ id, x: position, y: position }))
    .check(z.minLength(1), z.maxLength(1000)),
});

/** POST /api/admin/table-assignments */
export const assignTable = z.object({ table_group_id: id, guest_id: id });

const assignedSeat = z.union([
  id,
  z.null(),
  z.array(z.strictObject({ member_id: id, table_group_id: id })).check(z.maxLength(200)),
]);

/**
 * PUT /api/admin/seating/{eventId}: groups and their new places; `from` is the place that the writer read.
 */
export const assignGroups = z.object({
  moves: z
    .array(z.strictObject({ guest_id: id, from: z.optional(assignedSeat), to: assignedSeat }))
    .check(z.minLength(1), z.maxLength(2000)),
});

/** PUT /api/admin/seating/{eventId}/published */
export const publishSeating = z.object({ published: z.boolean() });

/** POST /api/admin/seating-wishes */
export const saveWish = z.object({
  guest_id: id,
  other_id: id,
  kind: z.enum(wishKinds, 'Elijan juntos o separados'),
});
