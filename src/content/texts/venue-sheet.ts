import { counted } from './counted.ts';
import { needLabels } from './profiles.ts';

const people = (count: number) => counted(count, 'persona', 'personas');

type Place = { name: string | null; people: number; pending: number; capacity: number };

/** The printed sheet for the person who runs the venue. */
export const venueTexts = {
  title: 'Hoja para el lugar',
  about:
    'Para quien abre la casa, pone las mesas y recibe los buses: cuántos vienen a cada evento, dónde se sientan o duermen y qué cambió en la puerta. Sin teléfonos, alimentación ni regalos.',
  back: 'Volver a los días',
  print: 'Imprimir',
  noEvents: 'Todavía no hay eventos. Con el primero, aquí estará qué necesita el lugar.',
  toEvents: 'Crear eventos',
  until: (time: string) => `hasta las ${time}`,
  before: (time: string) => `antes ${time}`,
  people: (confirmed: number) => `Vienen ${people(confirmed)}`,
  pending: (count: number) => counted(count, 'sin responder', 'sin responder'),
  children: (count: number) => counted(count, 'niño', 'niños'),
  infants: (count: number) => counted(count, 'guagua', 'guaguas'),
  chairs: (count: number) => counted(count, 'silla', 'sillas'),
  places: (sleeping: boolean) => (sleeping ? 'Carpas' : 'Mesas'),
  place: ({ name, people, pending, capacity }: Place) =>
    [
      `${name ?? 'Sin lugar'}: ${name === null ? people : `${people} de ${capacity}`}`,
      pending > 0 && counted(pending, 'sin responder', 'sin responder'),
    ]
      .filter(Boolean)
      .join(' · '),
  needs: 'Quién necesita algo',
  need: (name: string, table: string | null) => (table === null ? name : `${name} · ${table}`),
  needLabels,
  stop: (name: string, count: number) => `${name}: ${people(count)}`,
} as const;
