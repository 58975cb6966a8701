// convite database room|fit RELEASE [--copy|--now]: what update.sh and versions.sh ask before they change the release.
import path from 'node:path';
import { readConfig } from '#api/config.ts';
import { isStorageFull } from '#api/log-error.ts';
import { assertRoomFor, fitDatabase } from '#db/fit-database.ts';
import { keepPrivate } from '#db/private-folder.ts';
import { StartupError } from '#db/startup-error.ts';

const [action, release = '', flag] = process.argv.slice(2);
const option = flag === '--copy' ? 'copy' : flag === '--now' ? 'now' : undefined;

try {
  if (!['room', 'fit'].includes(action ?? '') || !release || (flag && !option)) {
    throw new StartupError('uso: convite database room|fit /srv/convite/releases/… [--copy|--now]');
  }
  const { dataDir } = readConfig(process.env);
  keepPrivate(dataDir);
  const database = path.join(dataDir, 'wedding.db');
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', release);
  if (action === 'room') assertRoomFor(folder, database);
  else {
    const fitted = fitDatabase(folder, database, option);
    if (fitted) {
      console.log(`La base de datos es ahora la copia ${fitted.copy}.`);
      console.log(
        `La que había quedó en ${fitted.aside}; el sitio la borra a los treinta días, cuando hay una más nueva.`,
      );
    }
  }
} catch (error) {
  const isRejection = error instanceof Error && error.name === 'StartupError';
  if (!isRejection && !isStorageFull(error)) throw error;
  console.error(
    isRejection ? error.message : 'No queda espacio en el disco. No se ha cambiado nada.',
  );
  process.exitCode = 1;
}
