import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openDatabase } from '#db/connection.ts';
import { bigGroups, plantBigWedding } from '#tests/support/big-wedding.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { doorForStrangers } from './door.ts';

export type GuessedSite = {
  /** What each group types to come in. */
  groups: { name: string; code: string }[];
  url: () => string;
  /** SIGKILL, and the same file again. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The site as guests get it, with so many groups. */
export const realSite = async (
  count: number,
  betweenLives: (file: string) => void = () => undefined,
) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'convite-'));
  const file = join(dataDir, 'wedding.db');
  const groups = bigGroups(count);
  const { db, close } = openDatabase(file);
  plantBigWedding(db, ['Violeta', 'Lautaro'], groups);
  close();
  let server = await startServer({ DATA_DIR: dataDir });
  return {
    groups,
    url: () => server.url,
    restart: async () => {
      await server.stop('SIGKILL');
      betweenLives(file);
      server = await startServer({ DATA_DIR: dataDir });
    },
    stop: async () => {
      await server.stop('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  } satisfies GuessedSite;
};

/** Forgets who failed when it starts anew: what the rounds must find out. */
export const forgetfulSite = (count: number) =>
  realSite(count, (file) => {
    const db = new Database(file);
    db.exec('delete from login_failures');
    db.close();
  });

/** A site without login limits, for the control. */
export const limitlessSite = async (count: number): Promise<GuessedSite> => {
  const site = await realSite(count);
  const door = await doorForStrangers(site.url);
  return {
    ...site,
    url: () => door.url,
    stop: async () => {
      door.close();
      await site.stop();
    },
  };
};
