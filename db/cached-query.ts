import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './connection.ts';

/**
 * A query that runs at nearly every request, built once per open connection: building it takes several times
 * as long as SQLite takes to answer it.
 */
export const cachedQuery = <Query>(build: (db: Db) => Query): ((db: Db) => Query) => {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
};

/**
 * A value bound at each execution, in the form in which the column stores it: an instant in milliseconds. The
 * unary plus does not change the value. It keeps SQLite from looking at each bound value for a better plan:
 * that would prepare the query again at each execution, which takes longer than the answer.
 */
export const param = (name: string): SQL => sql`+${sql.placeholder(name)}`;
