import type Database from 'better-sqlite3';

/**
 * Writes the file anew without its free space, where what was erased would still be read, and empties the
 * log beside it.
 * @throws when another connection still reads what was there: to be tried again
 */
export const cleanFile = (sqlite: Database.Database) => {
  const patience: unknown = sqlite.pragma('busy_timeout', { simple: true });
  // Nobody waits meanwhile: it can be done another time.
  sqlite.pragma('busy_timeout = 0');
  // Nothing is written outside the wedding's own folder, not even for a moment.
  sqlite.pragma('temp_store = memory');
  try {
    sqlite.exec('vacuum');
    const [result] = sqlite.pragma('wal_checkpoint(truncate)') as { busy: number }[];
    if (result?.busy !== 0) throw new Error('The log is still being read');
  } finally {
    sqlite.pragma(`busy_timeout = ${String(patience)}`);
  }
};
