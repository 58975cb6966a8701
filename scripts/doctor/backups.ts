import { statSync } from 'node:fs';
import path from 'node:path';
import { backupFolder } from '#api/backups/backup-folder.ts';
import { isBackupTooOld } from '#domain/keeping/backups.ts';
import { type Finding, failed, warning, passed } from './finding.ts';

const hourMs = 60 * 60_000;

export const checkBackups = (dataDir: string, now: Date): Finding[] => {
  const file = statSync(path.join(dataDir, 'wedding.db'), { throwIfNoEntry: false });
  if (!file) return [];
  const folder = backupFolder(dataDir);
  const [latest] = folder.list();
  const attempt = folder.lastAttempt();
  const remedy = 'convite backup dice por qué no se pudo (docs/backups.md)';
  if (isBackupTooOld({ now, lastValid: latest?.at, started: file.birthtime })) {
    return [failed('No hay un respaldo de los últimos dos días.', remedy)];
  }
  if (attempt?.failure && attempt.at > (latest?.at ?? new Date(0))) {
    return [warning(`El último respaldo no se pudo hacer (${attempt.failure}).`, remedy)];
  }
  if (!latest) return [passed('Todavía no hay respaldos: el primero se hace esta noche.')];
  const hours = Math.round((now.getTime() - latest.at.getTime()) / hourMs);
  const encrypted = latest.encrypted ? 'cifrado' : 'sin cifrar';
  return [passed(`Último respaldo: hace ${hours} horas, ${encrypted}.`)];
};
