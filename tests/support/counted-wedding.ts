import { inTransaction, type Db } from '#db/connection.ts';
import type { DemoGroup } from '#db/demo/groups.ts';
import { plantEvents, plantGroup } from '#db/demo/plant-demo.ts';

/** Few enough to count on one's fingers. The six events are the demo's; 49 is the main one. */
const groups: DemoGroup[] = [
  {
    name: 'Los Araya',
    code: 'ARAY-1111',
    type: 'familia',
    invitedBy: 0,
    events: [45, 49],
    members: [
      { name: 'Ana Araya', diet: 'Vegan', email: 'ana@example.com', phone: '+56 9 6111 1111' },
      { name: 'Beto Araya', phone: '+56 9 6222 2222' },
      { name: 'Cata Araya', diet: 'Celiac' },
    ],
    answers: { 45: [true, true, false], 49: [true, true, true] },
  },
  {
    name: 'Dora',
    code: 'DORA-2222',
    type: 'individual',
    invitedBy: 1,
    events: [49],
    members: [{ name: 'Dora Díaz', diet: 'Other', dietSpec: 'Maní' }],
    answers: { 49: [false] },
  },
  {
    name: 'Elsa y Fabio',
    code: 'ELSA-3333',
    type: 'pareja',
    invitedBy: 0,
    events: [49, 50],
    members: [
      { name: 'Elsa Elgueta', diet: 'Pescetarian', email: 'elsa@example.com' },
      { name: 'Fabio Fica' },
    ],
    answers: { 49: [true, null], 50: [false, null] },
  },
  {
    name: 'Gil y Hugo',
    code: 'GILY-4444',
    type: 'pareja',
    invitedBy: 1,
    events: [49],
    members: [{ name: 'Gil Godoy', diet: 'Vegetarian', phone: '961234567' }, { name: 'Hugo Hume' }],
  },
  {
    name: 'Inés',
    code: 'INES-5555',
    type: 'individual',
    invitedBy: 0,
    events: [],
    members: [{ name: 'Inés Ibarra' }],
  },
];

/**
 * Counted by hand, with a pencil, from the list above:
 * glamping (45): the three Araya; Ana and Beto come, Cata does not.
 * main event (49): three Araya, Dora, Elsa, Fabio, Gil, Hugo are 8; Ana, Beto, Cata and Elsa come (4), Dora
 * does not (1); Fabio, Gil and Hugo are silent (3).
 * last breakfast (50): Elsa does not come, Fabio is silent.
 * Who comes to anything: Ana (vegan), Beto (all), Cata (celiac), Elsa (pescetarian).
 * Mail: Ana, Elsa. Phone: Ana, Beto, Gil.
 */
export const counted = {
  totals: { events: 6, groups: 5, people: 9 },
  /** Invited, coming, not coming, silent. */
  events: {
    45: [3, 2, 1, 0],
    46: [0, 0, 0, 0],
    47: [0, 0, 0, 0],
    48: [0, 0, 0, 0],
    49: [8, 4, 1, 3],
    50: [2, 0, 1, 1],
  },
  /** 4 of 9 people. */
  mainEvent: { confirmed: 4, percent: 44 },
  diets: { None: 1, Pescetarian: 1, Vegetarian: 0, Vegan: 1, Celiac: 1, Other: 0 },
  contacts: { emails: 2, phones: 3 },
} as const;

/** Into an empty database. */
export const plantCountedWedding = (db: Db, invitedBy: readonly [string, string]) =>
  inTransaction(db, (tx) => {
    plantEvents(tx);
    for (const group of groups) plantGroup(tx, group, invitedBy);
  });
