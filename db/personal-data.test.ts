import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { personalData } from './personal-data.ts';
import { keepings, reasons, type ReasonName } from './personal-data-reasons.ts';
import { emptyWedding } from '#tests/support/wedding.ts';

const classified = (table: string) =>
  Object.values(personalData[table as keyof typeof personalData] ?? {}).flat() as string[];

test('every column of the file is classified, once', () => {
  const { raw } = emptyWedding();
  const columns = raw
    .prepare<[], { table: string; column: string }>(
      `select t.name "table", c.name "column" from sqlite_master t, pragma_table_info(t.name) c
       where t.type = 'table' and t.name not like 'sqlite_%' and t.name <> '__drizzle_migrations'`,
    )
    .all();
  const stored = columns.map(({ table, column }) => `${table}.${column}`);
  const known = Object.keys(personalData).flatMap((table) =>
    classified(table).map((column) => `${table}.${column}`),
  );
  expect(known.toSorted()).toEqual(stored.toSorted());
});

/** One line per reason, with the columns that it covers. */
const lineOf = (name: ReasonName) => {
  const { content: what, reason, until, ...rest } = reasons[name];
  const tables = Object.entries(personalData)
    .filter(([, columns]) => name in columns)
    .map(([table]) => `\`${table}\``);
  const sooner = 'exception' in rest ? `; sooner: ${rest.exception}` : '';
  return `- **${what}**: ${reason}. Kept: ${keepings[until]}${sooner}. In ${tables.join(', ')}.`;
};

test('docs/privacy.md tells all of it', () => {
  const page = readFileSync('docs/privacy.md', 'utf8');
  const lines = (Object.keys(reasons) as ReasonName[]).map(lineOf);
  expect(page.split('\n').filter((line) => line.startsWith('- **'))).toEqual(lines);
});
