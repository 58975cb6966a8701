import { byColumn } from './group-fields.ts';
import { joinedByAnd } from './joined.ts';
import type { SheetField } from '#domain/texts/column-titles.ts';
import { sheetLimits } from '#domain/guest-list/sheet.ts';
import type { RowState } from '#domain/guest-list/verdicts.ts';
import { numberText } from '#domain/number-text.ts';
import { guestListTexts } from './guest-list.ts';

const counted = (count: number, one: string, many: string) =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** Of several counts those that are not nothing. */
const listed = (counts: [count: number, one: string, many: string][]) =>
  counts
    .filter(([count]) => count > 0)
    .map((each) => counted(...each))
    .join(', ');

const groups = (count: number) => counted(count, 'grupo', 'grupos');

/** Bringing a list of guests from a spreadsheet. */
export const guestImportTexts = {
  title: 'Importar invitados',
  about:
    'Traigan su lista desde una planilla. Primero les mostramos fila por fila qué pasará; nada se guarda hasta que lo confirmen.',
  back: 'Volver a Invitados',

  choose: 'Elegir archivo',
  drop: 'o arrástrenlo hasta aquí',
  dropNow: 'Suéltenlo aquí',
  accepted: `Planilla .xlsx o .csv, o contactos .vcf del teléfono (varios a la vez), hasta ${sheetLimits.bytes / 1024 / 1024} MB y ${numberText(sheetLimits.rows)} filas`,
  reading: (file: string) => `Leyendo ${file}…`,
  tooLarge: `El archivo pesa más de ${sheetLimits.bytes / 1024 / 1024} MB. Dejen solo la lista de invitados.`,
  unreadable: 'No se pudo leer el archivo',
  oneFile: 'Elijan una sola planilla. Solo los contactos .vcf se pueden elegir varios a la vez.',
  contacts: (count: number) => `${counted(count, 'contacto', 'contactos')}.vcf`,

  template: 'Descargar plantilla',
  templateAbout: 'Con los títulos, ejemplos y los valores permitidos.',
  download: 'Exportar lista actual',
  downloadAbout: 'Su lista completa: edítenla en su programa y vuelvan a importarla.',

  rulesTitle: 'Cómo funciona',
  rules: [
    'Una fila por persona, con el nombre de su grupo repetido o solo en la primera fila. También sirve una fila por grupo, con los nombres separados por comas.',
    'Un grupo que ya existe se reconoce por su nombre, aunque cambien tildes o mayúsculas.',
    'Importar agrega y cambia; nunca borra. Quien no aparece en la planilla se queda como está, y una celda vacía conserva lo guardado.',
    'Cada contacto del teléfono llega como un grupo de una persona, con su celular. Si ya está en la lista, se dice.',
    'Si falta el código de acceso, proponemos uno para cada grupo.',
    'Las fórmulas no se calculan: péguenlas como valores.',
  ],

  file: 'Archivo',
  another: 'Elegir otro archivo',
  columnsTitle: 'Columnas',
  columnsAbout: 'Revisen para qué sirve cada columna de su planilla.',
  columnUse: (name: string, title: string) => (title ? `${name} · ${title}` : `Columna ${name}`),
  noSamples: 'Sin datos',
  unused: 'No usar',
  ofGroup: 'Del grupo',
  ofPerson: 'De la persona',
  ofEvents: 'Invitado a',
  fields: {
    ...guestListTexts.headings,
    ...byColumn(({ label }) => label),
    places: 'Número de personas',
    surname: 'Apellido',
    allergies: 'Alergias',
    reference: 'Referencia',
  } satisfies Record<SheetField, string>,
  sheet: 'Hoja',
  unnamedSheet: (at: number) => `Hoja ${at + 1}`,
  otherSheets: (names: readonly string[]) =>
    `De este archivo se lee una sola hoja. ${names.length === 1 ? 'La otra queda fuera' : 'Las otras quedan fuera'}: ${joinedByAnd(names)}.`,
  hiddenSheets: (names: readonly string[]) =>
    `${names.length === 1 ? 'Una hoja oculta no se lee' : 'Las hojas ocultas no se leen'}: ${joinedByAnd(names)}. Si ahí hay invitados, muéstrenla en su programa y elijan el archivo otra vez.`,
  encoding: '¿Cuáles están bien escritos?',
  encodingHint: 'El archivo no dice cómo se leen sus tildes y eñes.',
  header: 'Fila de los títulos',
  noHeader: 'No hay títulos',
  headerRow: (row: number, text: string) => `Fila ${row}: ${text}`,
  split: 'Una celda trae los nombres de varias personas',
  missingNames: 'Indiquen qué columna tiene los nombres de las personas.',
  noGroups: 'Sin columna de grupo, cada persona será un grupo con su nombre.',
  skippedColumns: (places: readonly string[]) =>
    `Sin usar, y sin guardarse: ${joinedByAnd(places)}.`,
  noRows: 'Bajo los títulos no hay ninguna fila.',

  previewTitle: 'Vista previa',
  summary: (created: number, changed: number, people: number) =>
    listed([
      [created, 'grupo nuevo', 'grupos nuevos'],
      [changed, 'grupo con cambios', 'grupos con cambios'],
      [people, 'persona se agrega', 'personas se agregan'],
    ]),
  show: 'Mostrar filas',
  filters: {
    all: 'Todas',
    errors: 'Con errores',
    duplicates: 'Repetidas',
    new: 'Nuevas',
    changed: 'Con cambios',
    unchanged: 'Sin cambios',
  },
  states: {
    new: 'Nueva',
    changed: 'Con cambios',
    unchanged: 'Sin cambios',
    duplicate: 'Repetida',
    doubtful: 'Posible repetida',
    error: 'Error',
    held: 'Queda fuera',
    ignored: 'Sin invitados',
  } satisfies Record<RowState, string>,
  table: { row: 'Fila', state: 'Resultado', group: 'Grupo', people: 'Persona', notes: 'Detalle' },
  empty: '—',
  noneOfThese: 'No hay filas así.',
  updating: 'Actualizando la vista previa…',

  blockedRows: (count: number, errors: number) =>
    `${counted(errors, 'fila tiene', 'filas tienen')} errores: ${groups(count)} ${count === 1 ? 'queda' : 'quedan'} fuera. Corrijan la planilla y elíjanla otra vez, o importen el resto: después pueden volver a importarla sin duplicar a nadie.`,
  withoutThem: (count: number) =>
    count === 1
      ? 'Importar sin el grupo con errores'
      : `Importar sin los ${numberText(count)} grupos con errores`,
  confirm: (created: number, changed: number) =>
    created > 0 && changed > 0
      ? `Importar ${groups(created)} y cambiar ${numberText(changed)}`
      : changed > 0
        ? `Cambiar ${groups(changed)}`
        : `Importar ${groups(created)}`,
  confirmTitle: 'Confirmar',
  noChanges: 'No hay nada que importar',
  upToDate: 'Todo lo de esta planilla ya está en su lista.',
  tickFirst: 'Marquen la casilla para importar el resto.',
  submitting: 'Importando…',
  failed: 'No se importó nada',
  changedSince:
    'La lista de invitados cambió mientras miraban la vista previa. No se importó nada: esta es la vista previa de ahora.',

  done: 'Lista importada',
  doneAbout: (created: number, changed: number, people: number) =>
    listed([
      [created, 'grupo nuevo', 'grupos nuevos'],
      [changed, 'grupo cambiado', 'grupos cambiados'],
      [people, 'persona agregada', 'personas agregadas'],
    ]),
  doneHint:
    'Antes de importar guardamos una copia de todo. Los códigos nuevos están en la lista y en la planilla que exporten.',
  toList: 'Ver invitados',
  more: 'Importar otro archivo',
};
