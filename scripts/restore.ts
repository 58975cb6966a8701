// npm run restore -- <file>: puts a backup in the wedding's place, while the site does not run.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSealed, restoreBackup } from '#api/backups/restore-backup.ts';
import { readConfig } from '#api/config.ts';
import { isDiskFull, isUnwritable } from '#api/faults.ts';
import { faultTexts } from '#content/texts/problems.ts';
import { dateAndTime } from '#domain/wedding-time.ts';
import type { BackupKey } from '#gateways/backups/sealed-file.ts';
import { openQuestions } from './questions.ts';

const keyFor = async (backup: string): Promise<BackupKey | undefined> => {
  if (!isSealed(backup)) return undefined;
  const file = process.env['BACKUP_IDENTITY'];
  if (file) return { identities: identitiesIn(readFileSync(file, 'utf8')) };
  const known = process.env['BACKUP_PASSPHRASE'];
  if (known) return { passphrase: known };
  const questions = openQuestions();
  const passphrase = await questions.ask('Clave del respaldo: ', true);
  questions.close();
  return { passphrase };
};

const identitiesIn = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));

const sentenceOf = (error: unknown) => {
  if (error instanceof Error && error.name === 'StartupError') return error.message;
  if (isDiskFull(error)) return `${faultTexts.disk_full} No se ha cambiado nada.`;
  if (isUnwritable(error)) return 'No se puede escribir en la carpeta de los datos.';
  return undefined;
};

const [named] = process.argv.slice(2);
if (!named) {
  console.error('Diga qué respaldo: npm run restore -- data/backups/convite-….db');
  process.exit(1);
}
try {
  const backup = path.resolve(process.env['INIT_CWD'] ?? '.', named);
  const { dataDir } = readConfig(process.env);
  const { contents, aside } = await restoreBackup(dataDir, backup, await keyFor(backup));
  console.log(
    contents
      ? `Listo: la boda está como el ${dateAndTime(new Date(contents.madeAt))}, con ${contents.pictures} archivos de fotos.`
      : 'Listo. Era una copia del archivo solo: sin fotos, y sin huella con qué compararla.',
  );
  if (aside) console.log(`Lo que había antes quedó en ${path.relative('.', aside)}`);
} catch (error) {
  const sentence = sentenceOf(error);
  if (!sentence) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
