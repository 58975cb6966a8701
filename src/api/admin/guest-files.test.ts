import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createGroup, listGroups } from '#db/models/guest-groups.ts';
import { dump, groupNamed } from '#db/wedding-for-tests.ts';
import type { ImportPreview, ImportResult, ImportRow } from '#contract/guest-import.ts';
import { demoSite, emptySite, type Browser, type Site } from '../api-for-tests.ts';

type Settings = Record<string, string>;

const send = async (admin: Browser, file: Uint8Array | string, settings: Settings = {}) =>
  admin.request('POST', `/api/admin/guests/import?${String(new URLSearchParams(settings))}`, {
    body: (typeof file === 'string' ? strToU8(file) : file) as BodyInit,
    headers: { 'Content-Type': 'application/octet-stream' },
  });

const preview = async (admin: Browser, file: Uint8Array | string, settings?: Settings) => {
  const answer = await send(admin, file, settings);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.json as ImportPreview;
};

/** As the screen does: what was previewed, with the token that it came with. */
const confirm = async (admin: Browser, file: Uint8Array | string, settings: Settings = {}) => {
  const { token } = await preview(admin, file, settings);
  const answer = await send(admin, file, { ...settings, token });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.json as ImportResult;
};

const exported = async ({ api, origin }: Site, admin: Browser): Promise<Uint8Array> => {
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await api.request('/api/admin/guests/export', {
    headers: { Cookie: cookie, Origin: origin },
  });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

const states = ({ rows }: ImportPreview) =>
  Object.fromEntries(rows.map(({ row, state }) => [row, state]));

const notesOf = ({ rows }: ImportPreview, row: number) =>
  rows.find((other) => other.row === row)?.notes.map(({ text }) => text);

const wedding = (site: Site) => {
  const { admin_sessions: _admins, ...rest } = dump(site.raw);
  return rest;
};

describe('the exported list', () => {
  test('is an attachment that nobody keeps', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const { headers } = await admin.get('/api/admin/guests/export');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="invitados.xlsx"',
    });
  });

  test('imports again without changing anything', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const file = await exported(site, admin);
    const before = wedding(site);
    const seen = await preview(admin, file);
    expect(new Set(seen.rows.map(({ state }) => state))).toEqual(new Set(['unchanged']));
    expect(seen.rows.flatMap(({ notes }) => notes)).toEqual([]);
    expect(seen.columns.map(({ use }) => use)).toEqual([
      ...['group', 'code', 'type', 'invitedBy', 'member', 'phone', 'email', 'diet', 'dietDetails'],
      ...['event-45', 'event-46', 'event-47', 'event-48', 'event-49', 'event-50', 'reference'],
    ]);
    expect(seen.groups).toEqual({ new: 0, changed: 0, unchanged: 12, held: 0 });
    expect(await confirm(admin, file)).toEqual({ groups: { new: 0, changed: 0 }, people: 0 });
    expect(wedding(site)).toEqual(before);
  });

  test('of one wedding fills another with the same groups', async () => {
    const [one, other] = [demoSite(), emptySite()];
    const file = await exported(one, await one.admin());
    await confirm(await other.admin(), file);
    const bare = (site: Site) =>
      listGroups(site.db).map(({ group_name, access_code, guest_type, invited_by, members }) => ({
        ...{ group_name, access_code, guest_type, invited_by },
        members: members.map(({ id: _id, guest_id: _guest, ...member }) => member),
      }));
    expect(bare(other)).toEqual(bare(one));
  });
});

