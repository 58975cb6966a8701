import type { IsAttending } from '#domain/responses/attendance.ts';
import type { DietarySeverity, DietaryType } from '#domain/responses/dietary.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';

export type DemoMember = {
  name: string;
  diet?: DietaryType;
  dietSpec?: string;
  severity?: DietarySeverity;
  email?: string;
  phone?: string;
};

export type DemoGroup = {
  name: string;
  code: string;
  type: GuestType;
  /** Which of the couple's two names, first or second. */
  invitedBy: 0 | 1;
  /** How many companions it may bring. */
  extraPlaces?: number;
  members: DemoMember[];
  events: number[];
  /** Event id → response of each member, in order. Events left out: no response. */
  answers?: Record<number, IsAttending[]>;
};

const weekend = [45, 46, 47, 48, 49, 50];
const withoutLodging = [46, 47, 48, 49, 50];
const saturday = [49];

/** Fictional people with fixed codes: demonstrations and tests know them by name. */
export const demoGroups: DemoGroup[] = [
  {
    name: 'Familia Peñaloza Ríos',
    code: 'RAMA-4T7W',
    type: 'familia',
    invitedBy: 0,
    events: weekend,
    members: [
      { name: 'Rosa Peñaloza', phone: '+56 9 8765 4321', email: 'rosa@example.com' },
      { name: 'Tomás Ríos', phone: '9 8765 4322' },
      { name: 'Emilia Ríos', diet: 'Vegetarian' },
      { name: 'Bruno Ríos', diet: 'Other', dietSpec: 'Alérgico al maní' },
    ],
  },
  {
    name: 'Camila y Andrés',
    code: 'ARPA-9K3D',
    type: 'pareja',
    invitedBy: 1,
    events: withoutLodging,
    members: [
      { name: 'Camila Arancibia', phone: '+56 9 8765 4323', diet: 'Celiac' },
      { name: 'Andrés Bascuñán', phone: '+56 9 8765 4324' },
    ],
    answers: { 46: [true, true], 47: [true, false], 48: [true, true], 49: [true, true] },
  },
  {
    name: 'Tía Marta',
    code: 'MATE-6H4C',
    type: 'individual',
    invitedBy: 0,
    extraPlaces: 1,
    events: saturday,
    members: [{ name: 'Marta Quilodrán', phone: '+56 9 8765 4325' }],
  },
  {
    name: 'Familia Catrileo Vera',
    code: 'CHAC-47RX',
    type: 'familia',
    invitedBy: 1,
    events: weekend,
    members: [
      { name: 'Ignacio Catrileo', phone: '+56 9 8765 4326', email: 'ignacio@example.com' },
      { name: 'Paula Vera', diet: 'Vegan' },
      { name: 'Lientur Catrileo' },
    ],
    answers: {
      45: [true, true, true],
      46: [true, true, true],
      47: [true, true, false],
      48: [true, true, true],
      49: [true, true, true],
      50: [true, false, true],
    },
  },
  {
    name: 'Los Montecinos',
    code: 'TEJA-W4X3',
    type: 'familia',
    invitedBy: 0,
    events: weekend,
    members: [
      { name: 'Hernán Montecinos', phone: '+56 9 8765 4327' },
      { name: 'Sofía Larraguibel', diet: 'Pescetarian' },
    ],
    answers: { 45: [true, true], 46: [true, true], 49: [true, true] },
  },
  {
    name: 'Javiera Oyarce',
    code: 'CERA-Q7D4',
    type: 'individual',
    invitedBy: 1,
    events: weekend,
    members: [{ name: 'Javiera Oyarce', phone: '+56 9 8765 4328', diet: 'Vegetarian' }],
    answers: { 45: [true], 46: [true], 47: [true], 48: [true], 49: [true], 50: [true] },
  },
  {
    name: 'Felipe y Renata',
    code: 'PARR-N6H3',
    type: 'pareja',
    invitedBy: 0,
    events: withoutLodging,
    members: [
      { name: 'Felipe Zúñiga', phone: '+56 9 8765 4329' },
      { name: 'Renata Coloma', email: 'renata@example.com' },
    ],
    answers: { 46: [false, false], 49: [true, false] },
  },
  {
    name: 'Abuelos Henríquez',
    code: 'PENA-M4K6',
    type: 'pareja',
    invitedBy: 1,
    events: saturday,
    members: [
      { name: 'Elba Henríquez' },
      {
        name: 'Osvaldo Henríquez',
        diet: 'Other',
        dietSpec: 'Bajo en sal',
        severity: 'intolerance',
      },
    ],
    answers: { 49: [false, false] },
  },
  {
    name: 'Nicolás Bravo',
    code: 'HADA-T9K4',
    type: 'individual',
    invitedBy: 0,
    events: withoutLodging,
    members: [{ name: 'Nicolás Bravo', phone: '+56 9 8765 4330' }],
    answers: { 46: [true], 49: [true] },
  },
  {
    name: 'Familia Sanhueza',
    code: 'MARE-Y743',
    type: 'familia',
    invitedBy: 1,
    events: withoutLodging,
    members: [
      { name: 'Gabriela Sanhueza', phone: '+56 9 8765 4331' },
      { name: 'Rodrigo Alarcón' },
      { name: 'Antonia Alarcón', diet: 'Celiac', severity: 'allergy' },
      { name: 'Vicente Alarcón' },
      { name: 'Maite Alarcón' },
    ],
    answers: { 49: [true, true, true, true, null], 50: [true, null, null, null, null] },
  },
  {
    name: 'Ximena e Isabel',
    code: 'FARE-R7Y6',
    type: 'pareja',
    invitedBy: 0,
    events: weekend,
    members: [
      { name: 'Ximena Godoy', phone: '+56 9 8765 4332', diet: 'Vegan' },
      { name: 'Isabel Tapia', phone: '+56 9 8765 4333' },
    ],
  },
  {
    name: 'Profesor Amaro',
    code: 'TAPA-D4C7',
    type: 'individual',
    invitedBy: 1,
    events: saturday,
    members: [{ name: 'Amaro Villagra', email: 'amaro@example.com' }],
    answers: { 49: [true] },
  },
];

/** The groups whose login the console and the README show. */
export const shownLogins = ['Familia Peñaloza Ríos', 'Camila y Andrés', 'Tía Marta'];
