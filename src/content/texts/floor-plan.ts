import { numberText } from '#domain/number-text.ts';
import { counted } from './counted.ts';

const metres = (centimetres: number) =>
  `${numberText(centimetres / 100, { maximumFractionDigits: 2 })} m`;

/** The planner's tables in the room. */
export const floorTexts = {
  views: 'Vista',
  cards: 'Tarjetas',
  floor: 'Plano',
  plan: 'Plano de mesas y carpas',
  hint: 'Arrastren cada mesa a su lugar en la sala; en el teléfono, manténganla presionada. Un grupo también se puede soltar sobre su mesa.',
  instructions:
    'Con las flechas se mueve, Enter la deja ahí y Escape la devuelve. Enter sin haberla movido muestra quiénes se sientan.',
  tidy: 'Ordenar',
  isOnGrid: 'Las mesas ya están ordenadas',
  tidied: 'Mesas ordenadas',
  moved: 'Mesa movida',
  error: 'Error al mover la mesa/carpa',
  failed: 'Hubo un error al guardar el plano. Cada mesa vuelve a su lugar.',
  movedByOther: 'Lo que alguien más movió entretanto queda donde está',
  closer: 'Acercar',
  farther: 'Alejar',
  full: 'Ver todo',
  choose: 'Toquen una mesa para ver quiénes se sientan ahí.',
  close: 'Cerrar',
  table: (name: string, type: string, seated: number, capacity: number, confirmed: number) =>
    `${name}, ${type}: ${seated} de ${counted(capacity, 'lugar', 'lugares')}, ${counted(confirmed, 'confirmado', 'confirmados')}`,
  at: (name: string, x: number, y: number) =>
    `${name}: a ${metres(x)} de la izquierda y ${metres(y)} de arriba.`,
  lifted: (name: string) => `Tomaron ${name}.`,
  put: (name: string, x: number, y: number) =>
    `Dejaron ${name} a ${metres(x)} de la izquierda y ${metres(y)} de arriba.`,
  back: (name: string) => `${name} vuelve a su lugar.`,
} as const;
