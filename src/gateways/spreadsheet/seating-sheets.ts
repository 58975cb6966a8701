import { type DietarySeverity, dietaryTypes, type DietaryType } from '#domain/responses/dietary.ts';
import type {
  Kitchen,
  KitchenRow,
  Letter,
  SheetPerson,
  SheetTable,
  TableSheet,
} from '#domain/seating/sheets.ts';
import { plainText } from './sheet-text.ts';
import { addTextTable, bytesOf, newWorkbook } from './text-table.ts';

export type SeatingWorkbookTexts = {
  names: Record<'tables' | 'guests' | 'cards' | 'kitchen', string>;
  specialSheet: string;
  place: string;
  group: string;
  person: string;
  status: string;
  confirmed: string;
  pendingOne: string;
  nowhere: string;
  diet: string;
  details: string;
  severity: string;
  severities: Record<DietarySeverity, string>;
  total: string;
  confirmedPeople: string;
  pendingPeople: string;
  diets: Record<DietaryType, string>;
};

export type SeatingWorkbook = {
  /** `date` in a readable form. */
  event: { name: string; date: string };
  tables: readonly TableSheet[];
  letters: readonly Letter[];
  cards: readonly SheetPerson[];
  kitchen: Kitchen;
  texts: SeatingWorkbookTexts;
};

/** The seating as an .xlsx file: a sheet for each printed page, names as texts, sums as numbers. */
export const seatingWorkbook = async (input: SeatingWorkbook): Promise<Uint8Array> => {
  const { event, tables, letters, cards, kitchen, texts } = input;
  const workbook = await newWorkbook();
  workbook.title = plainText(event.name);
  workbook.subject = plainText(event.date);
  const nameOf = (table: SheetTable | null) => table?.name ?? texts.nowhere;
  const statusOf = ({ isPending }: SheetPerson) => (isPending ? texts.pendingOne : texts.confirmed);
  const add = (name: string, rows: readonly (readonly string[])[]) =>
    addTextTable(workbook, { name, printed: `${event.name} · ${event.date} · ${name}`, rows });

  add(texts.names.tables, [
    [texts.place, texts.group, texts.person, texts.status],
    ...tables.flatMap(({ table, groups }) =>
      groups.length === 0
        ? [[nameOf(table), '', '', '']]
        : groups.flatMap(({ name, people }) =>
            people.map((person) => [nameOf(table), name, person.name, statusOf(person)]),
          ),
    ),
  ]);
  add(texts.names.guests, [
    [texts.person, texts.group, texts.place, texts.status],
    ...letters
      .flatMap(({ people }) => people)
      .map((person) => [person.name, person.groupName, nameOf(person.table), statusOf(person)]),
  ]);
  add(texts.names.cards, [
    [texts.person, texts.place],
    ...cards.map(({ name, table }) => [name, nameOf(table)]),
  ]);

  const counts = ({ diets, confirmed, pending }: Omit<KitchenRow, 'table'>) => [
    ...dietaryTypes.map((type) => diets[type]),
    confirmed,
    pending,
  ];
  const sums = [...kitchen.rows.map(counts), counts(kitchen.total)];
  const places = [...kitchen.rows.map(({ table }) => nameOf(table)), texts.total];
  const sheet = add(texts.names.kitchen, [
    [
      texts.place,
      ...dietaryTypes.map((type) => texts.diets[type]),
      texts.confirmedPeople,
      texts.pendingPeople,
    ],
    ...sums.map((row, at) => [places[at]!, ...row.map(String)]),
  ]);
  for (const [at, row] of sums.entries()) {
    for (const [column, value] of row.entries()) {
      const cell = sheet.getCell(at + 2, column + 2);
      cell.value = value;
      cell.numFmt = '0';
    }
  }
  sheet.getRow(sums.length + 1).font = { bold: true };
  add(texts.specialSheet, [
    [texts.place, texts.person, texts.diet, texts.details, texts.severity],
    ...[...kitchen.grave, ...kitchen.special].map(({ table, name, diet, isPending }) => [
      nameOf(table),
      isPending ? `${name} (${texts.pendingOne})` : name,
      texts.diets[diet.type],
      diet.spec ?? '',
      diet.severity ? texts.severities[diet.severity] : '',
    ]),
  ]);
  return bytesOf(workbook);
};
