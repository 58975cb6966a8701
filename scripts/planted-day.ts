/**
 * Prints the wedding day of the demo in a data folder, or nothing: rebuilt pages then agree with the stored
 * demo. `node scripts/planted-day.ts DATA_DIR`
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readYaml } from '../src/content/reading/read-yaml.ts';
import { weddingSchema } from '../src/content/schemas/wedding.ts';
import { demoEvents, mainEventId, specifiedDay } from '../db/demo/events.ts';

const db = new DatabaseSync(join(process.argv[2]!, 'wedding.db'), { readOnly: true });
const { name } = demoEvents(specifiedDay).find(({ id }) => id === mainEventId)!;
const found = db
  .prepare('select date from events where id = ? and name = ?')
  .get(mainEventId, name) as { date: number } | undefined;
db.close();
if (found) {
  const { timeZone } = weddingSchema.parse(readYaml('src/content/wedding.yaml', weddingSchema));
  console.log(new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(found.date)));
}
