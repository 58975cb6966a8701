import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importGroups } from '#db/models/groups/guest-import.ts';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import { planImport } from '#api/admin/guest-import.ts';
import { readFile } from '#gateways/spreadsheet/reading/read-file.ts';
import { emptySite } from '#tests/support/api.ts';
import { isAccountedFor } from '#tests/support/guest-sheets/account.ts';
import { programs, type TypedRow } from '#tests/support/guest-sheets/programs.ts';
import { randomSheet } from '#tests/support/guest-sheets/random-sheet.ts';
import { shapes } from '#tests/support/guest-sheets/shapes.ts';

const at = new Date('2025-11-20T15:00:00Z');
const inviters = ['Violeta', 'Lautaro'] as const;

/** Imports a file into a wedding of its own; says which of its cells are neither stored nor named as not used. */
const lostCells = async (bytes: Uint8Array, rows: readonly TypedRow[]) => {
  const { db, raw } = emptySite();
  const list = await readFile(bytes);
  const { preview, groups } = planImport({ db, invitedBy: inviters }, list, {});
  importGroups(db, groups, { by: { kind: 'system' }, at });
  const stored = listGroups(db);
  raw.close();
  const cells = rows.flatMap(({ cells: typed }, at) =>
    typed.map((text, column) => ({ row: at + 1, column, text })),
  );
  return {
    preview,
    lost: cells
      .filter(({ text }) => text !== '')
      .filter((cell) => !isAccountedFor(preview, stored, cell)),
  };
};

const files = shapes.flatMap(({ about, rows, titles, programs: names }) =>
  names.map((name) => ({ about, name, rows, titles })),
);

test('there are forty files at least', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
});

describe.each(files)('$about, by $name', ({ name, rows, titles }) => {
  test('every cell is stored, or named as not used', async () => {
    const { preview, lost } = await lostCells(programs[name](rows), rows);
    expect(lost).toEqual([]);
    expect(preview.header).toBe(titles);
  });
});

/** The number of the second row stands in the first one's cell, with another. */
const twoNumbersThenOne = {
  program: 'Excel for Windows, .csv' as const,
  rows: [
    { cells: ['Invitados', 'Teléfono', 'Party'] },
    { cells: ['Ana', '961234580 / 961234581', 'Soto'], isHidden: false },
    { cells: ['Ana y Luis', '961234580', ''], isHidden: false },
  ],
};

/** The group has no named person, so neither of its rows is imported. */
const companionAlone = {
  program: 'Excel for Windows, .csv' as const,
  rows: [
    { cells: ['Grupo', 'Mesa', 'Tipo', 'Invitados'] },
    { cells: ['Soto', '', '', ''], isHidden: false },
    { cells: ['', '', '', '+1'], isHidden: false },
  ],
};

test('of any other sheet too, every cell is stored, or named as not used', async () => {
  await fc.assert(
    fc.asyncProperty(randomSheet, async ({ program, rows }) => {
      expect((await lostCells(programs[program](rows), rows)).lost).toEqual([]);
    }),
    { numRuns: 150, examples: [[twoNumbersThenOne], [companionAlone]] },
  );
});
