import { joinNames } from './join-names.ts';

/** Where the group sleeps or sits, on the page of an event. */
export const ownSeatsTexts = {
  tents: {
    title: 'Tu carpa',
    pluralTitle: 'Tus carpas',
    pending: (people: readonly string[]) => `${joinNames(people)}: todavía sin carpa.`,
  },
  tables: {
    title: 'Encuentra tu mesa',
    pluralTitle: 'Encuentra tus mesas',
    pending: (people: readonly string[]) => `${joinNames(people)}: todavía sin mesa.`,
  },
  people: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
  names: joinNames,
  mates: 'Quiénes duermen aquí',
  details: 'Ver fotos y detalles',
} as const;
