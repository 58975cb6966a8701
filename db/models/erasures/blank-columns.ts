import { is, sql } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from '#db/connection.ts';
import { personalData } from '#db/personal-data.ts';
import { reasons, type Keeping, type ReasonName } from '#db/personal-data-reasons.ts';
import * as schema from '#db/schema.ts';
import type { DeletedRows, RawRow } from '../groups/child-rows.ts';

/** A column with personal data that a row can do without, and its value after erasure. */
type Blank = { table: string; column: string; empty: string | number | null };

const tables = Object.values(schema)
  .filter((one) => is(one, SQLiteTable))
  .map(getTableConfig);

const isSavedUntil = (table: string, column: string, until: Keeping): boolean => {
  const classified = personalData[table as keyof typeof personalData];
  return Object.entries(classified).some(
    ([reason, columns]) =>
      reason !== 'none' &&
      reasons[reason as ReasonName].until === until &&
      (columns as readonly string[]).includes(column),
  );
};

/** The erased value is null, or the column's default. A column that has neither is erased with its row. */
const blanks = (until: Keeping): Blank[] =>
  tables.flatMap(({ name: table, columns }) =>
    columns
      .filter((column) => isSavedUntil(table, column.name, until))
      .filter((column) => !column.notNull || column.default !== undefined)
      .map((column) => ({
        table,
        column: column.name,
        empty: column.notNull ? (column.mapToDriverValue(column.default) as string | number) : null,
      })),
  );

/** Blanks the columns whose retention ends then: in these tables, of one group or of all. */
export const blankColumns = (
  tx: Db,
  until: Keeping,
  {
    table,
    guestId,
  }: {
    table: 'guests' | 'guest_members' | 'purchases' | 'kitchen_sheet_people';
    guestId?: number;
  },
) => {
  const columns = blanks(until).filter((blank) => blank.table === table);
  // One statement for all columns: a check constraint may involve two of them.
  const emptyValues = columns.map(({ column, empty }) => sql`${sql.identifier(column)} = ${empty}`);
  const key = sql.identifier(table === 'guests' ? 'id' : 'guest_id');
  const own = guestId === undefined ? sql`1` : sql`${key} = ${guestId}`;
  tx.run(sql`update ${sql.identifier(table)} set ${sql.join(emptyValues, sql`, `)} where ${own}`);
};

/** The same for rows kept for an undelete. */
export const withBlanks = (rows: DeletedRows, until: Keeping): DeletedRows => {
  const all = blanks(until);
  return rows.map((part) => {
    const own = all.filter(({ table }) => table === part.table);
    const empty = Object.fromEntries(own.map(({ column, empty: value }) => [column, value]));
    return { ...part, rows: part.rows.map((row): RawRow => ({ ...row, ...empty })) };
  });
};
