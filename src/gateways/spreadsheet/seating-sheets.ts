import type { Letter, SheetPerson, SheetTable, TableSheet } from '#domain/seating/sheets.ts';
import { addKitchenTables, type KitchenTables, type KitchenTexts } from './kitchen-tables.ts';
import { plainText } from './sheet-text.ts';
import { addTextTable, bytesOf, newWorkbook } from './text-table.ts';

export type SeatingWorkbookTexts = {
  names: Record<'tables' | 'guests' | 'cards', string>;
  table: string;
  group: string;
  person: string;
  status: string;
  confirmed: string;
  pendingOne: string;
  noTable: string;
  /** Heading of the column of notes, which is left out when every note is empty. */
  note: string;
  noteOf: (person: SheetPerson['profile']) => string;
  ofKitchen: KitchenTexts;
};

export type SeatingWorkbook = Pick<KitchenTables, 'event' | 'kitchen' | 'since'> & {
  tables: readonly TableSheet[];
  initials: readonly Letter[];
  cards: readonly SheetPerson[];
  texts: SeatingWorkbookTexts;
};

/** The seating as an .xlsx file: a sheet for each printed page, and the kitchen's. */
export const seatingWorkbook = async (input: SeatingWorkbook): Promise<Uint8Array> => {
  const { event, tables, initials, cards, kitchen, since, texts } = input;
  const workbook = await newWorkbook();
  workbook.title = plainText(event.name);
  workbook.subject = plainText(event.date);
  const nameOf = (table: SheetTable | null) => table?.name ?? texts.noTable;
  const statusOf = ({ isPending }: SheetPerson) => (isPending ? texts.pendingOne : texts.confirmed);
  const add = (name: string, rows: readonly (readonly string[])[]) =>
    addTextTable(workbook, { name, print: `${event.name} · ${event.date} · ${name}`, rows });

  const seated = tables.flatMap(({ groups }) => groups).flatMap(({ people }) => people);
  const hasNotes = seated.some(({ profile }) => texts.noteOf(profile) !== '');
  const note = (text: string) => (hasNotes ? [text] : []);

  add(texts.names.tables, [
    [texts.table, texts.group, texts.person, texts.status, ...note(texts.note)],
    ...tables.flatMap(({ table, groups }) =>
      groups.length === 0
        ? [[nameOf(table), '', '', '', ...note('')]]
        : groups.flatMap(({ name, people }) =>
            people.map((person) => [
              nameOf(table),
              name,
              person.name,
              statusOf(person),
              ...note(texts.noteOf(person.profile)),
            ]),
          ),
    ),
  ]);
  add(texts.names.guests, [
    [texts.person, texts.group, texts.table, texts.status],
    ...initials
      .flatMap(({ people }) => people)
      .map((person) => [person.name, person.groupName, nameOf(person.table), statusOf(person)]),
  ]);
  add(texts.names.cards, [
    [texts.person, texts.table],
    ...cards.map(({ name, table }) => [name, nameOf(table)]),
  ]);

  addKitchenTables(workbook, { event, kitchen, since, texts: texts.ofKitchen });
  return bytesOf(workbook);
};
