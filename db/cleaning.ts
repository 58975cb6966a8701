import type Database from 'better-sqlite3';

/**
 * Rewrites the file without its free space, where erased data could still be read, and truncates the
 * write-ahead log.
 * @throws when another connection still reads the old content: the caller tries again later
 */
export const cleanFile = (sqlite: Database.Database) => {
  const timeout: unknown = sqlite.pragma('busy_timeout', { simple: true });
  // No request waits for the lock: the cleaning can be done later.
  sqlite.pragma('busy_timeout = 0');
  // SQLite writes no temporary file outside the wedding's own folder.
  sqlite.pragma('temp_store = memory');
  try {
    sqlite.exec('vacuum');
    const [result] = sqlite.pragma('wal_checkpoint(truncate)') as { busy: number }[];
    if (result?.busy !== 0) throw new Error('The log is still being read');
  } finally {
    sqlite.pragma(`busy_timeout = ${String(timeout)}`);
  }
};