describe('an import', () => {
  test('writes nothing before it is confirmed, and then all of it', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const before = wedding(site);
    const file = [
      'Nombre del grupo;Nombre;Fono;Evento: 🔥 Noche de Brasas',
      'Los Soto;Ana Soto;987654321;x',
      ';Luis Soto;;',
    ].join('\n');
    const seen = await preview(admin, file);
    expect(states(seen)).toEqual({ 2: 'new', 3: 'new' });
    expect(seen.groups).toEqual({ new: 1, changed: 0, unchanged: 0, held: 0 });
    expect(wedding(site)).toEqual(before);
    expect(await confirm(admin, file)).toEqual({ groups: { new: 1, changed: 0 }, people: 2 });
    expect(groupNamed(site, 'Los Soto')).toMatchObject({
      access_code: expect.stringMatching(/^\w{4}-\w{4}$/),
      guest_type: 'pareja',
      invited_by: 'Violeta',
      members: [{ name: 'Ana Soto', phone: '987654321' }, { name: 'Luis Soto' }],
      invitations: [{ event_id: 46 }],
    });
  });

  test('changes what the file says otherwise and keeps the rest', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const before = groupNamed(site, 'Familia Peñaloza Ríos');
    const file = [
      'Grupo,Nombre,Correo,Dieta,Código',
      'familia penaloza rios,Tomás Ríos,tomas@example.com,Vegano,',
      'FAMILIA PEÑALOZA RÍOS,ROSA PEÑALOZA,,,',
      'Familia Peñaloza Ríos,Nueva Persona,,,',
    ].join('\n');
    const seen = await preview(admin, file);
    expect(states(seen)).toEqual({ 2: 'changed', 3: 'unchanged', 4: 'new' });
    expect(notesOf(seen, 2)).toEqual([
      'Tomás Ríos, correo: (vacío) → tomas@example.com',
      'Tomás Ríos, dieta: Ninguna → Vegano',
    ]);
    expect(notesOf(seen, 4)).toEqual(['Se agrega a un grupo que ya existe.']);
    expect(await confirm(admin, file)).toEqual({ groups: { new: 0, changed: 1 }, people: 1 });
    const after = groupNamed(site, 'Familia Peñaloza Ríos');
    expect(after).toMatchObject({
      ...before,
      version: before.version + 1,
      updated_at: site.now(),
      members: expect.anything(),
    });
    expect(after.members).toEqual([
      before.members[0],
      { ...before.members[1], email: 'tomas@example.com', dietary_restriction_type: 'Vegan' },
      ...before.members.slice(2),
      expect.objectContaining({ name: 'Nueva Persona' }),
    ]);
  });

  test('takes nothing away', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const before = wedding(site);
    const file = [
      'Grupo;Nombre;Teléfono;Evento: 💍 Main Event',
      'Familia Peñaloza Ríos;Rosa Peñaloza;;No',
    ].join('\n');
    const seen = await preview(admin, file);
    expect(seen.columns.at(-1)?.use).toBe('event-49');
    expect(states(seen)).toEqual({ 2: 'unchanged' });
    expect(notesOf(seen, 2)?.[0]).toContain('sigue invitado');
    await confirm(admin, file);
    expect(wedding(site)).toEqual(before);
  });

  test('keeps a copy of the wedding from before, if it changes anything', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const copies = () => {
      const folder = path.join(path.dirname(site.file), 'backups');
      return existsSync(folder) ? readdirSync(folder) : [];
    };
    await confirm(admin, 'Grupo;Nombre\nTía Marta;');
    expect(copies()).toEqual([]);
    await confirm(admin, 'Nombre\nAna Soto');
    expect(copies()).toEqual([expect.stringMatching(/-before-import\.db$/)]);
  });

  test('that another administrator overtook writes nothing and shows what is so now', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const file = 'Grupo;Nombre;Teléfono\nTía Marta;Marta;+56 9 1111 1111\nLos Soto;Ana Soto;';
    const { token } = await preview(admin, file);
    createGroup(
      site.db,
      {
        group: {
          group_name: 'Los Soto',
          access_code: 'ABCD',
          guest_type: 'familia',
          invited_by: 'Violeta',
        },
        members: [],
      },
      { by: { kind: 'system' }, at: site.now() },
    );
    const before = wedding(site);
    const answer = await send(admin, file, { token });
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { code: 'import_changed', preview: { groups: { new: 0, changed: 2 } } },
    ]);
    expect(wedding(site)).toEqual(before);
    const fresh = (answer.json as { preview: ImportPreview }).preview;
    expect((await send(admin, file, { token: fresh.token })).status).toBe(200);
  });

  describe('that another administrator corrects meanwhile', () => {
    const file = 'Grupo;Nombre;Teléfono\nTía Marta;Marta Quilodrán;+56 9 1111 1111';

    /** The file is previewed; before it is confirmed somebody corrects the same phone. */
    const overtaken = async () => {
      const site = demoSite();
      const admin = await site.admin();
      const { token } = await preview(admin, file);
      const { id, members } = groupNamed(site, 'Tía Marta');
      const corrected = await admin.put(`/api/admin/guests/${id}`, {
        guest: { group_name: 'Tía Marta' },
        members: [{ id: members[0]!.id, name: 'Marta Quilodrán', phone: '+56 9 2222 2222' }],
      });
      expect(corrected.status).toBe(200);
      const phone = () => groupNamed(site, 'Tía Marta').members[0]?.phone;
      return { admin, token, phone };
    };

    test('leaves the correction and shows it', async () => {
      const { admin, token, phone } = await overtaken();
      const answer = await send(admin, file, { token });
      expect(answer.status).toBe(409);
      expect(notesOf((answer.json as { preview: ImportPreview }).preview, 2)).toEqual([
        'Marta Quilodrán, teléfono: +56 9 2222 2222 → +56 9 1111 1111',
      ]);
      expect(phone()).toBe('+56 9 2222 2222');
    });

    // Whatever token fits at the moment is what a confirmation without one would be.
    test('control: without the guard the correction is lost, and nobody has seen it', async () => {
      const { admin, phone } = await overtaken();
      await confirm(admin, file);
      expect(phone()).toBe('+56 9 1111 1111');
    });
  });

  test('confirmed twice is written once', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const file = 'Grupo;Nombre\nLos Soto;Ana Soto';
    const { token } = await preview(admin, file);
    const answers = await Promise.all([send(admin, file, { token }), send(admin, file, { token })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(groupNamed(site, 'Los Soto')).toMatchObject({ version: 1, members: [{}] });
  });

  test.each(['another file', 'other columns'])('with the token of %s is refused', async (other) => {
    const site = demoSite();
    const admin = await site.admin();
    const file = 'Grupo;Nombre\nLos Soto;Ana Soto';
    const { token } = await (other === 'another file'
      ? preview(admin, `${file}\nLos Soto;Luis Soto`)
      : preview(admin, file, { columns: '.member' }));
    const before = wedding(site);
    expect(await send(admin, file, { token })).toMatchObject({ status: 409 });
    expect(wedding(site)).toEqual(before);
  });

  test('that fails in its middle writes nothing at all', async () => {
    const site = demoSite();
    const admin = await site.admin();
    site.raw.exec(
      "create trigger no_luis before insert on guest_members when new.name = 'Luis' begin select raise(abort, 'no'); end",
    );
    const before = wedding(site);
    const file = 'Grupo;Nombre\nA1;Ana\nB1;Luis\nC1;Eva';
    const { token } = await preview(admin, file);
    const { error } = console;
    console.error = () => undefined;
    const answer = await send(admin, file, { token }).finally(() => (console.error = error));
    expect(answer.status).toBe(500);
    expect(wedding(site)).toEqual(before);
  });

  test('of a file that is too large is stopped', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const answer = await send(admin, new Uint8Array(10 * 1024 * 1024 + 1));
    expect([answer.status, answer.json]).toMatchObject([413, { code: 'too_large' }]);
  });

  test('of what is no list says so', async () => {
    const admin = await demoSite().admin();
    const answer = await send(admin, '%PDF-1.7');
    expect([answer.status, answer.json]).toMatchObject([
      422,
      {
        code: 'unreadable_file',
        message: 'Este archivo no es una planilla. Elige un archivo .xlsx o .csv.',
      },
    ]);
  });

  test.each<Settings>([
    { columns: 'group.nothing' },
    { columns: 'x'.repeat(5000) },
    { header: '-1' },
    { header: '1e3' },
    { sheet: 'a' },
    { split: 'maybe' },
    { token: 'no' },
  ])('with %j is refused', async (settings) => {
    const admin = await demoSite().admin();
    expect((await send(admin, 'Nombre\nAna', settings)).status).toBe(400);
  });

  test.each<Settings>([
    { sheet: '9' },
    { header: '9999999' },
    { columns: 'member' },
    { columns: '.....member' },
  ])('with %j is read as well as it can be', async (settings) => {
    const admin = await demoSite().admin();
    expect((await send(admin, 'Nombre;Grupo\nAna;B', settings)).status).toBe(200);
  });
});

