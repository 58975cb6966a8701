// npm run restore -- <file>: restores a backup, while the site is stopped.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isEncrypted, restoreBackup } from '#api/backups/restore-backup.ts';
import { readConfig } from '#api/config.ts';
import { isStorageFull, isReadonly } from '#api/log-error.ts';
import { storedRegion } from '#api/site/stored-region.ts';
import { failureTexts } from '#content/texts/problems.ts';
import type { SavedAccess } from '#db/current-access.ts';
import { keepPrivate } from '#db/private-folder.ts';
import { useRegion } from '#domain/region.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import type { BackupKey } from '#gateways/backups/encrypted-file.ts';
import { openQuestions } from './questions.ts';
import { shownPath } from './shown-path.ts';

const keyFor = async (backup: string): Promise<BackupKey | undefined> => {
  if (!isEncrypted(backup)) return undefined;
  const file = process.env['BACKUP_IDENTITY'];
  if (file) return { identities: identitiesIn(readFileSync(file, 'utf8')) };
  const known = process.env['BACKUP_PASSPHRASE'];
  if (known) return { passphrase: known };
  const questions = openQuestions();
  const passphrase = await questions.request('Clave del respaldo: ', true);
  questions.close();
  return { passphrase };
};

const identitiesIn = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));

const messageOf = (error: unknown) => {
  if (error instanceof Error && error.name === 'StartupError') return error.message;
  if (isStorageFull(error)) return `${failureTexts.disk_full} No se ha cambiado nada.`;
  if (isReadonly(error)) return 'No se puede escribir en la carpeta de los datos.';
  return undefined;
};

const groups = (count: number) => (count === 1 ? '1 grupo cambió' : `${count} grupos cambiaron`);

/** Which passwords and codes are valid from now on. */
const accessMessages = (access: SavedAccess | null): string[] => {
  if (!access) {
    return [
      'No había una base de datos anterior que se pudiera leer: todos ingresan de nuevo, y las contraseñas y los códigos son los del respaldo.',
      'Si alguno se cambió después, cámbielo otra vez: las contraseñas con npm run admin, los códigos en el panel.',
    ];
  }
  const { oldPasswords, newCodes } = access;
  return [
    'Los novios ingresan de nuevo, con la contraseña que tenían hasta ahora. Sigue adentro quien ya lo estaba y no ha salido.',
    ...oldPasswords.map(
      (name) => `La contraseña de ${name} es la del respaldo: hasta ahora no existía aquí.`,
    ),
    ...(newCodes > 0
      ? [`Valen los códigos de hasta ahora: ${groups(newCodes)} el suyo después del respaldo.`]
      : []),
  ];
};

const [named] = process.argv.slice(2);
if (!named) {
  console.error('Diga qué respaldo: npm run restore -- data/backups/convite-….db');
  process.exit(1);
}
try {
  const backup = path.resolve(process.env['INIT_CWD'] ?? '.', named);
  const { dataDir } = readConfig(process.env);
  keepPrivate(dataDir);
  const { contents, aside, access } = await restoreBackup(dataDir, backup, await keyFor(backup));
  useRegion(storedRegion(dataDir));
  console.log(
    contents
      ? `Listo: la boda está como el ${dateAndTime(new Date(contents.madeAt))}, con ${contents.pictures} archivos de fotos.`
      : 'Listo. Era una copia del archivo solo: sin fotos, y sin huella con qué compararla.',
  );
  for (const message of accessMessages(access)) console.log(message);
  if (aside) console.log(`Lo que había antes quedó en ${shownPath(aside)}`);
} catch (error) {
  const message = messageOf(error);
  if (!message) throw error;
  console.error(message);
  process.exitCode = 1;
}
