// npm run backup: makes a backup now, while the site runs or is stopped.
import { setPriority } from 'node:os';
import { makeBackup } from '#api/backups/make-backup.ts';
import { exitCodeOf } from '#api/backups/run-command.ts';
import { storedRegion } from '#api/site/stored-region.ts';
import { readConfig } from '#api/config.ts';
import { backupTexts } from '#content/texts/admin-backups.ts';
import { keepPrivate } from '#db/private-folder.ts';
import { useRegion } from '#domain/region.ts';
import { shownPath } from './shown-path.ts';

// Low priority: guests' requests come first.
setPriority(10);

try {
  const config = readConfig(process.env);
  keepPrivate(config.dataDir);
  // By whose days the backups are counted: the site says it, or what is stored.
  useRegion(process.env['WEDDING_REGION'] ?? storedRegion(config.dataDir));
  const result = await makeBackup(config, new Date());
  if (result.failure === null) {
    console.log(`Listo: ${shownPath(result.file)}`);
  } else {
    console.error(`No se hizo el respaldo. ${backupTexts.errors[result.failure]}`);
    process.exitCode = exitCodeOf(result.failure);
  }
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'StartupError') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
