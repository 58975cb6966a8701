import { numberText } from '#domain/number-text.ts';
import { seatNote } from './profiles.ts';
import { counted } from './counted.ts';

const people = (count: number) => counted(count, 'persona', 'personas');
const pending = (count: number) => counted(count, 'pendiente', 'pendientes');

const inMetres = (centimetres: number) =>
  numberText(centimetres / 100, { maximumFractionDigits: 2 });

/** The seating on paper and as a spreadsheet. */
export const sheetTexts = {
  title: 'Imprimir el plan',
  back: 'Volver al plan',
  noEvents: 'No hay eventos disponibles.',
  event: 'Evento',
  sheets: 'Hojas',
  print: 'Imprimir',
  export: 'Exportar a Excel',
  fileName: (eventId: number) => `mesas-evento-${eventId}.xlsx`,
  names: {
    tables: 'Por mesa',
    guests: 'Por invitado',
    room: 'Plano',
    cards: 'Tarjetas',
  },
  namesOfTents: {
    tables: 'Por carpa',
    guests: 'Por invitado',
    room: 'Plano',
    cards: 'Tarjetas',
  },
  /** Who is on the sheet. */
  about: {
    tables:
      'Quienes confirmaron y, marcados, quienes aún no responden. Quien dijo que no viene no aparece.',
    guests:
      'Todos por nombre, con su lugar. Quienes aún no responden van marcados; quien dijo que no viene no aparece.',
    room: 'La sala desde arriba, para quienes la montan: cada mesa en su lugar y a escala, con cuántas personas se sientan ahí. Los cuadros del fondo miden un metro.',
    cards:
      'Una tarjeta por cada persona con lugar que confirmó o aún no responde, en el orden de las mesas. Corten por las marcas y doblen por la línea.',
  },
  chairs: { attending: 'Confirmado', pending: 'Aún no responde', free: 'Libre' },
  roomSize: (width: number, height: number) => `${inMetres(width)} × ${inMetres(height)} m`,
  table: 'Mesa',
  tent: 'Carpa',
  group: 'Grupo',
  person: 'Persona',
  status: 'Estado',
  note: 'Silla y lugar',
  noteOf: seatNote,
  confirmed: 'Confirmado',
  pendingMark: 'pendiente',
  pendingOne: 'Pendiente',
  noTable: 'Sin lugar',
  part: 'parte del grupo',
  empty: 'Nadie todavía',
  count: (confirmed: number, silent: number) =>
    silent === 0 ? people(confirmed) : `${people(confirmed)} y ${pending(silent)}`,
  noTables: 'Aún no hay mesas o carpas en este evento.',
  nobody: 'Aún no hay nadie que poner en esta hoja.',
  withoutCard: (count: number) =>
    count === 1
      ? 'Hay 1 persona sin lugar: no tiene tarjeta.'
      : `Hay ${count} personas sin lugar: no tienen tarjeta.`,
  kitchen: 'Cocina',
} as const;
