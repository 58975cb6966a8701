import { dietaryTypes, isAllergy, type Diet, type DietaryType } from '../responses/dietary.ts';
import { byName, tableSheets, type SheetPerson, type SheetTable } from '../seating/sheets.ts';

export type DietCounts = Record<DietaryType, number>;

export type KitchenRow = {
  /** Null: people without a seat. */
  table: SheetTable | null;
  diets: DietCounts;
  confirmed: number;
  pending: number;
};

export type Kitchen = {
  /** Empty for an event without tables. */
  rows: KitchenRow[];
  total: Omit<KitchenRow, 'table'>;
  /** People with a grave allergy by table, pending ones too: no count says enough of them. */
  grave: SheetPerson[];
  /** Others with a special diet, by table. */
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
      ({ diet, isPending }) => !isPending && diet.type !== 'None' && !isAllergy(diet),
    ),
  };
};

const countsOf = (people: readonly SheetPerson[]): Omit<KitchenRow, 'table'> => {
  const eating = people.filter(({ isPending }) => !isPending);
  return {
    diets: countDiets(eating),
    confirmed: eating.length,
    pending: people.length - eating.length,
  };
};

export const countDiets = (people: readonly { diet: Diet }[]): DietCounts =>
  Object.fromEntries(
    dietaryTypes.map((type) => [type, people.filter(({ diet }) => diet.type === type).length]),
  ) as DietCounts;
