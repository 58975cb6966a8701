/**
 * The models' and the API's own tests with libsql where the models open their database: run by
 * `bench/libsql.ts`. In local mode it takes better-sqlite3's place everywhere, as two builds of SQLite in one
 * process drop each other's locks; as a replica only where the wedding is opened, and where a test
 * looks past the models.
 */
import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { coupleContent } from '../../src/content/reading/vite-plugin.ts';

const driver = path.resolve('bench/libsql/driver.ts');
const seam = ['db/connection.ts', 'db/wedding-for-tests.ts'].map((file) => path.resolve(file));

/** What reads the file that a replica keeps. */
const inspections = ['db/inspect.ts', 'db/backup.ts'].map((file) => path.resolve(file));
const replicaFile = path.resolve('bench/libsql/replica-file.ts');

const mode = process.env.LIBSQL_MODE ?? 'better-sqlite3';

const libsql: Plugin = {
  name: 'bench:libsql',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    if (source !== 'better-sqlite3' || mode === 'better-sqlite3') return undefined;
    if (importer.startsWith(path.resolve('bench'))) return undefined;
    if (mode === 'local' || seam.includes(importer)) return driver;
    return inspections.includes(importer) ? replicaFile : undefined;
  },
};

export default defineConfig({
  root: path.resolve('.'),
  plugins: [libsql, coupleContent()],
  test: {
    include: ['db/**/*.test.ts', 'src/api/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: 2,
    // It would hand the driver to the next run that wants none.
    fsModuleCache: false,
  },
});
