import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '#db/connection.ts';
import { admin } from './fixtures/template.ts';
import { test } from './site.ts';

/** Every test has a site of its own, whose wedding is not the demo but what is planted here. */
export const testOf = (plant: (db: Db) => void) =>
  test.extend<{ siteEnv: Record<string, string> }>({
    siteEnv: async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'convite-'));
      const { db, close } = openDatabase(join(dataDir, 'wedding.db'));
      plant(db);
      close();
      await use({
        DATA_DIR: dataDir,
        ADMIN_USERNAME: admin.username,
        ADMIN_PASSWORD: admin.password,
      });
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
