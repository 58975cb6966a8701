/** Messages for the operator, printed at the console: startup errors, rejected settings, the greeting. */

const notModified = 'No se ha modificado.';
const nothingChanged = 'No se ha cambiado nada.';
const fallback = 'Restaure un respaldo (npm run restore) o indique otra carpeta con DATA_DIR.';
const otherFolder = 'indique otra carpeta con DATA_DIR';

export const databaseTexts = {
  isFolder: (file: string) => `${file} es una carpeta y debe ser un archivo. ${notModified}`,
  onlyLog: (file: string) =>
    `${file} está vacío o no está, pero su diario ${file}-wal sí. ${notModified} ${fallback}`,
  otherProgram: (file: string) => `${file} está en uso por otro programa.`,
  notOpened: (file: string, code: string) =>
    `No se puede abrir ${file} (${code}). Revise los permisos y el espacio del disco, o ${otherFolder}.`,
  damaged: (file: string) =>
    `${file} no es una base de datos de SQLite o está dañada. ${notModified} ${fallback}`,
  ofOtherProgram: (file: string) =>
    `${file} es una base de datos de otro programa. ${notModified} Indique otra carpeta con DATA_DIR.`,
  notWritable: (folder: string) =>
    `No se puede escribir en ${folder}. Revise los permisos o ${otherFolder}.`,
  pragma: (name: string, expected: unknown, actual: unknown) =>
    `SQLite no aceptó ${name} = ${String(expected)} (quedó en ${String(actual)}).`,
  newer:
    'La base de datos fue creada por una versión más nueva de Convite. No se ha modificado. ' +
    'Instale esa versión o una posterior.',
  brokenReferences:
    'La migración dejaría referencias rotas en la base de datos. No se ha modificado.',
  noRoom: (folder: string, neededMb: number, freeMb: number) =>
    `No queda espacio para cambiar de versión: hacen falta ${neededMb} MB libres en ${folder}, y hay ${freeMb}. ` +
    'No se ha modificado nada. Libere espacio y vuelva a intentarlo.',
  otherRows: (file: string) => `${file} no tiene las mismas filas que la base de datos.`,
  inUse: (file: string) =>
    `${file} está en uso. Detenga el sitio (systemctl stop convite) y vuelva a intentarlo. ${nothingChanged}`,
};

/** When another release is put in place. */
export const releaseTexts = {
  notRead: (database: string) => `No se puede leer ${database}. ${nothingChanged}`,
  noCopy:
    'Esa versión no lee la base de datos de ahora, y no hay una copia completa de antes del cambio. ' +
    nothingChanged,
  backNeedsCopy: (copy: string) =>
    `Esa versión no lee la base de datos de ahora. Puede volver con la copia de antes del cambio, ${copy}: ` +
    'lo que se respondió desde entonces no está en ella, y queda aparte. ' +
    `${nothingChanged} Para hacerlo: convite back --copy`,
  forwardHasCopy: (copy: string) =>
    `Al volver atrás quedó aparte otra base de datos: ${copy}. ${nothingChanged} Elija: ` +
    'convite forward --now (sigue con la de ahora) o convite forward --copy (vuelve a esa; la de ahora queda aparte).',
};

export const backupTexts = {
  notComplete: (file: string) => `${file} no es un respaldo de Convite, o no está completo.`,
  missing: (file: string) => `No existe ${file}.`,
  keyMissing: 'El respaldo está cifrado: falta su clave.',
  notDecrypted: (file: string) => `${file} no se abre: la clave es otra, o el archivo está dañado.`,
};

export const settingTexts = {
  rejected: (name: string, value: string, expected: string) =>
    `${name}=${value} no sirve: ${expected}.`,
  port: 'debe ser un número entre 0 y 65535',
  siteUrl: 'debe ser la dirección pública sin ruta, como https://boda.example',
  oneOf: (allowed: readonly string[]) => `debe ser ${allowed.join(' o ')}`,
  service: 'debe usar https, o http solo dentro de esta misma máquina',
  rootKey: 'deben ser 64 cifras hexadecimales',
  seconds: 'deben ser segundos',
  adminIncomplete: 'ADMIN_USERNAME y ADMIN_PASSWORD van juntas: falta una de las dos.',
  adminPassword: (minimum: number) =>
    `La contraseña de los novios (ADMIN_PASSWORD) necesita al menos ${minimum} caracteres.`,
  oneBackupKey: 'BACKUP_PASSPHRASE y BACKUP_RECIPIENTS no van juntas: elija una de las dos.',
  passphrase: (minimum: number) => `BACKUP_PASSPHRASE necesita al menos ${minimum} caracteres.`,
  recipients: 'BACKUP_RECIPIENTS deben ser claves públicas de age (age1…).',
  rehearsal: (value: string) => `REHEARSE_AT=${value} no es un día y una hora.`,
  rehearsalInDemo: 'REHEARSE_AT es solo para la demostración: este matrimonio es de verdad.',
};

export const portTexts = {
  inUse: (port: number) =>
    `El puerto ${port} ya está en uso. Cierra el otro programa o elige otro con PORT=…`,
  notAllowed: (port: number) =>
    `No hay permiso para usar el puerto ${port}. Elige uno mayor que 1023 con PORT=…`,
  noAddress: (host: string) => `Este equipo no tiene la dirección HOST=${host}.`,
  unknownAddress: (host: string) => `Este equipo no conoce la dirección HOST=${host}.`,
  otherSocket: (found: number, port: number) =>
    `convite.socket escucha en el puerto ${found} y PORT dice ${port}: deben decir lo mismo.`,
};

export const greetingTexts = {
  open: (siteUrl: string) => `Convite está abierto en ${siteUrl}`,
  here: (address: string) => ` (en este equipo: ${address})`,
  demo: 'Boda de demostración. Grupos para probar (nombre · código):',
  admin: (siteUrl: string) => `Panel de los novios: ${siteUrl}/admin`,
  adminLogin: (username: string, password: string) =>
    `  usuario ${username} · contraseña ${password}`,
  once: '  Se muestra solo esta vez. Para cambiarla: npm run admin',
  start: 'Para empezar con su boda, abran esta dirección. Sirve una vez:',
};
