import path from 'node:path';
import type Database from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { databaseTexts } from '#domain/texts/host.ts';
import { StartupError } from './startup-error.ts';

const bundled = readMigrationFiles.bind(undefined, {
  migrationsFolder: path.resolve('db/migrations'),
});

type Migration = ReturnType<typeof bundled>[number];

// The table as drizzle-kit names it, so that its own tools recognise the file.
const createJournal = `
  CREATE TABLE IF NOT EXISTS __drizzle_migrations (
    id SERIAL PRIMARY KEY,
    hash text NOT NULL,
    created_at numeric
  )`;

const appliedUntil = (sqlite: Database.Database): number => {
  const known = sqlite
    .prepare("select 1 from sqlite_master where name = '__drizzle_migrations'")
    .get();
  if (!known) return 0;
  return Number(
    sqlite.prepare('select max(created_at) from __drizzle_migrations').pluck().get() ?? 0,
  );
};

/** Number of migrations of this version that the file lacks; negative when a newer version wrote it. */
export const pendingMigrations = (
  sqlite: Database.Database,
  migrations: readonly Migration[] = bundled(),
): number => {
  const applied = appliedUntil(sqlite);
  const latest = Math.max(...migrations.map(({ folderMillis }) => folderMillis));
  if (applied > latest) return -1;
  return migrations.filter(({ folderMillis }) => folderMillis > applied).length;
};

/** @throws StartupError when the file was written by a newer version */
export const assertSupportedVersion = (
  sqlite: Database.Database,
  migrations: readonly Migration[] = bundled(),
) => {
  if (pendingMigrations(sqlite, migrations) < 0) {
    throw new StartupError(databaseTexts.newer);
  }
};

/**
 * Applies the migrations that the file lacks, in one transaction: all of them or none.
 * @param beforehand runs first when there is something to apply: the place for a snapshot
 */
export const migrateDatabase = (
  sqlite: Database.Database,
  beforehand: () => unknown,
  migrations: readonly Migration[] = bundled(),
) => {
  const missing = () => {
    const applied = appliedUntil(sqlite);
    return migrations.filter(({ folderMillis }) => folderMillis > applied);
  };
  if (missing().length === 0) return;
  beforehand();
  // A migration may rebuild a table; foreign keys are checked once it is complete again.
  sqlite.pragma('foreign_keys = OFF');
  const apply = sqlite.transaction(() => {
    sqlite.exec(createJournal);
    const note = sqlite.prepare(
      'insert into __drizzle_migrations (hash, created_at) values (?, ?)',
    );
    for (const { sql, hash, folderMillis } of missing()) {
      for (const statement of sql) sqlite.exec(statement);
      note.run(hash, folderMillis);
    }
    if ((sqlite.pragma('foreign_key_check') as unknown[]).length > 0) {
      throw new StartupError(databaseTexts.brokenReferences);
    }
  });
  try {
    apply.immediate();
  } finally {
    sqlite.pragma('foreign_keys = ON');
  }
};
