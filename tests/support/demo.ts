import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#db/connection.ts';
import { seedDemo } from '#db/demo/plant-demo.ts';

export const couple = ['Violeta', 'Lautaro'] as const;

/** Once per run: the demo wedding in a file, for every test to copy. */
export default () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'convite-'));
  const file = path.join(folder, 'wedding.db');
  const { db, close } = openDatabase(file);
  seedDemo(db, couple);
  close();
  process.env.CONVITE_DEMO_FILE = file;
  return () => rmSync(folder, { recursive: true, force: true });
};
