import { type Menu, menuOf } from '../groups/profile.ts';
import { dietaryTypes, isAllergy, type Diet, type DietaryType } from '../responses/dietary.ts';
import { byName, tableSheets, type SheetPerson, type SheetTable } from '../seating/sheets.ts';

export type DietCounts = Record<DietaryType, number>;

/** How many of which menu: each person once. */
export type Dishes = {
  /** Of those with everybody's menu. */
  diets: DietCounts;
  childMenus: number;
  /** For whom no plate is made. */
  infants: number;
};

export type KitchenRow = Dishes & {
  /** Null: people without a seat. */
  table: SheetTable | null;
  confirmed: number;
  pending: number;
};

export type Kitchen = {
  /** Empty for an event without tables. */
  rows: KitchenRow[];
  total: Omit<KitchenRow, 'table'>;
  /** People with a grave allergy by table, pending ones too: no count says enough of them. */
  grave: SheetPerson[];
  /** Others with a special diet or another menu, by table. */
  special: SheetPerson[];
};

/** What to cook, for people who said yes. Pending people are only counted beside them. */
export const kitchenSheet = (
  tables: readonly SheetTable[],
  people: readonly SheetPerson[],
): Kitchen => {
  const sheets = tableSheets(tables, people);
  const seated = sheets.map(({ table, groups }) => ({
    table,
    people: byName(groups.flatMap((group) => group.people)),
  }));
  const all = seated.flatMap((one) => one.people);
  return {
    rows:
      tables.length === 0
        ? []
        : seated.map(({ table, people: some }) => ({ table, ...countsOf(some) })),
    total: countsOf(all),
    grave: all.filter(({ diet }) => isAllergy(diet)),
    special: all.filter(
      ({ diet, profile, isPending }) =>
        !isPending && (diet.type !== 'None' || menuOf(profile) !== 'adult') && !isAllergy(diet),
    ),
  };
};

const countsOf = (people: readonly SheetPerson[]): Omit<KitchenRow, 'table'> => {
  const attendees = people.filter(({ isPending }) => !isPending);
  return {
    ...countDishes(attendees.map(({ diet, profile }) => ({ diet, menu: menuOf(profile) }))),
    confirmed: attendees.length,
    pending: people.length - attendees.length,
  };
};

export const countDishes = (people: readonly { diet: Diet; menu: Menu }[]): Dishes => {
  const of = (menu: Menu) => people.filter((person) => person.menu === menu);
  const diets = dietaryTypes.map((type) => [
    type,
    of('adult').filter(({ diet }) => diet.type === type).length,
  ]);
  return {
    diets: Object.fromEntries(diets) as DietCounts,
    childMenus: of('child').length,
    infants: of('infant').length,
  };
};

/** The kinds of plates to count: children's menus and infants only where there are any. */
export const dishKinds = (counted: readonly Dishes[]) => {
  const isThere = (kind: 'childMenus' | 'infants') => counted.some((dishes) => dishes[kind] > 0);
  return [
    ...dietaryTypes,
    ...(isThere('childMenus') ? (['childMenus'] as const) : []),
    ...(isThere('infants') ? (['infants'] as const) : []),
  ];
};

export type DishKind = ReturnType<typeof dishKinds>[number];

export const dishesOf = ({ diets, childMenus, infants }: Dishes, kind: DishKind): number =>
  ({ ...diets, childMenus, infants })[kind];
