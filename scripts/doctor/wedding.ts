import { statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { Config } from '#api/config.ts';
import { demoGroups } from '#db/demo/groups.ts';
import { pendingMigrations } from '#db/migrate.ts';
import { type Finding, failed, warning, passed } from './finding.ts';

type Setting = Pick<Config, 'dataDir' | 'secure'>;

/** The data folder and its database: intact, of this version, and readable by its own user only. */
export const checkWedding = (config: Setting): Finding[] => [
  ...checkAccess(config.dataDir),
  ...checkFile(config),
];

const checkAccess = (dataDir: string): Finding[] => {
  const open = [
    dataDir,
    path.join(dataDir, 'wedding.db'),
    path.join(dataDir, 'keys'),
    path.join(dataDir, 'backups'),
  ].filter((place) => ((statSync(place, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0);
  // Files in a closed folder are not accessible.
  return open.includes(dataDir)
    ? [failed(`Otros usuarios de esta máquina pueden leer ${dataDir}.`, `chmod 700 ${dataDir}`)]
    : [passed(`Solo el sitio lee ${dataDir}.`)];
};

const checkFile = (config: Setting): Finding[] => {
  const file = path.join(config.dataDir, 'wedding.db');
  let sqlite: Database.Database;
  try {
    sqlite = new Database(file, { readonly: true, timeout: 5000 });
  } catch {
    return [
      failed(
        `No hay una boda en ${file}, o no se puede leer.`,
        'Revise DATA_DIR; docs/backups.md dice cómo volver a un respaldo',
      ),
    ];
  }
  try {
    return [
      checkComplete(sqlite),
      checkSchema(sqlite),
      checkAdmin(sqlite),
      ...checkDemo(sqlite, config),
      ...checkWhatsApp(sqlite),
    ];
  } catch {
    return [
      failed(
        `${file} está dañado o no es de Convite.`,
        'docs/backups.md dice cómo volver a un respaldo',
      ),
    ];
  } finally {
    sqlite.close();
  }
};

const checkComplete = (sqlite: Database.Database) =>
  sqlite.pragma('quick_check', { simple: true }) === 'ok'
    ? passed('La base de datos está sana.')
    : failed(
        'La base de datos está dañada.',
        'No la borre: docs/backups.md dice cómo volver a un respaldo',
      );

const checkSchema = (sqlite: Database.Database) => {
  const pending = pendingMigrations(sqlite);
  if (pending === 0) return passed('La base de datos es de esta versión.');
  return pending < 0
    ? failed(
        'La base de datos es de una versión más nueva que esta.',
        'Instale esa versión o una posterior',
      )
    : warning(
        `A la base de datos le faltan ${pending} cambios de esta versión.`,
        'systemctl restart convite los aplica',
      );
};

const checkAdmin = (sqlite: Database.Database) =>
  sqlite.prepare('select 1 from users where is_admin').get()
    ? passed('Hay un usuario para los novios.')
    : failed('Nadie puede entrar al panel de los novios.', 'convite admin');

/** The demo's codes are public. */
const checkDemo = (sqlite: Database.Database, { secure }: Setting): Finding[] => {
  if (!secure) return [];
  const find = sqlite.prepare('select 1 from guests where group_name = ? and access_code = ?');
  const left = demoGroups.filter(({ name, code }) => find.get(name, code));
  return left.length === 0
    ? []
    : [
        warning(
          `Quedan ${left.length} grupos de la boda de demostración, cuyos códigos conoce cualquiera.`,
          "Elimínelos en el panel, o empiece con DEMO='off' y una carpeta vacía",
        ),
      ];
};

const checkWhatsApp = (sqlite: Database.Database): Finding[] => {
  const uncertain = sqlite
    .prepare("select count(*) from messages where state = 'uncertain'")
    .pluck()
    .get();
  return uncertain === 0
    ? []
    : [
        warning(
          `De ${String(uncertain)} mensajes no se sabe si llegaron.`,
          "Los novios deciden en 'WhatsApp' si se envían otra vez",
        ),
      ];
};
