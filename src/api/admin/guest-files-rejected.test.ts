import { describe, expect, test } from 'vitest';
import type { ImportRow } from '#contract/guest-list/guest-import.ts';
import { demoSite } from '#tests/support/api.ts';
import {
  previewList,
  rowsOfWedding,
  sendList,
  type ImportSettings,
} from '#tests/support/guest-files.ts';

describe('an import', () => {
  test.each(['another file', 'other columns'])('with the token of %s is refused', async (other) => {
    const site = demoSite();
    const admin = await site.admin();
    const file = 'Grupo;Nombre\nLos Soto;Ana Soto';
    const { token } = await (other === 'another file'
      ? previewList(admin, `${file}\nLos Soto;Luis Soto`)
      : previewList(admin, file, { columns: '.member' }));
    const before = rowsOfWedding(site);
    expect(await sendList(admin, file, { token })).toMatchObject({ status: 409 });
    expect(rowsOfWedding(site)).toEqual(before);
  });

  test('that fails in its middle writes nothing at all', async () => {
    const site = demoSite();
    const admin = await site.admin();
    site.raw.exec(
      "create trigger no_luis before insert on guest_members when new.name = 'Luis' begin select raise(abort, 'no'); end",
    );
    const before = rowsOfWedding(site);
    const file = 'Grupo;Nombre\nA1;Ana\nB1;Luis\nC1;Eva';
    const { token } = await previewList(admin, file);
    const { error } = console;
    console.error = () => undefined;
    const answer = await sendList(admin, file, { token }).finally(() => (console.error = error));
    expect(answer.status).toBe(500);
    expect(rowsOfWedding(site)).toEqual(before);
  });

  test('of a file that is too large is stopped', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const answer = await sendList(admin, new Uint8Array(10 * 1024 * 1024 + 1));
    expect([answer.status, answer.json]).toMatchObject([413, { code: 'too_large' }]);
  });

  test('of what is no list says so', async () => {
    const admin = await demoSite().admin();
    const answer = await sendList(admin, '%PDF-1.7');
    expect([answer.status, answer.json]).toMatchObject([
      422,
      {
        code: 'unreadable_file',
        message: 'Este archivo no es una planilla. Elijan un archivo .xlsx o .csv.',
      },
    ]);
  });

  test.each<ImportSettings>([
    { columns: 'group.nothing' },
    { columns: 'x'.repeat(5000) },
    { header: '-1' },
    { header: '1e3' },
    { sheet: 'a' },
    { split: 'maybe' },
    { token: 'no' },
  ])('with %j is refused', async (settings) => {
    const admin = await demoSite().admin();
    expect((await sendList(admin, 'Nombre\nAna', settings)).status).toBe(400);
  });

  test.each<ImportSettings>([
    { sheet: '9' },
    { header: '9999999' },
    { columns: 'member' },
    { columns: '.....member' },
  ])('with %j is read as well as it can be', async (settings) => {
    const admin = await demoSite().admin();
    expect((await sendList(admin, 'Nombre;Grupo\nAna;B', settings)).status).toBe(200);
  });
});

describe('rows that cannot be imported', () => {
  const rowsOf = async (
    file: string,
  ): Promise<Record<number, Pick<ImportRow, 'state' | 'notes'>>> => {
    const seen = await previewList(await demoSite().admin(), file);
    return Object.fromEntries(seen.rows.map(({ row, state, notes }) => [row, { state, notes }]));
  };

  test('say which cell is wrong and why, and hold back their whole group', async () => {
    const rows = await rowsOf(
      [
        'Grupo;Nombre;Correo;Tipo;Invitado por;Código;Evento: 💍 Main Event',
        'A1;Ana;ana@;Familia;Violeta;ABCD;sí',
        'A1;Luis;;Familia;Violeta;ABCD;sí',
        'B1;;eva@example.com;;;;',
        'C1;Pedro;;Tribu;;;',
        'D1;Juan;;;El suegro;;',
        'E1;Inés;;;;AB;',
        'F1;Olga;;Familia;;;tal vez',
        'G1;Raúl;;Familia;;ABCE;',
        'G1;Rita;;Pareja;;WXYZ;',
        '"💍";Nadie;;;;;',
        'H1;Sara;;Familia;;;',
      ].join('\n'),
    );
    expect(
      Object.fromEntries(
        Object.entries(rows).map(([row, { state, notes }]) => [
          row,
          [state, ...notes.map(({ text }) => text)],
        ]),
      ),
    ).toEqual({
      2: ['error', 'El correo no es válido, en la columna C («Correo»).'],
      3: ['held', 'Otra fila de este grupo tiene un error: el grupo completo queda fuera.'],
      4: ['error', 'Falta el nombre de la persona.'],
      5: [
        'error',
        'No conocemos el tipo «Tribu» en la columna D («Tipo»). Usen Individual, Pareja, Familia.',
      ],
      6: [
        'error',
        'No sabemos quién es «El suegro» en la columna E («Invitado por»). Usen Violeta o Lautaro.',
      ],
      7: ['error', 'El código necesita al menos 4 caracteres, en la columna F («Código»).'],
      8: [
        'error',
        'No entendemos «tal vez» en la columna G («Evento: 💍 Main Event»). Usen Sí o No.',
      ],
      9: ['held', 'Otra fila de este grupo tiene un error: el grupo completo queda fuera.'],
      10: [
        'error',
        'Lo que dice en la columna D («Tipo») no calza con la fila 9, del mismo grupo.',
        'Lo que dice en la columna F («Código») no calza con la fila 9, del mismo grupo.',
      ],
      11: ['error', 'El nombre del grupo necesita letras o números, en la columna A («Grupo»).'],
      12: ['new'],
    });
  });
});
