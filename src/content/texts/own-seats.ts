import { enumerated } from './enumerated.ts';

/** Where the group sleeps or sits, on the page of an event. */
export const ownSeatsTexts = {
  tents: {
    title: 'Tu carpa',
    titleForSeveral: 'Tus carpas',
    pending: (people: readonly string[]) => `${enumerated(people)}: todavía sin carpa.`,
  },
  tables: {
    title: 'Encuentra tu mesa',
    titleForSeveral: 'Encuentra tus mesas',
    pending: (people: readonly string[]) => `${enumerated(people)}: todavía sin mesa.`,
  },
  people: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
  names: enumerated,
  mates: 'Quiénes duermen aquí',
  details: 'Ver fotos y detalles',
} as const;
