import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from '#db/connection.ts';
import * as schema from '#db/schema.ts';

const tables = Object.values<object>(schema).filter((one): one is SQLiteTable =>
  is(one, SQLiteTable),
);

const refers = (table: SQLiteTable, to: SQLiteTable) =>
  getTableConfig(table).foreignKeys.some(({ reference }) => reference().foreignTable === to);

/** Every table, each after those that refer to it. */
const referrersFirst = (): Set<SQLiteTable> => {
  const ordered = new Set<SQLiteTable>();
  const add = (table: SQLiteTable) => {
    if (ordered.has(table)) return;
    for (const other of tables) if (other !== table && refers(other, table)) add(other);
    ordered.add(table);
  };
  tables.forEach(add);
  return ordered;
};

/**
 * Empties every table, in the caller's transaction. Ids go on where they were: nothing of the wedding that is gone, such
 * as a page left open or a notice of a payment, can be about a row that comes later.
 */
export const emptyWedding = (tx: Db) => {
  for (const table of referrersFirst()) tx.delete(table).run();
};
