import { is, sql } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from '#db/connection.ts';
import { personalData, reasons, type Keeping, type ReasonName } from '#db/personal-data.ts';
import * as schema from '#db/schema.ts';
import type { KeptRows, RawRow } from '../groups/rows-that-go-along.ts';

/** A column of a person that a row can do without, and what stands in it then. */
type Blank = { table: string; column: string; empty: string | number | null };

const tables = Object.values(schema)
  .filter((one) => is(one, SQLiteTable))
  .map(getTableConfig);

const isKeptUntil = (table: string, column: string, until: Keeping): boolean => {
  const classified = personalData[table as keyof typeof personalData];
  return Object.entries(classified).some(
    ([reason, columns]) =>
      reason !== 'nobody' &&
      reasons[reason as ReasonName].until === until &&
      (columns as readonly string[]).includes(column),
  );
};

/** Empty is null, or what a new row begins with. One that has neither goes with its row. */
const blanks = (until: Keeping): Blank[] =>
  tables.flatMap(({ name: table, columns }) =>
    columns
      .filter((column) => isKeptUntil(table, column.name, until))
      .filter((column) => !column.notNull || column.default !== undefined)
      .map((column) => ({
        table,
        column: column.name,
        empty: column.notNull ? (column.default as string | number) : null,
      })),
  );

/** Empties what is kept until then: in these tables, of one group or of all. */
export const blankColumns = (
  tx: Db,
  until: Keeping,
  { table, guestId }: { table: 'guest_members' | 'purchases'; guestId?: number },
) => {
  const columns = blanks(until).filter((blank) => blank.table === table);
  // All in one statement: a check may speak of two of them.
  const emptied = columns.map(({ column, empty }) => sql`${sql.identifier(column)} = ${empty}`);
  const own = guestId === undefined ? sql`1` : sql`guest_id = ${guestId}`;
  tx.run(sql`update ${sql.identifier(table)} set ${sql.join(emptied, sql`, `)} where ${own}`);
};

/** The same in rows that were put aside. */
export const withBlanks = (rows: KeptRows, until: Keeping): KeptRows => {
  const all = blanks(until);
  return rows.map((part) => {
    const own = all.filter(({ table }) => table === part.table);
    const empty = Object.fromEntries(own.map(({ column, empty: value }) => [column, value]));
    return { ...part, rows: part.rows.map((row): RawRow => ({ ...row, ...empty })) };
  });
};
