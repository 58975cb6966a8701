import { numberText } from '#domain/number-text.ts';
import type { SeatState } from '#domain/questions/summary.ts';
import type { QuestionKind, QuestionScope } from '#domain/questions/question-kinds.ts';
import { counted } from './counted.ts';

const respondents = {
  member: (count: number) => counted(count, 'persona', 'personas'),
  group: (count: number) => counted(count, 'grupo', 'grupos'),
} satisfies Record<QuestionScope, (count: number) => string>;

const decimal = (value: number) => numberText(value, { maximumFractionDigits: 1 });

const seatWords = { free: '', full: 'Completo', over: 'Sobrecupo' } satisfies Record<
  SeatState,
  string
>;

/** What the couple asks of its own: /admin/questions, the dashboard, filters and sheets. */
export const questionsTexts = {
  title: 'Preguntas',
  subtitle: 'Lo que quieren saber de sus invitados: el bus, una canción, sillas para niños.',
  create: 'Nueva pregunta',
  askPeople: {
    title: 'Preguntar por edades y necesidades',
    about:
      'Al decir qué come cada persona, los invitados pueden contar quién es niño o guagua, y quién necesita silla alta, menú infantil o un lugar accesible.',
    on: 'Ahora se pregunta',
    off: 'Ya no se pregunta',
    failed: 'No se guardó',
  },
  list: 'Sus preguntas',
  empty: 'Aún no preguntan nada propio. Empiecen con una de estas, o con la suya:',

  kinds: {
    yes_no: 'Sí o no',
    choice: 'Opciones',
    number: 'Número',
    text: 'Texto',
  } satisfies Record<QuestionKind, string>,
  scopes: {
    member: 'Cada persona',
    group: 'El grupo, una vez',
  } satisfies Record<QuestionScope, string>,
  allEvents: 'Todo el matrimonio',
  required: 'Obligatoria',

  seats: (taken: number, capacity: number) =>
    `${numberText(taken)} de ${counted(capacity, 'cupo', 'cupos')}`,
  seatWords,
  responded: (scope: QuestionScope, count: number) => {
    if (count === 0) return 'Aún no responde nadie';
    return `${count === 1 ? 'Respondió' : 'Respondieron'} ${respondents[scope](count)}`;
  },
  missing: (scope: QuestionScope, count: number) => {
    if (count === 0) return 'Todos los que vienen ya respondieron';
    return count === 1
      ? `Falta ${respondents[scope](1)} por responder`
      : `Faltan ${respondents[scope](count)} por responder`;
  },
  noneRequested: 'Aún nadie ha confirmado que viene: la pregunta se hace a quienes vienen.',
  numbers: (sum: number, average: number) =>
    `En total ${decimal(sum)}, ${decimal(average)} en promedio`,
  latest: 'Las últimas respuestas',
  allAnswers: 'Ver todas las respuestas',
  allAnswersTo: (text: string) => `a «${text}»`,
  charts: 'Respuestas',
  option: 'Opción',
  count: 'Cuántas',

  edit: 'Editar',
  delete: 'Eliminar',
  print: 'Ver lista',
  up: 'Subir',
  down: 'Bajar',
  of: (text: string) => `«${text}»`,
  moved: (text: string, place: number) => `«${text}» está ahora en el lugar ${place}`,
  moveFailed: 'No se pudo cambiar el orden',

  createTitle: 'Nueva pregunta',
  editTitle: 'Editar pregunta',
  text: 'Pregunta',
  help: 'Explicación (opcional)',
  helpHint: 'Por ejemplo a qué hora sale el bus.',
  kind: 'Cómo se responde',
  scope: 'Quién responde',
  event: 'Para qué evento',
  eventHint: 'Se pregunta a quienes dijeron que vienen.',
  options: 'Opciones',
  optionAt: (place: number) => `Opción ${place}`,
  addOption: 'Agregar opción',
  optionUp: (place: number) => `Subir la opción ${place}`,
  optionDown: (place: number) => `Bajar la opción ${place}`,
  optionRemove: (place: number) => `Quitar la opción ${place}`,
  capacity: { choice: 'Cupos de cada opción', yes_no: 'Cupos para el sí' },
  capacityHint: 'Vacío: sin límite. Cuando se llenan, ya no se puede elegir.',
  requiredQuestion: 'Sin responderla no se puede seguir.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando...',
  createButton: 'Crear pregunta',
  created: 'Pregunta creada',
  updated: 'Pregunta actualizada',
  deleted: 'Pregunta eliminada',
  createError: 'No se pudo crear la pregunta',
  updateError: 'No se pudo guardar la pregunta',
  saveFailed: 'Intenten nuevamente.',
  notSaved: 'No se guardó. Lo que escribieron sigue aquí.',
  wasDeleted: 'Esta pregunta ya no existe: otra persona la eliminó. Lo que escribieron sigue aquí.',
  changed: 'Otra persona cambió esta pregunta mientras la editaban',
  confirmTitle: '¿Guardar y perder respuestas?',
  confirmSave: 'Guardar de todos modos',
  yes: 'Sí',
  no: 'No',

  deleteTitle: 'Eliminar pregunta',
  deleteQuestion: (text: string) => `¿Eliminar «${text}»?`,
  deleteIncludes: (answers: number) =>
    answers === 0
      ? 'Nadie la ha respondido todavía.'
      : `Se ${answers === 1 ? 'elimina' : 'eliminan'} también ${counted(answers, 'respuesta', 'respuestas')}. Durante 30 días la pueden recuperar con todo.`,
  deleteFailed: 'No se pudo eliminar la pregunta. Intenten nuevamente.',

  /** Ideas for a first question; each fills the form. */
  suggestions: [
    {
      label: 'Bus',
      text: '¿Desde dónde tomas el bus?',
      kind: 'choice',
      options: ['Plaza de Armas', 'Terminal de buses', 'Llego por mi cuenta'],
      scope: 'member',
    },
    {
      label: 'Canción',
      text: '¿Qué canción no puede faltar?',
      kind: 'text',
      options: [],
      scope: 'group',
    },
    {
      label: 'Sillas para niños',
      text: '¿Cuántos niños necesitan silla?',
      kind: 'number',
      options: [],
      scope: 'group',
    },
  ] as const satisfies readonly {
    label: string;
    text: string;
    kind: QuestionKind;
    options: readonly string[];
    scope: QuestionScope;
  }[],
  suggestion: (label: string) => `Empezar con «${label}»`,

  filter: {
    question: 'Pregunta',
    everyQuestion: 'Cualquiera',
    answer: 'Respuesta a la pregunta',
    everyAnswer: 'Todas',
    responded: 'Respondió',
    missing: 'Sin responder',
    loading: 'Cargando las respuestas…',
    failed: 'No se pudieron cargar las respuestas.',
  },

  sheet: {
    title: 'Lista por opción',
    back: 'Volver a las preguntas',
    none: 'Esa pregunta ya no existe.',
    print: 'Imprimir',
    export: 'Exportar a Excel',
    about: 'Solo quienes vienen. Los cuadros son para marcar a mano, por ejemplo al subir al bus.',
    fileName: (id: number) => `pregunta-${id}.xlsx`,
    answers: 'Respuestas',
    missing: 'Sin responder',
    nobody: 'Nadie todavía',
    allPeople: 'Todos los que vienen ya respondieron.',
    total: (scope: QuestionScope, count: number) => respondents[scope](count),
    answer: 'Respuesta',
    person: 'Persona',
    group: 'Grupo',
    totals: 'Totales',
    totalHeading: 'Total',
    seatsHeading: 'Cupos',
  },

  /** The heading of a column of an export: a group's answer stands in the row of each of its members. */
  column: (scope: QuestionScope, text: string) =>
    scope === 'group' ? `${text} (una respuesta por grupo)` : text,
} as const;
