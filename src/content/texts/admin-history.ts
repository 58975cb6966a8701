import {
  type ActorKind,
  type TrashItemKind,
  type Subject,
  trashDays,
} from '#domain/history/history.ts';
import { ofZone } from '#domain/time/zone-name.ts';
import { counted } from './counted.ts';
import { joinNames } from './join-names.ts';

type Lost = { people: number; answers: number };

/** The couple's history, and what can be brought back. */
export const historyTexts = {
  title: 'Historial',
  subtitle: () => `Quién cambió qué y cuándo. Las horas son las ${ofZone()}.`,
  tabs: 'Historial y papelera',
  changes: 'Cambios',
  bin: (count: number) => (count === 0 ? 'Papelera' : `Papelera (${count})`),
  list: 'Cambios, los últimos primero',

  filters: 'Filtros',
  byGroup: 'Grupo',
  bySubject: 'Qué cambió',
  byActor: 'Quién',
  everything: 'Todo',
  allPeople: 'Todos',
  subjects: {
    group: 'Grupos',
    member: 'Acompañantes y personas eliminadas',
    invitation: 'Invitaciones recuperadas',
    answer: 'Respuestas',
    request: 'Pedidos de cambio',
    diet: 'Alimentación',
    event: 'Eventos',
    table: 'Mesas y carpas',
    seat: 'Asientos',
    gift: 'Catálogo de regalos',
    purchase: 'Regalos recibidos',
    message: 'Mensajes',
    privacy: 'Privacidad',
    settings: 'Plazo para responder',
    question: 'Preguntas',
    reply: 'Respuestas a sus preguntas',
    kitchen: 'Hojas para la cocina',
  } satisfies Record<Subject, string>,
  actors: {
    guest: 'Invitados',
    couple: 'Novios',
    import: 'Importación',
    system: 'El sitio',
  } satisfies Record<ActorKind, string>,

  loading: 'Cargando…',
  empty: 'Todavía no hay cambios.',
  noMatch: 'Ningún cambio coincide con los filtros.',
  failed: 'No pudimos cargar el historial.',
  retry: 'Intentar de nuevo',
  refresh: 'Actualizar',
  older: 'Ver anteriores',
  end: 'No hay cambios anteriores.',

  ofGroup: (group: string) => `Historial de ${group}`,

  binDescription: `Lo que se elimina se puede recuperar durante ${trashDays} días, con sus respuestas. Después se borra para siempre. Quienes habían ingresado tendrán que ingresar otra vez.`,
  binEmpty: 'La papelera está vacía.',
  kinds: {
    group: 'Grupo',
    member: 'Persona',
    event: 'Evento',
    invitation: 'Invitación',
    table: 'Mesa o carpa',
    question: 'Pregunta',
  } satisfies Record<TrashItemKind, string>,
  of: (group: string) => `de ${group}`,
  with: (kind: TrashItemKind, { people, answers }: Lost) => {
    const parts = [
      ...(kind === 'group' && people > 0 ? [counted(people, 'persona', 'personas')] : []),
      ...(answers > 0 ? [counted(answers, 'respuesta', 'respuestas')] : []),
    ];
    return parts.length === 0 ? '' : `con ${joinNames(parts)}`;
  },
  removedBy: (person: string) => `Lo eliminó ${person}`,
  left: (days: number) => (days === 1 ? 'Queda 1 día' : `Quedan ${days} días`),
  restore: 'Recuperar',
  restoreOf: (name: string) => `Recuperar ${name}`,
  restoring: 'Recuperando…',
  undo: 'Deshacer',
  restored: 'Recuperado',
  notUndeleted: 'No se pudo recuperar',
  restoreFailed: 'Intenten nuevamente desde la papelera del historial.',
} as const;
