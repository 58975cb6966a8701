import type { Phase, PhaseSetting } from '#domain/days/phase.ts';

export const phaseNames: Record<PhaseSetting, string> = {
  auto: 'Según el calendario',
  before: 'Antes del matrimonio',
  days: 'Los días del matrimonio',
  after: 'Después del matrimonio',
};

/** The couple chooses in which moment the site is. */
export const phaseTexts = {
  room: 'Los días',
  subtitle: 'Lo que pasa mientras se casan.',
  noEvents: 'Todavía no hay eventos. Con el primero, el sitio sabe cuáles son sus días.',
  toEvents: 'Crear eventos',
  title: 'En qué momento está el sitio',
  about:
    'Durante los días, la portada lleva a lo que pasa, y «Mis eventos» de cada grupo empieza con lo que pasa ahora y lo que viene después. Pasados los días, la portada agradece y ya nadie es llamado a confirmar.',
  /** What the calendar says now. */
  now: (phase: Phase) => `Ahora: ${phaseNames[phase].toLowerCase()}`,
  from: (from: string, until: string) => `Los días van desde el ${from} hasta el ${until}.`,
  see: 'Ver la portada',
  seeOf: (phase: PhaseSetting) => `Ver la portada: ${phaseNames[phase].toLowerCase()}`,
  saved: (phase: PhaseSetting) => `${phaseNames[phase]}: así está el sitio desde ahora`,
  failed: 'No se guardó',
  manually:
    'Lo eligieron a mano: se queda así hasta que lo cambien. Para que el sitio siga solo, vuelvan a «Según el calendario».',
} as const;

/** Which groups have the invitation on a phone, for where there is no signal. */
export const tripPassTexts = {
  title: 'Listos para el viaje',
  about:
    'En el campo casi no hay señal. Está listo el grupo que tiene en un teléfono todo lo del viaje: horarios, mapa, mesa y carpa.',
  count: (ready: number, all: number) =>
    `${ready} de ${all === 1 ? '1 grupo' : `${all} grupos`} ${ready === 1 ? 'está listo' : 'están listos'}`,
  ready: 'Listo para el viaje',
  missing: 'Falta guardar',
  write: 'Escribir a los que faltan',
  noGroups: 'Todavía no hay invitados.',
  toGuests: 'Agregar invitados',
  phones: (count: number) => (count === 1 ? 'en 1 teléfono' : `en ${count} teléfonos`),
  seen: (time: string) => `visto el ${time}`,
  /** A phone holds a part of it, or what it held is gone. */
  incomplete: 'en un teléfono falta una parte',
  failed: 'No se pudo leer quiénes están listos.',
} as const;

/** An event that begins later than planned. */
export const delayPanelTexts = {
  title: 'Si el día se corre',
  about:
    'Muevan un evento, o ese y todos los que siguen. Los invitados leen la hora nueva junto a la de antes; la hora planeada queda guardada.',
  one: 'Este +30 min',
  oneOf: (event: string) => `Este +30 min: ${event}`,
  all: 'Todo +30 min',
  allOf: (event: string) => `Todo +30 min: ${event} y los que siguen`,
  takeBack: 'Volver atrás',
  backOf: (event: string) => `Volver atrás: ${event} a su hora`,
  takenBack: 'Volvió la hora de antes',
  moved: (count: number) =>
    count === 0
      ? 'Ya estaba a esa hora'
      : count === 1
        ? 'Cambió la hora de 1 evento'
        : `Cambió la hora de ${count} eventos`,
  failed: 'No se cambió la hora',
} as const;
