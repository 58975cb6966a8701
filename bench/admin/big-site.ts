import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '#db/connection.ts';
import { bigGroups, plantBigWedding } from '#tests/support/big-wedding.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { admin } from '../../e2e/fixtures/template.ts';

/** A site of its own with so many groups, and what else is planted. */
export const startBigSite = async (groups: number, plant: (db: Db) => void = () => {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'convite-'));
  const { db, close } = openDatabase(join(dataDir, 'wedding.db'));
  plantBigWedding(db, ['Violeta', 'Lautaro'], bigGroups(groups));
  plant(db);
  close();
  const server = await startServer({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  });
  return {
    groups,
    url: server.url,
    pid: server.pid,
    dataDir,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type BigSite = Awaited<ReturnType<typeof startBigSite>>;
