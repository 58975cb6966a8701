import { expect, test } from 'vitest';
import type { IsAttending } from '../responses/attendance.ts';
import { newProfile } from '../groups/profile.ts';
import type { Diet } from '../responses/dietary.ts';
import type { AssignedSeat } from './seating.ts';
import { alphabet, seatCards, sheetPeople, tableSheets, type SheetSource } from './sheets.ts';

const yes = true;
const no = false;
const silent = null;

const mesa = (id: number, name: string) => ({ id, name, capacity: 8 });
const [two, ten, empty] = [mesa(1, 'Mesa 2'), mesa(2, 'Mesa 10'), mesa(3, 'Mesa 3')];

const group = (id: number, group_name: string, members: [string, IsAttending][]) => ({
  id,
  group_name,
  guest_type: 'familia' as const,
  invited_by: 'Violeta',
  members: members.map(([name, isAttending], at) => ({
    id: id * 10 + at,
    name,
    isCompanion: false,
    ageGroup: 'adult' as const,
    needs: [],
    isAttending,
  })),
});

const traitsOf = (diets: [memberId: number, diet: Diet][]): SheetSource['traits'] =>
  new Map(diets.map(([id, diet]) => [id, { diet, profile: newProfile }]));

/**
 * Counted by hand: at 'Mesa 2' Rosa and Ángel (yes), Bruno (silent); at 'Mesa 10' Emilia and Ñusta (yes);
 * without a place Zoe (yes) and Ana (silent). Tomás and Eva declined.
 */
const source: SheetSource = {
  tables: [ten, two, empty],
  groups: [
    group(1, 'Los Ríos', [
      ['Rosa Ríos', yes],
      ['Tomás Ríos', no],
      ['Emilia Ríos', yes],
      ['Bruno Ríos', silent],
    ]),
    group(2, 'Ángel y Eva', [
      ['Ángel Soto', yes],
      ['Eva Paz', no],
    ]),
    group(3, 'Las Quispe', [
      ['Ñusta Quispe', yes],
      ['Zoe Quispe', yes],
      ['Ana Quispe', silent],
    ]),
  ],
  seats: new Map<number, AssignedSeat>([
    [
      1,
      [
        { member_id: 10, table_group_id: two.id },
        { member_id: 11, table_group_id: two.id },
        { member_id: 12, table_group_id: ten.id },
        { member_id: 13, table_group_id: two.id },
      ],
    ],
    [2, two.id],
    [3, [{ member_id: 30, table_group_id: ten.id }]],
  ]),
  traits: traitsOf([
    [12, { type: 'Vegan', spec: null }],
    [13, { type: 'Celiac', spec: null }],
    [11, { type: 'Vegetarian', spec: null }],
    [20, { type: 'Other', spec: 'Alérgico al maní' }],
    [31, { type: 'Vegan', spec: null }],
  ]),
};

const people = sheetPeople(source);
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name);

test('who declined is on no sheet; who is silent is, as pending', () => {
  expect(people.map(({ name, isPending, table }) => [name, isPending, table?.name])).toEqual([
    ['Rosa Ríos', false, 'Mesa 2'],
    ['Bruno Ríos', true, 'Mesa 2'],
    ['Emilia Ríos', false, 'Mesa 10'],
    ['Ángel Soto', false, 'Mesa 2'],
    ['Ñusta Quispe', false, 'Mesa 10'],
    ['Zoe Quispe', false, undefined],
    ['Ana Quispe', true, undefined],
  ]);
});

test('by table: in the order of their numbers, empty ones too, a split group at each of its tables', () => {
  const sheets = tableSheets(source.tables, people).map(({ table, groups, ...counts }) => ({
    table: table?.name ?? null,
    ...counts,
    groups: groups.map(({ name, isPart, people: some }) => [name, isPart, ...names(some)]),
  }));
  expect(sheets).toEqual([
    {
      table: 'Mesa 2',
      confirmed: 2,
      pending: 1,
      groups: [
        ['Ángel y Eva', false, 'Ángel Soto'],
        ['Los Ríos', true, 'Rosa Ríos', 'Bruno Ríos'],
      ],
    },
    { table: 'Mesa 3', confirmed: 0, pending: 0, groups: [] },
    {
      table: 'Mesa 10',
      confirmed: 2,
      pending: 0,
      groups: [
        ['Las Quispe', true, 'Ñusta Quispe'],
        ['Los Ríos', true, 'Emilia Ríos'],
      ],
    },
    {
      table: null,
      confirmed: 1,
      pending: 1,
      groups: [['Las Quispe', true, 'Zoe Quispe', 'Ana Quispe']],
    },
  ]);
});

test('when all members have a place, there is no list of those without', () => {
  const seated = people.filter(({ table }) => table !== null);
  expect(tableSheets(source.tables, seated).map(({ table }) => table)).not.toContain(null);
});

test('by guest: as the alphabet goes, accents or not', () => {
  const characters = alphabet(people).map(({ letter, people: some }) => [letter, ...names(some)]);
  expect(characters).toEqual([
    ['A', 'Ana Quispe', 'Ángel Soto'],
    ['B', 'Bruno Ríos'],
    ['E', 'Emilia Ríos'],
    ['Ñ', 'Ñusta Quispe'],
    ['R', 'Rosa Ríos'],
    ['Z', 'Zoe Quispe'],
  ]);
  const odd = ['7 Leguas', '🎉', 'édouard'].map((name) => ({ ...people[0]!, name }));
  expect(alphabet(odd).map(({ letter }) => letter)).toEqual(['#', 'E']);
});

test('a card for each who has a place, as the tables stand', () => {
  expect(names(seatCards(source.tables, people))).toEqual([
    'Ángel Soto',
    'Bruno Ríos',
    'Rosa Ríos',
    'Emilia Ríos',
    'Ñusta Quispe',
  ]);
});

test('without anybody the sheets are empty, and the sums nought', () => {
  expect(tableSheets([], [])).toEqual([]);
  expect(alphabet([])).toEqual([]);
});
