import { sql, type Placeholder } from 'drizzle-orm';
import type { Db } from './connection.ts';

/**
 * A query that is asked at nearly every request, built once for an open wedding: putting it together
 * takes several times as long as SQLite takes to answer. Within a transaction it is built anew.
 */
export const prepared = <Query>(build: (db: Db) => Query): ((db: Db) => Query) => {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
};

/** A value that comes with each asking, as the column stores it: an instant in milliseconds. */
export const given = <Name extends string>(name: Name): Placeholder<Name> => sql.placeholder(name);