describe('rows that cannot be imported', () => {
  const rowsOf = async (
    file: string,
  ): Promise<Record<number, Pick<ImportRow, 'state' | 'notes'>>> => {
    const seen = await preview(await demoSite().admin(), file);
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
        'G1;Raúl;;Familia;;ABCD;',
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
        'No conocemos el tipo «Tribu» en la columna D («Tipo»). Usa Individual, Pareja, Familia.',
      ],
      6: [
        'error',
        'No sabemos quién es «El suegro» en la columna E («Invitado por»). Usa Violeta o Lautaro.',
      ],
      7: ['error', 'El código necesita al menos 4 caracteres, en la columna F («Código»).'],
      8: [
        'error',
        'No entendemos «tal vez» en la columna G («Evento: 💍 Main Event»). Usa Sí o No.',
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

test('the template is read as an empty list, with every column understood', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await site.api.request('/api/admin/guests/template', {
    headers: { Cookie: cookie },
  });
  const seen = await preview(admin, new Uint8Array(await answer.arrayBuffer()));
  expect(seen.sheets).toEqual(['Invitados', 'Ejemplos', 'Valores permitidos']);
  expect(seen.sheet).toBe(0);
  expect(seen.rows).toEqual([]);
  expect(seen.columns.map(({ use }) => use)).not.toContain('');
  const file = new Uint8Array(
    await (
      await site.api.request('/api/admin/guests/template', { headers: { Cookie: cookie } })
    ).arrayBuffer(),
  );
  const examples = await preview(admin, file, { sheet: '1' });
  expect(examples.groups).toEqual({ new: 3, changed: 0, unchanged: 0, held: 0 });
});
