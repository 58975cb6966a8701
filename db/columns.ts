import { sql, type SQL } from 'drizzle-orm';
import { integer, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** An instant, stored as milliseconds since 1970 in UTC. */
export const timestamp = (name: string) => integer(name, { mode: 'timestamp_ms' });

export const timestampColumns = {
  created_at: timestamp('created_at').notNull(),
  updated_at: timestamp('updated_at').notNull(),
};

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** A check that a column holds one of the named values. */
export const oneOf = (column: AnySQLiteColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map(quoted).join(', '))})`;

/** Random letters of an alphabet, from SQLite's ChaCha20 generator, which the system seeds. */
export const randomCharacters = (alphabet: string, length: number): SQL => {
  const letter = `substr(${quoted(alphabet)}, abs(random() % ${alphabet.length}) + 1, 1)`;
  return sql.raw(`(${Array<string>(length).fill(letter).join(' || ')})`);
};

/** A check that a text is neither empty nor only spaces. */
export const notBlank = (column: AnySQLiteColumn): SQL => sql`length(trim(${column})) > 0`;
