import type { Workbook, Worksheet } from 'exceljs';
import { type Menu, menuOf } from '#domain/groups/profile.ts';
import type { DietarySeverity, DietaryType } from '#domain/responses/dietary.ts';
import {
  changedOf,
  type KitchenChanges,
  type KitchenPerson,
  type Mark,
} from '#domain/kitchen/changes.ts';
import {
  type Kitchen,
  type KitchenRow,
  type DishKind,
  dishKinds,
  dishesOf,
} from '#domain/kitchen/sheet.ts';
import { plainText } from './sheet-text.ts';
import { addTextTable, bytesOf, newWorkbook } from './text-table.ts';

export type KitchenTexts = {
  sheetNames: { counts: string; diets: string; changes: string };
  /** What a place is called: a table or a tent. */
  table: string;
  noTable: string;
  total: string;
  sentBefore: string;
  person: string;
  pendingOne: string;
  diet: string;
  details: string;
  severity: string;
  severities: Record<DietarySeverity, string>;
  confirmedPeople: string;
  pendingPeople: string;
  diets: Record<DietaryType, string>;
  dishes: Record<DishKind, string>;
  menus: Record<Exclude<Menu, 'adult'>, string>;
  change: string;
  markers: { added: string; changed: string; removed: string };
  mark: (mark: Mark) => string;
  beforeColumn: string;
  before: (sent: KitchenPerson, now: KitchenPerson) => string;
};

export type KitchenTables = {
  /** `date` in a readable form. */
  event: { name: string; date: string };
  kitchen: Kitchen;
  /** Null where no sheet was sent. */
  since: { changes: KitchenChanges; total: Omit<KitchenRow, 'table' | 'pending'> } | null;
  texts: KitchenTexts;
};

/** The kitchen's sheet of one event as an .xlsx file. */
export const kitchenWorkbook = async (input: KitchenTables): Promise<Uint8Array> => {
  const workbook = await newWorkbook();
  workbook.title = plainText(input.event.name);
  workbook.subject = plainText(input.event.date);
  addKitchenTables(workbook, input);
  return bytesOf(workbook);
};

/** Who eats what, grave allergies first; how many plates; and what changed since a sheet was sent. */
export const addKitchenTables = (workbook: Workbook, input: KitchenTables) => {
  addCounts(workbook, input);
  addDiets(workbook, input);
  if (input.since) addChanges(workbook, input, input.since.changes);
};

const add = (
  workbook: Workbook,
  { event }: KitchenTables,
  name: string,
  rows: readonly (readonly string[])[],
): Worksheet =>
  addTextTable(workbook, { name, print: `${event.name} · ${event.date} · ${name}`, rows });

const addCounts = (workbook: Workbook, input: KitchenTables) => {
  const { kitchen, since, texts } = input;
  const kinds = dishKinds(since ? [kitchen.total, since.total] : [kitchen.total]);
  const totals = (row: Omit<KitchenRow, 'table' | 'pending'>) => [
    ...kinds.map((kind) => dishesOf(row, kind)),
    row.confirmed,
  ];
  const lines: [string, number[]][] = [
    ...kitchen.rows.map((row): [string, number[]] => [
      row.table?.name ?? texts.noTable,
      [...totals(row), row.pending],
    ]),
    [texts.total, [...totals(kitchen.total), kitchen.total.pending]],
    ...(since ? [[texts.sentBefore, totals(since.total)] satisfies [string, number[]]] : []),
  ];
  const sheet = add(workbook, input, texts.sheetNames.counts, [
    [
      texts.table,
      ...kinds.map((kind) => texts.dishes[kind]),
      texts.confirmedPeople,
      texts.pendingPeople,
    ],
    ...lines.map(([name, sums]) => [name, ...sums.map(String)]),
  ]);
  for (const [at, [, sums]] of lines.entries()) {
    for (const [column, value] of sums.entries()) {
      const cell = sheet.getCell(at + 2, column + 2);
      cell.value = value;
      cell.numFmt = '0';
    }
  }
  sheet.getRow(kitchen.rows.length + 2).font = { bold: true };
};

const addDiets = (workbook: Workbook, input: KitchenTables) => {
  const { kitchen, since, texts } = input;
  const changed = since && changedOf(since.changes);
  const people = [...kitchen.grave, ...kitchen.special];
  const markOf = (id: number) => changed?.get(id);
  const sheet = add(workbook, input, texts.sheetNames.diets, [
    [
      ...tableCell(input, texts.table),
      ...[texts.person, texts.diet, texts.details, texts.severity],
      ...(since ? [texts.change] : []),
    ],
    ...people.map(({ id, table, name, diet, profile, isPending }) => {
      const mark = markOf(id);
      return [
        ...tableCell(input, table?.name),
        isPending ? `${name} (${texts.pendingOne})` : name,
        ...mealCells({ diet, menu: menuOf(profile) }, texts),
        ...(since ? [mark ? texts.mark(mark) : ''] : []),
      ];
    }),
  ]);
  for (const [at, { id }] of people.entries()) if (markOf(id)) color(sheet, at + 2);
};

/** An event without tables has no column for them. */
const tableCell = ({ kitchen, texts }: KitchenTables, table: string | null | undefined) =>
  kitchen.rows.length > 0 ? [table ?? texts.noTable] : [];

const mealCells = (
  { diet: { type, spec, severity }, menu }: Pick<KitchenPerson, 'diet' | 'menu'>,
  texts: KitchenTexts,
) => [
  [
    ...(menu === 'adult' ? [] : [texts.menus[menu]]),
    ...(menu === 'adult' || type !== 'None' ? [texts.diets[type]] : []),
  ].join(' · '),
  spec ?? '',
  severity ? texts.severities[severity] : '',
];

const addChanges = (workbook: Workbook, input: KitchenTables, changes: KitchenChanges) => {
  const { texts } = input;
  const line = (mark: string, { name, table, ...meal }: KitchenPerson, before = '') => [
    mark,
    name,
    ...tableCell(input, table),
    ...mealCells(meal, texts),
    before,
  ];
  add(workbook, input, texts.sheetNames.changes, [
    [
      ...[texts.change, texts.person, ...tableCell(input, texts.table)],
      ...[texts.diet, texts.details, texts.severity, texts.beforeColumn],
    ],
    ...changes.added.map((person) => line(texts.markers.added, person)),
    ...changes.changed.map(({ now, before }) =>
      line(texts.markers.changed, now, texts.before(before, now)),
    ),
    ...changes.removed.map((person) => line(texts.markers.removed, person)),
  ]);
};

/** A changed line is seen without reading its last column. */
const color = (sheet: Worksheet, row: number) =>
  sheet.getRow(row).eachCell((cell) => {
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFF2CC' } };
  });
