import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './connection.ts';

/**
 * A query that is asked at nearly every request, built once for an open wedding: putting it together
 * takes several times as long as SQLite takes to answer. Within a transaction it is built anew.
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
 * A value that comes with each asking, as the column stores it: an instant in milliseconds. The plus leaves it
 * as it is: seeing the bare value, SQLite would look at each one for a better plan, and so put the query
 * together again at each asking, which takes longer than the answer.
 */
export const param = (name: string): SQL => sql`+${sql.placeholder(name)}`;
