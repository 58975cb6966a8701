import { is, sql, type SQL } from 'drizzle-orm';
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

const blankTable = (tx: Db, table: string, columns: readonly Blank[], rows: SQL) => {
  const own = columns.filter((blank) => blank.table === table);
  if (own.length === 0) return;
  // One statement for all columns: a check constraint may involve two of them.
  const emptyValues = own.map(({ column, empty }) => sql`${sql.identifier(column)} = ${empty}`);
  tx.run(sql`update ${sql.identifier(table)} set ${sql.join(emptyValues, sql`, `)} where ${rows}`);
};

/** Blanks the columns whose retention ends then, of every table and every group. */
export const blankColumns = (tx: Db, until: Keeping) => {
  const columns = blanks(until);
  for (const { name } of tables) blankTable(tx, name, columns, sql`1`);
};

/** Blanks what a group that stays in the accounts may not keep: its own row's columns and its purchases'. */
export const blankGroup = (tx: Db, guestId: number) => {
  const columns = [...blanks('contact'), ...blanks('everything')];
  blankTable(tx, 'guests', columns, sql`id = ${guestId}`);
  blankTable(tx, 'purchases', columns, sql`guest_id = ${guestId}`);
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
