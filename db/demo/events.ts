import type { NewEvent } from '#db/models/events/events.ts';
import { parseWeddingTime } from '#domain/time/wedding-clock.ts';

/** The wedding day in the specification, which most tests assume. */
export const specifiedDay = '2025-12-20';

/** The ceremony. */
export const mainEventId = 49;

/** A number of days after the wedding day, at a local time of the venue. */
const at = (wedding: string, days: number, time: string): Date => {
  const day = new Date(Date.parse(wedding) + days * 86_400_000).toISOString().slice(0, 10);
  return parseWeddingTime(`${day}T${time}`)!;
};

/** Six events over three days; the glamping event is number 45, as the guides expect. */
export const demoEvents = (wedding: string): (NewEvent & { id: number })[] => [
  {
    id: 45,
    name: '⛺ Glamping bajo los aromos',
    date: at(wedding, -1, '16:00'),
    end_date: at(wedding, 1, '13:00'),
    location: 'Camping del fundo, junto al río Achibueno',
    description:
      'Dos noches en carpas grandes, con camas de verdad y el río a treinta pasos.\n' +
      'Te esperamos desde las cuatro de la tarde del viernes: la carpa estará lista, con toallas, velas y una manta para el fresco de la noche.',
    image_url: null,
    day_number: 1,
    dresscode: null,
  },
  {
    id: 46,
    name: '🔥 Noche de Brasas',
    date: at(wedding, -1, '20:00'),
    end_date: at(wedding, 0, '01:00'),
    location: 'El fogón, bajo el parrón grande',
    description:
      'La primera noche es alrededor del fuego: cordero al palo, pebre recién molido y una guitarra que pasa de mano en mano.',
    image_url: null,
    day_number: 1,
    dresscode: 'Cómodo y abrigado: la noche refresca junto al río',
  },
  {
    id: 47,
    name: '🥐 Desayuno de Campeones',
    date: at(wedding, 0, '09:30'),
    end_date: at(wedding, 0, '11:30'),
    location: 'Corredor de la casa',
    description:
      'Pan amasado, huevos de campo, palta y café de grano para juntar fuerzas antes del gran día.',
    image_url: null,
    day_number: 2,
    dresscode: null,
  },
  {
    id: 48,
    name: '🍷 Última Mesa de Solteros',
    date: at(wedding, 0, '13:30'),
    end_date: at(wedding, 0, '15:30'),
    location: 'Mesa larga bajo los nogales',
    description:
      'El último almuerzo antes del sí: una sola mesa, muchas historias y siesta obligatoria.',
    image_url: null,
    day_number: 2,
    dresscode: null,
  },
  {
    id: mainEventId,
    name: '💍 Main Event: ceremonia y celebración',
    date: at(wedding, 0, '18:00'),
    end_date: at(wedding, 1, '04:00'),
    location: 'Alameda de los álamos y granero viejo',
    description:
      'La ceremonia empieza a las seis en punto, con la cordillera de testigo.\n' +
      'Después viene el cóctel entre los álamos, la cena en el granero y una fiesta que no se apura en terminar.',
    image_url: null,
    day_number: 2,
    dresscode: 'Elegante de campo: telas livianas y zapatos que no se hundan en el pasto',
  },
  {
    id: 50,
    name: '🌅 Desayuno de los Sobrevivientes',
    date: at(wedding, 1, '10:30'),
    end_date: at(wedding, 1, '13:00'),
    location: 'Corredor de la casa',
    description: 'Consomé, sopaipillas y café cargado para despedirnos con calma antes del camino.',
    image_url: null,
    day_number: 3,
    dresscode: null,
  },
];
