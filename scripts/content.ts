/**
 * For those who keep their texts in files: `npm run content -- export DIR` writes the draft into a folder, `npm run
 * content -- import DIR` takes it from there. Beside the running site; guests see it once it is published.
 */
import path from 'node:path';
import { readConfig } from '#api/config.ts';
import { fullDraft } from '#api/views/site.ts';
import { errorsOf } from '#content/content-errors.ts';
import { readFiles, writeFiles } from '#content/writing/content-files.ts';
import { openDatabase } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { saveParts } from '#db/models/site/site.ts';
import { StartupError } from '#db/startup-error.ts';

const usage = 'Uso: npm run content -- export CARPETA, o npm run content -- import CARPETA';

const run = (): string => {
  const [method, folder] = process.argv.slice(2);
  if (!folder || (method !== 'export' && method !== 'import')) throw new StartupError(usage);
  const { dataDir } = readConfig(process.env);
  const { db, close } = openDatabase(path.join(dataDir, 'wedding.db'));
  try {
    const events = listEvents(db);
    const draft = fullDraft(db);
    if (method === 'export') {
      writeFiles(
        folder,
        Object.fromEntries(draft.map(({ part, content }) => [part, content])),
        events,
      );
      return `El borrador quedó en ${folder}.`;
    }
    const parts = readFiles(folder, events);
    const errors = Object.entries(parts).flatMap(([part, content]) =>
      Object.entries(errorsOf(part, content, { isDraft: true, isPhoto: () => true })).map(
        ([place, message]) => `${part}.yaml, ${place}: ${message}`,
      ),
    );
    if (errors.length > 0) throw new StartupError(errors.join('\n'));
    const count = saveParts(db, parts, { by: { kind: 'system' }, at: new Date() });
    return count === 0
      ? 'Los archivos dicen lo mismo que el borrador.'
      : 'El borrador dice lo que los archivos. Publíquenlo en /admin/site.';
  } finally {
    close();
  }
};

try {
  console.log(run());
} catch (error) {
  if (!(error instanceof Error) || !['StartupError', 'ContentError'].includes(error.name))
    throw error;
  console.error(error.message);
  process.exit(1);
}
