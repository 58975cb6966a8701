import type { BackupFailure } from '#domain/keeping/backups.ts';
import { numberText } from '#domain/number-text.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';

const number = (value: number) => numberText(value, { maximumFractionDigits: 1 });

const size = (bytes: number) =>
  bytes < 1_000_000
    ? `${number(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${number(bytes / 1_000_000)} MB`;

/** The couple's backups. */
export const backupTexts = {
  title: 'Respaldos',
  subtitle:
    'Cada noche a las 3 se guarda una copia completa: invitados, respuestas, mesas, regalos y las fotos del sitio. ' +
    'Las que envían sus invitados no van: descárguenlas en «Fotos». ' +
    'Quedan las de los últimos siete días y una por cada una de las últimas cuatro semanas.',
  elsewhere:
    'Estas copias están en el mismo servidor. Descarguen una de vez en cuando y guárdenla en otra parte.',

  make: 'Respaldar ahora',
  making: 'Respaldando…',
  created: 'Respaldo listo',
  notCreated: 'No se hizo el respaldo',
  startFailed: 'No se pudo comenzar el respaldo.',
  stateFailed: 'No pudimos ver cómo va.',

  lastWell: (at: Date) => `El último quedó bien: ${dateAndTime(at)}.`,
  lastFailed: (at: Date) => `El último intento no resultó: ${dateAndTime(at)}.`,
  never: 'Todavía no hay ningún respaldo.',
  next: (at: Date) => `El próximo se hace solo: ${dateAndTime(at)}.`,
  tooOld: 'Hace más de dos días que no hay un respaldo bueno. Hagan uno ahora.',

  lastOneFailed: 'El último respaldo no resultó.',
  seeThem: 'Ver los respaldos',

  list: 'Respaldos, los últimos primero',
  full: 'Completo y revisado',
  encrypted: 'Cifrado',
  aboutEncrypted:
    'Las cifradas se abren solo con la clave que eligió quien instaló el sitio: sin ella no sirven.',
  size,
  download: 'Descargar',
  downloadOf: (at: Date) => `Descargar respaldo del ${dateAndTime(at)}`,
  downloading: 'Descargando…',
  downloadFailed: 'No se pudo descargar el respaldo',

  errors: {
    disk_full:
      'No queda espacio en el disco del servidor. Nada se ha perdido: hay que liberar espacio e intentar de nuevo.',
    not_writable: 'El servidor no puede escribir en la carpeta de los respaldos.',
    damaged:
      'La base de datos tiene un daño. Guarden el último respaldo bueno y avisen a quien administra el servidor.',
    busy: 'Ya se está haciendo otro en este momento.',
    failed: 'Algo falló. El registro del servidor dice qué fue.',
  } satisfies Record<BackupFailure, string>,
} as const;
