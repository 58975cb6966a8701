import { describe, expect, test } from 'vitest';
import { newProfile } from '../groups/profile.ts';
import type { Diet } from '../responses/dietary.ts';
import type { SheetPerson, SheetTable } from '../seating/sheets.ts';
import { kitchenSheet, dishKinds } from './sheet.ts';

const mesa = (id: number, name: string): SheetTable => ({ id, name, capacity: 8 });
const [two, ten, empty] = [mesa(1, 'Mesa 2'), mesa(2, 'Mesa 10'), mesa(3, 'Mesa 3')];

let ids = 0;
const person = (
  name: string,
  table: SheetTable | null,
  type: Diet['type'] = 'None',
  more: Partial<SheetPerson> = {},
): SheetPerson => ({
  id: (ids += 1),
  name,
  groupId: 1,
  groupName: 'Los Ríos',
  isPending: false,
  diet: { type, spec: null },
  profile: newProfile,
  table,
  ...more,
});
const pending = { isPending: true };

const people = [
  person('Rosa Ríos', two),
  person('Bruno Ríos', two, 'Celiac', pending),
  person('Emilia Ríos', ten, 'Vegan'),
  person('Ángel Soto', two, 'Other', { diet: { type: 'Other', spec: 'Cilantro' } }),
  person('Ñusta Quispe', ten),
  person('Zoe Quispe', null, 'Vegan'),
  person('Ana Quispe', null, 'None', pending),
];

const none = { None: 0, Pescetarian: 0, Vegetarian: 0, Vegan: 0, Celiac: 0, Other: 0 };
const nobody = { childMenus: 0, infants: 0 };
const sum = {
  diets: { ...none, None: 2, Vegan: 2, Other: 1 },
  ...nobody,
  confirmed: 5,
  pending: 2,
};

describe('the kitchen', () => {
  const kitchen = kitchenSheet([ten, two, empty], people);

  test('cooks for those who said yes, and is told how many are pending', () => {
    expect(kitchen.rows.map(({ table, ...row }) => [table?.name ?? null, row])).toEqual([
      ['Mesa 2', { diets: { ...none, None: 1, Other: 1 }, ...nobody, confirmed: 2, pending: 1 }],
      ['Mesa 3', { diets: none, ...nobody, confirmed: 0, pending: 0 }],
      ['Mesa 10', { diets: { ...none, None: 1, Vegan: 1 }, ...nobody, confirmed: 2, pending: 0 }],
      [null, { diets: { ...none, Vegan: 1 }, ...nobody, confirmed: 1, pending: 1 }],
    ]);
    expect(kitchen.total).toEqual(sum);
  });

  test('learns who eats what at which table', () => {
    expect(kitchen.special.map(({ name, table, diet }) => [table?.name, name, diet.type])).toEqual([
      ['Mesa 2', 'Ángel Soto', 'Other'],
      ['Mesa 10', 'Emilia Ríos', 'Vegan'],
      [undefined, 'Zoe Quispe', 'Vegan'],
    ]);
  });

  test('reads every grave allergy by name and apart from the others, also of who has not answered', () => {
    const severe = new Set(['Emilia Ríos', 'Bruno Ríos', 'Zoe Quispe']);
    const sheet = kitchenSheet(
      [ten, two, empty],
      people.map((one) =>
        severe.has(one.name)
          ? { ...one, diet: { type: 'Other', spec: 'Maní', severity: 'allergy' } }
          : one,
      ),
    );
    expect(sheet.grave.map(({ name, table, isPending }) => [table?.name, name, isPending])).toEqual(
      [
        ['Mesa 2', 'Bruno Ríos', true],
        ['Mesa 10', 'Emilia Ríos', false],
        [undefined, 'Zoe Quispe', false],
      ],
    );
    expect(sheet.special.map(({ name }) => name)).toEqual(['Ángel Soto']);
  });

  test('counts the same where an event has no tables, in one sum', () => {
    const noTable = people.map((one) => ({ ...one, table: null }));
    const { rows, total, special } = kitchenSheet([], noTable);
    expect([rows, total]).toEqual([[], sum]);
    expect(special.map(({ name }) => name)).toEqual(['Ángel Soto', 'Emilia Ríos', 'Zoe Quispe']);
  });

  test('counts children’s menus and infants apart from everybody’s plates, and names them', () => {
    const child = { ...newProfile, ageGroup: 'child', needs: ['child_menu'] } as const;
    const infant = { ...newProfile, ageGroup: 'infant' } as const;
    const { total, special, rows } = kitchenSheet(
      [two],
      [
        person('Rosa Ríos', two),
        person('Luz Ríos', two, 'Celiac', { profile: child }),
        person('Ema Ríos', two, 'None', { profile: infant }),
        person('Ivo Ríos', two, 'None', { profile: infant, isPending: true }),
      ],
    );
    expect(total).toEqual({
      ...{ diets: { ...none, None: 1 }, childMenus: 1, infants: 1 },
      ...{ confirmed: 3, pending: 1 },
    });
    expect(rows).toMatchObject([{ childMenus: 1, infants: 1 }]);
    expect(special.map(({ name }) => name)).toEqual(['Ema Ríos', 'Luz Ríos']);
    expect(dishKinds([total]).slice(-2)).toEqual(['childMenus', 'infants']);
    expect(dishKinds([sum])).toEqual(Object.keys(none));
  });

  test('cooks nothing for an event without people', () => {
    expect(kitchenSheet([], []).total).toEqual({
      diets: none,
      ...nobody,
      confirmed: 0,
      pending: 0,
    });
  });
});
