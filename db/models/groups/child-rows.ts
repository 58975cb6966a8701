import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';

/** A row as stored: a version that adds a column can still read what an older version kept. */
export type RawRow = Record<string, string | number | null>;

/** Rows of one table; in the list, a referenced row comes before the rows that reference it. */
export type DeletedRows = { table: string; rows: RawRow[] }[];

/** A foreign key: the columns of `child` that reference a row of `parent`. */
export type Reference = { child: string; parent: string; columns: { from: string; to: string }[] };

/** Never kept: after an undelete guests sign in again, and phones have been told already. */
const skippedTables = new Set(['guest_sessions', 'push_subscriptions', 'push_deliveries']);

/** Every foreign key, read from the database itself, so that a table added later is included. */
export const references = (db: Db): Reference[] => {
  const parts = db.all<{ child: string; id: number; parent: string; from: string; to: string }>(sql`
    select t.name as child, f.id, f."table" as parent, f."from", f."to"
    from sqlite_master t, pragma_foreign_key_list(t.name) f
    where t.type = 'table' and f.on_delete in ('CASCADE', 'RESTRICT')
    order by t.name, f.id, f.seq`);
  return [...Map.groupBy(parts, ({ child, id }) => `${child} ${id}`).values()].map((columns) => ({
    child: columns[0]!.child,
    parent: columns[0]!.parent,
    columns,
  }));
};

/** The row itself and every row that depends on it. */
export const childRows = (
  db: Db,
  table: string,
  id: number,
  { withSessions = false }: { withSessions?: boolean } = {},
): DeletedRows => {
  const all = references(db).filter(({ child }) => withSessions || !skippedTables.has(child));
  const found = new Map<string, Map<string, RawRow>>();
  const collect = (name: string, rows: RawRow[]) => {
    const known = found.get(name) ?? new Map<string, RawRow>();
    const fresh = rows.filter((row) => !known.has(JSON.stringify(row)));
    if (fresh.length === 0) return;
    found.set(name, known);
    for (const row of fresh) known.set(JSON.stringify(row), row);
    for (const pointer of all.filter(({ parent }) => parent === name)) {
      for (const row of fresh) collect(pointer.child, pointingAt(db, pointer, row));
    }
  };
  collect(table, db.all<RawRow>(sql`select * from ${sql.identifier(table)} where id = ${id}`));
  return inOrder([...found.keys()], all).map((name) => ({
    table: name,
    rows: [...found.get(name)!.values()],
  }));
};

const pointingAt = (db: Db, { child, columns }: Reference, parent: RawRow) =>
  db.all<RawRow>(
    sql`select * from ${sql.identifier(child)} where ${equal(
      columns.map(({ from, to }) => [from, parent[to] ?? null]),
    )}`,
  );

/** Whether the row that a foreign key references exists, if it references one. */
export const isThere = (db: Db, { parent, columns }: Reference, row: RawRow): boolean =>
  columns.some(({ from }) => row[from] === null) ||
  db.get(
    sql`select 1 from ${sql.identifier(parent)} where ${equal(
      columns.map(({ from, to }) => [to, row[from] ?? null]),
    )}`,
  ) !== undefined;

const equal = (pairs: [string, string | number | null][]): SQL =>
  sql.join(
    pairs.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql` and `,
  );

const inOrder = (tables: string[], all: Reference[]): string[] => {
  const ordered: string[] = [];
  const visit = (table: string) => {
    if (ordered.includes(table)) return;
    for (const { parent } of all.filter(({ child }) => child === table)) {
      if (parent !== table && tables.includes(parent)) visit(parent);
    }
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
};

/** `keepStored`: on a conflict the stored row is kept, instead of an error. */
export const insertRow = (
  db: Db,
  table: string,
  row: RawRow,
  { keepStored = false }: { keepStored?: boolean } = {},
) => {
  const columns = sql.join(
    Object.keys(row).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.join(
    Object.values(row).map((value) => sql`${value}`),
    sql`, `,
  );
  const insert = keepStored ? sql`insert or ignore` : sql`insert`;
  db.run(sql`${insert} into ${sql.identifier(table)} (${columns}) values (${values})`);
};
