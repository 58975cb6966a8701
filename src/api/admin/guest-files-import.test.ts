import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createGroup } from '#db/models/groups/guest-groups.ts';
import { groupNamed } from '#tests/support/wedding.ts';
import type { ImportPreview } from '#contract/guest-list/guest-import.ts';
import { demoSite } from '#tests/support/api.ts';
import { inRegion } from '#tests/support/region.ts';
import {
  importList,
  notesOf,
  previewList,
  rowsOfWedding,
  sendList,
  statesOf,
} from '#tests/support/guest-files.ts';

describe('an import', () => {
  test('writes nothing before it is confirmed, and then all of it', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const before = rowsOfWedding(site);
    const file = [
      'Nombre del grupo;Nombre;Fono;Evento: 🔥 Noche de Brasas',
      'Los Soto;Ana Soto;987654321;x',
      ';Luis Soto;;',
    ].join('\n');
    const seen = await previewList(admin, file);
    expect(statesOf(seen)).toEqual({ 2: 'new', 3: 'new' });
    expect(seen.groups).toEqual({ new: 1, changed: 0, unchanged: 0, held: 0 });
    expect(rowsOfWedding(site)).toEqual(before);
    expect(await importList(admin, file)).toEqual({ groups: { new: 1, changed: 0 }, people: 2 });
    expect(groupNamed(site, 'Los Soto')).toMatchObject({
      access_code: expect.stringMatching(/^\w{4}-\w{4}$/),
      guest_type: 'pareja',
      invited_by: 'Violeta',
      members: [{ name: 'Ana Soto', phone: '987654321' }, { name: 'Luis Soto' }],
      invitations: [{ event_id: 46 }],
    });
  });

  test.each([
    ['short', 2],
    ['long, in a thread', 400],
  ])('that is %s reads phones as those of the wedding’s country', async (_, people) => {
    const site = demoSite();
    const admin = await site.admin();
    inRegion({ country: 'MX' });
    const rows = Array.from({ length: people }, (__, index) => `Grupo ${index};Ana;55 1234 5678`);
    await importList(admin, ['Nombre del grupo;Nombre;Fono', ...rows].join('\n'));
    const stored = site.raw
      .prepare('select distinct phone_e164, phone_doubtful from guest_members where phone = ?')
      .all('55 1234 5678');
    expect(stored).toEqual([{ phone_e164: '+525512345678', phone_doubtful: 0 }]);
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
    const seen = await previewList(admin, file);
    expect(statesOf(seen)).toEqual({ 2: 'changed', 3: 'unchanged', 4: 'new' });
    expect(notesOf(seen, 2)).toEqual([
      'Tomás Ríos, correo: (vacío) → tomas@example.com',
      'Tomás Ríos, dieta: Ninguna → Vegano',
    ]);
    expect(notesOf(seen, 4)).toEqual(['Se agrega a un grupo que ya existe.']);
    expect(await importList(admin, file)).toEqual({ groups: { new: 0, changed: 1 }, people: 1 });
    const after = groupNamed(site, 'Familia Peñaloza Ríos');
    expect(after).toMatchObject({
      ...before,
      version: before.version + 1,
      updated_at: site.now(),
      members: expect.anything(),
    });
    expect(after.members).toEqual([
      before.members[0],
      {
        ...before.members[1],
        email: 'tomas@example.com',
        diet: { type: 'Vegan', spec: null, severity: null },
      },
      ...before.members.slice(2),
      expect.objectContaining({ name: 'Nueva Persona' }),
    ]);
  });

  test('without a column for severities takes no allergy away by correcting its text', async () => {
    const site = demoSite();
    const admin = await site.admin();
    await importList(admin, 'Grupo;Nombre;Dieta;Gravedad\nLos Vera;Luz Vera;Mani;Grave');
    await importList(admin, 'Grupo;Nombre;Dieta\nLos Vera;Luz Vera;Maní');
    expect(groupNamed(site, 'Los Vera').members[0]?.diet).toEqual({
      type: 'Other',
      spec: 'Maní',
      severity: 'allergy',
    });
  });

  test('holds up a row whose severity cannot be stored, and says how to write it', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const file = [
      'Grupo;Nombre;Dieta;Gravedad',
      'Los Soto;Ana Soto;Maní;Se hincha',
      'Los Rojas;Eva Rojas;;Alergia grave',
      'Los Vera;Luz Vera;Nueces;Severa',
    ].join('\n');
    const seen = await previewList(admin, file);
    expect(statesOf(seen)).toEqual({ 2: 'error', 3: 'error', 4: 'new' });
    expect(notesOf(seen, 2)).toEqual([
      'No entendemos «Se hincha» en la columna D («Gravedad»). Usen Es un gusto, Le hace mal o Alergia grave.',
    ]);
    expect(notesOf(seen, 3)).toEqual([
      'Dice qué tan delicado es en la columna D («Gravedad»), pero no qué es lo que no come: escríbanlo en la columna de la dieta.',
    ]);
    await importList(admin, file);
    expect(groupNamed(site, 'Los Vera').members[0]?.diet).toEqual({
      type: 'Other',
      spec: 'Nueces',
      severity: 'allergy',
    });
  });

  test('takes nothing away', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const before = rowsOfWedding(site);
    const file = [
      'Grupo;Nombre;Teléfono;Evento: 💍 Main Event',
      'Familia Peñaloza Ríos;Rosa Peñaloza;;No',
    ].join('\n');
    const seen = await previewList(admin, file);
    expect(seen.columns.at(-1)?.use).toBe('event-49');
    expect(statesOf(seen)).toEqual({ 2: 'unchanged' });
    expect(notesOf(seen, 2)?.[0]).toContain('sigue invitado');
    await importList(admin, file);
    expect(rowsOfWedding(site)).toEqual(before);
  });

  test('keeps a copy of the wedding from before, if it changes anything', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const copies = () => {
      const folder = path.join(path.dirname(site.file), 'backups');
      return existsSync(folder) ? readdirSync(folder) : [];
    };
    await importList(admin, 'Grupo;Nombre\nTía Marta;');
    expect(copies()).toEqual([]);
    await importList(admin, 'Nombre\nAna Soto');
    expect(copies()).toEqual([expect.stringMatching(/-before-import\.db$/)]);
  });

  test('that another administrator overtook writes nothing and shows what is so now', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const file = 'Grupo;Nombre;Teléfono\nTía Marta;Marta;+56 9 1111 1111\nLos Soto;Ana Soto;';
    const { token } = await previewList(admin, file);
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
    const before = rowsOfWedding(site);
    const answer = await sendList(admin, file, { token });
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { code: 'import_changed', preview: { groups: { new: 0, changed: 2 } } },
    ]);
    expect(rowsOfWedding(site)).toEqual(before);
    const fresh = (answer.json as { preview: ImportPreview }).preview;
    expect((await sendList(admin, file, { token: fresh.token })).status).toBe(200);
  });

  describe('that another administrator corrects meanwhile', () => {
    const file = 'Grupo;Nombre;Teléfono\nTía Marta;Marta Quilodrán;+56 9 1111 1111';

    /** The file is previewed; before the confirmation another user corrects the same phone. */
    const overtaken = async () => {
      const site = demoSite();
      const admin = await site.admin();
      const { token } = await previewList(admin, file);
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
      const answer = await sendList(admin, file, { token });
      expect(answer.status).toBe(409);
      expect(notesOf((answer.json as { preview: ImportPreview }).preview, 2)).toEqual([
        'Marta Quilodrán, teléfono: +56 9 2222 2222 → +56 9 1111 1111',
      ]);
      expect(phone()).toBe('+56 9 2222 2222');
    });

    // Always sending the current token is what a confirmation without a token would do.
    test('control: without the guard the correction is lost unseen', async () => {
      const { admin, phone } = await overtaken();
      await importList(admin, file);
      expect(phone()).toBe('+56 9 1111 1111');
    });
  });

  test('confirmed twice is written once', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const file = 'Grupo;Nombre\nLos Soto;Ana Soto';
    const { token } = await previewList(admin, file);
    const answers = await Promise.all([
      sendList(admin, file, { token }),
      sendList(admin, file, { token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(groupNamed(site, 'Los Soto')).toMatchObject({ version: 1, members: [{}] });
  });
});

test('contacts of a phone are imported as groups of one; who is there twice, and what is not used, is told', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const contact = (name: string, ...lines: string[]) =>
    ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, ...lines, 'END:VCARD', ''].join('\r\n');
  const file = [
    contact('Ana Soto', 'TEL;TYPE=HOME:732210000', 'TEL;TYPE=CELL:+56 9 5555 0101'),
    contact('Luis Rojas', 'TEL;TYPE=CELL:+56 9 5555 0102', 'ORG:Panadería'),
    contact('Ana Soto', 'TEL;TYPE=CELL:+56 9 5555 0101'),
  ].join('');
  const { status, json } = await admin.request('POST', '/api/admin/guests/import', {
    body: file,
    headers: { 'Content-Type': 'text/vcard' },
  });
  expect(status).toBe(200);
  const preview = json as ImportPreview;
  expect(preview.groups).toMatchObject({ new: 2 });
  expect(preview.columns.map(({ title, use }) => [title, use])).toEqual([
    ['Grupo', 'group'],
    ['Nombre', 'member'],
    ['Teléfono', 'phone'],
    ['Correo', 'email'],
    ['Otros teléfonos', ''],
    ['Organización', ''],
  ]);
  expect(notesOf(preview, 4)).toEqual(['Repite la fila 2: no se importa otra vez.']);
  expect(await importList(admin, file)).toEqual({ groups: { new: 2, changed: 0 }, people: 2 });
  expect(groupNamed(site, 'Ana Soto')).toMatchObject({
    guest_type: 'individual',
    members: [{ name: 'Ana Soto', phone: '+56 9 5555 0101' }],
  });
});
