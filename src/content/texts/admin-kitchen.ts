import type { Menu } from '#domain/groups/profile.ts';
import { isSameDiet, type Diet, type DietaryType } from '#domain/responses/dietary.ts';
import type { DishKind } from '#domain/kitchen/sheet.ts';
import type { KitchenPerson, Mark } from '#domain/kitchen/changes.ts';
import { counted } from './counted.ts';
import { menuLabels } from './profiles.ts';
import { dietLabels, dietText, otherSeverity } from './diets.ts';

const people = (count: number) => counted(count, 'persona', 'personas');

const noTable = 'Sin lugar';

const diets: Record<DietaryType, string> = {
  ...dietLabels,
  None: 'Sin restricción',
  Celiac: 'Celíaco',
};

const dishes: Record<DishKind, string> = {
  ...diets,
  childMenus: 'Menús infantiles',
  infants: 'Guaguas',
};

/** 'Menú infantil · Vegetariano', 'Guagua'; of everybody's menu only the diet. */
const mealText = ({ diet, menu }: { diet: Diet; menu: Menu }): string => {
  if (menu === 'adult') return dietText(diet, diets);
  const label = menuLabels[menu];
  return diet.type === 'None' ? label : `${label} · ${dietText(diet, diets)}`;
};

/** What was sent of a changed person: only what is different now. */
const before = (sent: KitchenPerson, now: KitchenPerson): string => {
  const differences = [
    sent.name === now.name ? null : `«${sent.name}»`,
    sent.table === now.table ? null : (sent.table ?? 'sin lugar'),
    isSameDiet(sent.diet, now.diet) && sent.menu === now.menu ? null : mealText(sent),
  ].filter((one) => one !== null);
  return `antes ${differences.join(', ')}`;
};

/** The kitchen's sheet of an event, on the screen, on paper and as a spreadsheet. */
export const kitchenTexts = {
  title: 'Hoja para la cocina',
  about:
    'Se cuenta solo a quienes confirmaron. Los pendientes van aparte, para saber cuántos podrían sumarse.',
  event: 'Evento',
  noEventSelected: 'Elijan un evento',
  noEvents: 'Todavía no hay eventos. Con el primero, aquí estará qué come cada persona.',
  toEvents: 'Crear eventos',
  loading: 'Cargando la hoja…',
  loadFailed: 'No se pudo cargar la hoja',

  print: 'Imprimir',
  export: 'Exportar a Excel',
  fileName: (eventId: number) => `cocina-evento-${eventId}.xlsx`,
  markSent: 'Marcar como enviada',
  marking: 'Marcando…',
  marked: 'Hoja marcada como enviada',
  markedHint: 'Desde ahora les mostramos aquí lo que cambie.',
  markFailed: 'No se marcó como enviada',

  changedTitle: 'Qué cambió desde que se envió',
  neverSent:
    'Todavía no la envían. Cuando la manden a la cocina, márquenla como enviada: después verán aquí a quién hay que avisarle.',
  sent: (time: string, by: string | null) =>
    by === null ? `Enviada el ${time}` : `Enviada el ${time} por ${by}`,
  forPeople: (count: number) => `para ${people(count)}`,
  unchanged: 'Nada cambió: la cocina tiene la última.',
  unchangedSince: 'Nada cambió desde esa hoja.',
  erased: (count: number) =>
    count === 1
      ? 'De 1 persona de esa hoja ya se borraron los datos.'
      : `De ${count} personas de esa hoja ya se borraron los datos.`,
  compareWith: 'Comparar con la hoja del',
  counts: 'Cuántos platos',
  changes: (added: number, changed: number, removed: number) =>
    [
      added && counted(added, 'persona nueva', 'personas nuevas'),
      changed && counted(changed, 'cambió', 'cambiaron'),
      removed && counted(removed, 'ya no viene', 'ya no vienen'),
    ]
      .filter(Boolean)
      .join(', '),
  outdated: (count: number) => counted(count, 'cambio sin avisar', 'cambios sin avisar'),
  seeSheet: 'Ver la hoja',
  sheetOf: (name: string) => `Hoja para la cocina de ${name}`,
  expiredTitle: 'La cocina no lo sabe todavía',
  expiredEvent: (name: string, count: number) =>
    `${name}: ${counted(count, 'cambio', 'cambios')} desde que enviaron la hoja.`,

  changesSince: (time: string) => `Cambios desde la hoja del ${time}`,
  markers: { added: 'Nuevo', changed: 'Cambió', removed: 'Ya no viene' },
  mark: (mark: Mark) =>
    mark.kind === 'added' ? 'Nuevo' : `Cambió: ${before(mark.before, mark.now)}`,
  before,

  nobody: 'Nadie ha confirmado todavía: aún no hay para quién cocinar.',
  now: 'Ahora',
  sentBefore: 'En la hoja enviada',
  tableOf: (sleeping: boolean) => (sleeping ? 'Carpa' : 'Mesa'),
  noTable,
  severe: 'Alergias graves',
  special: 'Quién come distinto',
  noSpecial: (hasSevere: boolean) =>
    hasSevere
      ? 'Nadie más que haya confirmado come distinto.'
      : 'Nadie que haya confirmado come distinto.',
  confirmedPeople: 'Confirmados',
  pendingPeople: 'Pendientes',
  pendingOne: 'Pendiente',
  pendingMark: 'pendiente',
  total: 'Total',
  diets,
  dishes,
  mealText,
  menus: menuLabels,
  person: 'Persona',
  diet: 'Alimentación',
  details: 'Detalle',
  severity: 'Gravedad',
  severities: otherSeverity,
  change: 'Cambio',
  beforeColumn: 'Antes',
  sheetNames: { counts: 'Cocina', diets: 'Dietas', changes: 'Cambios' },
} as const;
