import path from 'node:path';
import Database from 'better-sqlite3';
import { contentOf } from '#content/content-of.ts';
import type { Parts } from '#content/schemas/parts.ts';
import { defaultRegion, regionText } from '#domain/region.ts';

/** The region of what is published, for commands beside the site; the first one where nothing is, or cannot be read. */
export const storedRegion = (dataDir: string): string => {
  let sqlite: Database.Database | undefined;
  try {
    const file = path.join(dataDir, 'wedding.db');
    sqlite = new Database(file, { readonly: true, fileMustExist: true });
    const parts = sqlite
      .prepare('select parts from publications order by id desc limit 1')
      .pluck()
      .get() as string;
    return regionText(contentOf(JSON.parse(parts) as Parts).wedding);
  } catch {
    return defaultRegion;
  } finally {
    sqlite?.close();
  }
};
