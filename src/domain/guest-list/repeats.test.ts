import { expect, test } from 'vitest';
import { dietOf } from '#domain/responses/dietary.ts';
import { Notes } from './notes.ts';
import type { DraftPerson } from './people.ts';
import { withoutRepeats } from './repeats.ts';

const ana = (row: number, details: Partial<DraftPerson> = {}): DraftPerson => ({
  row,
  name: row % 2 ? 'ANA SOTO' : 'Ana Soto',
  ...details,
});

const read = (...all: DraftPerson[]) => {
  const notes = new Notes();
  const { people, duplicate } = withoutRepeats(all, notes);
  return {
    people,
    duplicate: [...duplicate],
    comments: all.map(({ row }) => notes.of(row).comments),
  };
};

test('a row that says the same again is left out', () => {
  const details = { phone: '+56 9 6123 4580', diet: dietOf('Vegan', '') };
  const again = { phone: '961234580', diet: dietOf('Vegan', '') };
  expect(read(ana(2, details), ana(3, again))).toEqual({
    people: [ana(2, details)],
    duplicate: [[3, 2]],
    comments: [[], []],
  });
});

test('a row that says more completes the person, and says so', () => {
  const peanuts = dietOf('Other', 'Maní');
  expect(read(ana(2, { phone: '961234580' }), ana(3, { diet: peanuts }))).toMatchObject({
    people: [{ row: 2, name: 'Ana Soto', phone: '961234580', diet: peanuts }],
    duplicate: [[3, 2]],
    comments: [[], [{ code: 'completes', row: 2, adds: ['diet'] }]],
  });
});

test('another phone, mail or diet is another person', () => {
  const details = { phone: '961234580', email: 'ana@a.cl', diet: dietOf('None', '') };
  const other = { phone: '961234581', email: 'ANA@a.cl', diet: dietOf('Other', 'Maní') };
  expect(read(ana(2, details), ana(3, other))).toEqual({
    people: [ana(2, details), ana(3, other)],
    duplicate: [],
    comments: [[], [{ code: 'namesake', row: 2, differs: ['phone', 'diet'] }]],
  });
});

test('another number beside the same one is kept', () => {
  const [one, two] = ['961234580', '961234580 / 961234581'];
  expect(read(ana(2, { phone: one }), ana(3, { phone: two }))).toMatchObject({
    people: [{ row: 2, phone: two }],
    comments: [[], [{ code: 'completes', row: 2, adds: ['phone'] }]],
  });
  expect(read(ana(2, { phone: two }), ana(3, { phone: one })).people).toEqual([
    ana(2, { phone: two }),
  ]);
  const other = { phone: '961234580 / 961234582' };
  expect(read(ana(2, { phone: two }), ana(3, other)).comments[1]).toEqual([
    { code: 'namesake', row: 2, differs: ['phone'] },
  ]);
});

test('a third row belongs to the namesake it fits', () => {
  const [first, second] = [ana(2, { phone: '961234580' }), ana(4, { phone: '961234581' })];
  expect(read(first, second, ana(6, { phone: '961234581' })).duplicate).toEqual([[6, 4]]);
});

test('people with a number of our own are who they are', () => {
  expect(read(ana(2, { reference: 7 }), ana(4, { reference: 8 })).people).toHaveLength(2);
});
