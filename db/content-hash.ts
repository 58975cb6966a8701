import { createHash, type Hash } from 'node:crypto';
import type Database from 'better-sqlite3';

type Value = null | bigint | number | string | Buffer;

/**
 * One hash of all content of a file: SQLite keeps no checksum of its pages, so one changed letter in a name
 * would otherwise go unnoticed.
 * @param exclude the table that is left out: the one that stores the hash
 */
export const contentHash = (sqlite: Database.Database, exclude: string): string => {
  const hash = createHash('sha256');
  const tables = sqlite
    .prepare<[string], { name: string; sql: string }>(
      `select name, sql from sqlite_master where type = 'table' and name <> ?
       and (name not like 'sqlite\\_%' escape '\\' or name = 'sqlite_sequence') order by name`,
    )
    .all(exclude);
  for (const { name, sql } of tables) {
    hash.update(`table ${name}\n${sql}\n`);
    const rows = sqlite.prepare(`select * from "${name}" not indexed`).raw().safeIntegers();
    for (const row of rows.iterate() as IterableIterator<Value[]>) {
      hash.update(`row ${row.length}\n`);
      for (const value of row) add(hash, value);
    }
  }
  return hash.digest('hex');
};

/** Type and length are hashed too, so that no two different rows hash alike. */
const add = (hash: Hash, value: Value) => {
  const bytes = Buffer.isBuffer(value) ? value : Buffer.from(String(value));
  const kind = value === null ? 'null' : Buffer.isBuffer(value) ? 'blob' : typeof value;
  hash.update(`${kind} ${bytes.length} `).update(bytes);
};
