import { type Page } from '@playwright/test';
import { createGroup } from '#db/models/groups/guest-groups.ts';
import { inTransaction, openDatabase } from '#db/connection.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect as expectSoon, test } from '../site.ts';
import { expectAccessible, widths } from '../accessible.ts';
import { inline, xlsxOf } from '#tests/support/spreadsheet/xlsx.ts';

/** The file is read by a thread and drawn anew: on a busy machine that takes its time. */
const expect = expectSoon.configure({ timeout: 20_000 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => {
  test.slow();
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/guests/import');
  await expect(page.getByLabel('Elegir archivo')).toBeEnabled();
});

const choose = async (page: Page, name: string, content: string | Uint8Array) => {
  await page.getByLabel('Elegir archivo').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content),
  });
  await expect(page.getByRole('heading', { name: 'Columnas' })).toBeVisible();
};

const column = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const filter = (page: Page, name: RegExp) => page.getByRole('button', { name });
const lines = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const rowNumbers = (page: Page) =>
  lines(page).evaluateAll((rows) =>
    rows.map((row) => Number(row.querySelector('td')?.textContent)),
  );

const storedGroups = async (page: Page) =>
  (await (await page.request.get('/api/admin/guests')).json()) as {
    group_name: string;
    access_code: string;
    invited_by: string;
    eventIds: number[];
    members: { name: string; phone: string | null; dietary_restriction_type: string }[];
  }[];

const invalid: Record<number, { change: (cells: string[]) => void; says: string }> = {
  20: { change: (cells) => (cells[3] = 'sin arroba'), says: 'El correo no es válido' },
  71: { change: (cells) => (cells[1] = ''), says: 'Falta el nombre de la persona' },
  132: { change: (cells) => (cells[4] = 'El padrino'), says: 'No sabemos quién es «El padrino»' },
  203: { change: (cells) => (cells[6] = 'quizás'), says: 'No entendemos «quizás»' },
  264: { change: (cells) => (cells[5] = 'x'.repeat(400)), says: 'Usa como máximo 300 caracteres' },
};

const repeats = [35, 86, 137, 188, 239, 280, 301];

/** 300 rows from row 4 on: couples put a title above, and call things their own way. */
const coupleList = () => {
  const rows = Array.from({ length: 300 }, (_, at) => {
    const [family, person] = [Math.floor(at / 3), at % 3];
    return [
      `Familia ${String.fromCharCode(65 + (family % 26))}${family}`,
      `Persona${person} Apellido${family}`,
      person === 0 ? `+56 9 5555 ${String(1000 + at)}` : '',
      person === 0 ? `persona${at}@example.com` : '',
      family % 2 === 0 ? 'violeta' : 'Lautaro',
      person === 2 ? 'vegana' : '',
      'sí',
    ];
  });
  const atRow = (row: number) => rows[row - 4]!;
  for (const row of repeats) rows[row - 4] = [...atRow(row - 1)];
  for (const [row, { change }] of Object.entries(invalid)) change(atRow(Number(row)));
  return [
    'Nuestra lista;;;;;;',
    '',
    'Familia;Persona;Fono;Mail;Lado;Qué come;Brasas',
    ...rows.map((row) => row.join(';')),
  ].join('\r\n');
};

test('300 rows: the preview says which are wrong and which repeat, and the rest comes in', async ({
  page,
}) => {
  // At the desk: on a phone a cell is called by its heading too.
  await page.setViewportSize({ width: 1280, height: 900 });
  const before = await storedGroups(page);
  await choose(page, 'matrimonio.csv', coupleList());

  await expect(page.getByLabel('Fila de los títulos')).toHaveValue('3');
  await expect(column(page, 'A · Familia')).toHaveValue('group');
  await expect(column(page, 'G · Brasas')).toHaveValue('event-46');
  const eats = column(page, 'F · Qué come');
  await expect(eats).toHaveValue('');
  await eats.selectOption('Restricción dietética');
  await expect(filter(page, /^Con errores 15$/)).toBeVisible();

  await filter(page, /^Repetidas/).click();
  expect(await rowNumbers(page)).toEqual(repeats);
  for (const row of repeats) {
    await expect(
      page.getByText(`Repite la fila ${row - 1}: no se importa otra vez.`),
    ).toBeVisible();
  }
  await filter(page, /^Con errores/).click();
  const wrong = lines(page).filter({ has: page.getByRole('cell', { name: 'Error', exact: true }) });
  await expect(wrong).toHaveCount(5);
  for (const [row, { says }] of Object.entries(invalid)) {
    const line = lines(page).filter({ has: page.getByRole('cell', { name: row, exact: true }) });
    await expect(line).toContainText(says);
  }
  expect(await storedGroups(page)).toEqual(before);

  const confirm = page.getByRole('button', { name: /^Importar 95 grupos$/ });
  await confirm.click({ force: true });
  await expect(page.getByText('Marquen la casilla para importar')).toBeVisible();
  await page.getByLabel('Importar sin los 5 grupos con errores').check();
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Lista importada' })).toBeFocused();
  await expect(page.getByText(/^95 grupos nuevos, 278 personas agregadas$/)).toBeVisible();

  const after = await storedGroups(page);
  expect(after).toHaveLength(before.length + 95);
  const first = after.find(({ group_name }) => group_name === 'Familia A0');
  expect(first).toMatchObject({
    invited_by: 'Violeta',
    access_code: expect.stringMatching(/^\w{4}-\w{4}$/),
    eventIds: [46],
    members: [
      { name: 'Persona0 Apellido0', phone: '+56 9 5555 1000' },
      { name: 'Persona1 Apellido0' },
      { name: 'Persona2 Apellido0', dietary_restriction_type: 'Vegan' },
    ],
  });
  await page.getByRole('link', { name: 'Ver invitados' }).click();
  await expect(page.getByText('107 grupos', { exact: true })).toBeVisible();
});

test('the exported list comes back without a change', async ({ page }) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar lista actual' }).click();
  const path = await (await download).path();
  await page.getByLabel('Elegir archivo').setInputFiles(path);
  await expect(page.getByText('Todo lo de esta planilla ya está en su lista.')).toBeVisible();
  await expect(filter(page, /^Sin cambios 26$/)).toBeVisible();
  await expect(filter(page, /^Con cambios 0$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'No hay nada que importar' })).toBeVisible();
});

test('what another administrator did meanwhile is shown before anything is written', async ({
  page,
  site,
}) => {
  await choose(page, 'lista.csv', 'Grupo;Nombre;Fono\nLos Soto;Ana Soto;+56 9 5555 0101');
  const { db, close } = openDatabase(site.database);
  inTransaction(db, (tx) =>
    createGroup(
      tx,
      {
        group: {
          group_name: 'Los Soto',
          access_code: 'SOTO-2025',
          guest_type: 'familia',
          invited_by: 'Violeta',
        },
        members: [
          {
            name: 'Luis Soto',
            email: null,
            phone: null,
            diet: { type: 'None', spec: null },
          },
        ],
      },
      { by: { kind: 'system' }, at: new Date() },
    ),
  );
  close();
  await page.getByRole('button', { name: 'Importar 1 grupo' }).click();
  await expect(
    page.getByText(/No se importó nada: esta es la vista previa de ahora/),
  ).toBeVisible();
  await expect(page.getByText('Se agrega a un grupo que ya existe.')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar 1 grupo' }).click();
  await expect(page.getByText('1 grupo cambiado, 1 persona agregada')).toBeVisible();
});

test('the keyboard alone brings a list in', async ({ page }) => {
  const file = page.getByLabel('Elegir archivo');
  // A page that comes to life in between lets go of the key.
  await expect(async () => {
    await file.focus();
    const picker = page.waitForEvent('filechooser', { timeout: 3000 });
    await page.keyboard.press('Enter');
    await (
      await picker
    ).setFiles({
      name: 'lista.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Nombre;Grupo\nAna Soto;Los Soto\n'),
    });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Importar 1 grupo' });
  for (let tabs = 0; tabs < 30; tabs += 1) {
    if (await confirm.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lista importada' })).toBeFocused();
});

test('a file that is no list says so, and another may be chosen', async ({ page }) => {
  await page.getByLabel('Elegir archivo').setInputFiles({
    name: 'foto.xlsx',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0]),
  });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Este archivo no es una planilla. Elijan un archivo .xlsx o .csv.',
  );
  await choose(page, 'lista.csv', 'Nombre\nAna Soto');
  await expect(page.getByText('Sin columna de grupo, cada persona será un grupo')).toBeVisible();
});

test('a session that ends over the preview costs a password, and the file is still there', async ({
  page,
  site,
}) => {
  await choose(page, 'lista.csv', 'Grupo;Nombre\nLos Soto;Ana Soto');
  await page.request.post('/api/admin/logout', { headers: { Origin: site.url } });
  await page.getByRole('button', { name: 'Importar 1 grupo' }).click();
  await page.getByLabel('Usuario').fill('pareja');
  await page.getByLabel('Contraseña').fill('una-clave-de-prueba');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Lista importada' })).toBeVisible();
  expect((await storedGroups(page)).map(({ group_name }) => group_name)).toContain('Los Soto');
});

test('a connection that breaks loses neither the file nor its columns', async ({ page }) => {
  await choose(page, 'lista.csv', 'Quiénes;Clan\nAna Soto;Los Soto');
  await page.getByLabel('Fila de los títulos').selectOption('Fila 1: Quiénes · Clan');
  await column(page, 'A · Quiénes').selectOption('Nombre');
  await column(page, 'B · Clan').selectOption('Nombre del grupo');
  await expect(page.getByRole('cell', { name: 'Los Soto' })).toBeVisible();
  await page.route('**/api/admin/guests/import**', (route) => route.abort());
  await page.getByRole('button', { name: 'Importar 1 grupo' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(column(page, 'B · Clan')).toHaveValue('group');
  await page.unroute('**/api/admin/guests/import**');
  await page.getByRole('button', { name: 'Importar 1 grupo' }).click();
  await expect(page.getByText('1 grupo nuevo, 1 persona agregada')).toBeVisible();
});

test('a file is dropped', async ({ page }) => {
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Nombre\nAna Soto'], 'lista.csv', { type: 'text/csv' }));
    return transfer;
  });
  await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('cell', { name: 'Ana Soto' }).first()).toBeVisible();
});

// The choice of a file and its preview at every width: `e2e/screens`.
test('the rows with errors are within reach of everybody at every width', async ({ page }) => {
  await choose(page, 'lista.csv', coupleList().split('\r\n').slice(0, 24).join('\n'));
  await filter(page, /^Con errores/).click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
});

test('where a file can be read in two ways the couple sees the names in both, and chooses', async ({
  page,
}) => {
  // Excel for Windows writes 'É' as one for the Mac writes '…'.
  const file = Buffer.from('Grupo;Nombre;Fono\nLos Élida;Élida Soto;961234580\n', 'latin1');
  await choose(page, 'lista.csv', file);
  const reading = page.getByRole('combobox', { name: '¿Cuáles están bien escritos?' });
  await expect(reading.getByRole('option')).toHaveText(['Élida', '…lida']);
  await expect(page.getByRole('cell', { name: 'Élida Soto' })).toBeVisible();
  await reading.selectOption('…lida');
  await expect(page.getByRole('cell', { name: '…lida Soto' })).toBeVisible();
  await reading.selectOption('Élida');
  await expect(page.getByRole('cell', { name: 'Élida Soto' })).toBeVisible();
  await page.getByRole('button', { name: 'Importar 1 grupo' }).click();
  await expect(page.getByRole('heading', { name: 'Lista importada' })).toBeVisible();
  expect((await storedGroups(page)).map(({ group_name }) => group_name)).toContain('Los Élida');
});

test('hidden rows are told, and so are other and hidden sheets', async ({ page }) => {
  const row = (number: number, cells: readonly string[], attributes = '') =>
    `<row r="${number}" ${attributes}>${cells.map((text, at) => inline(`${'ABC'[at]!}${number}`, text)).join('')}</row>`;
  const list = [
    row(1, ['Grupo', 'Nombre', 'Número de personas']),
    row(2, ['Los Bandurria', 'Ana +1', '3']),
    row(3, ['Los Bandurria', 'Luis', ''], 'hidden="1"'),
  ];
  const names = ['Invitados', 'Costos', 'Borrador'];
  const workbook = `<?xml version="1.0"?><workbook xmlns:r="r"><sheets>${names
    .map((name, at) => {
      const state = name === 'Borrador' ? 'state="hidden"' : '';
      return `<sheet name="${name}" ${state} sheetId="${at + 1}" r:id="rId${at + 1}"/>`;
    })
    .join('')}</sheets></workbook>`;
  const sheets = [list.join(''), row(1, ['Torta', '100']), row(1, ['Nombre'])];
  await choose(page, 'lista.xlsx', xlsxOf({ sheets, parts: { 'xl/workbook.xml': workbook } }));
  await expect(page.getByText('La otra queda fuera: «Costos».')).toBeVisible();
  await expect(page.getByText('Una hoja oculta no se lee: «Borrador».')).toBeVisible();
  await expect(page.getByRole('row', { name: /Luis/ })).toContainText('esta fila está oculta');
  await expect(page.getByRole('row', { name: /Ana/ })).toContainText(
    'un lugar para un acompañante',
  );
  await page.getByRole('button', { name: 'Importar 1 grupo' }).click();
  await expect(page.getByRole('heading', { name: 'Lista importada' })).toBeVisible();
  const groups = (await storedGroups(page)) as unknown as { group_name: string; id: number }[];
  const { id } = groups.find(({ group_name }) => group_name === 'Los Bandurria')!;
  const full = await (await page.request.get(`/api/admin/guests/${id}`)).json();
  expect(full).toMatchObject({ extra_places: 1, members: [{ name: 'Ana' }, { name: 'Luis' }] });
});

test('contacts that a phone shares as a file each are brought together, and a spreadsheet is not among them', async ({
  page,
}) => {
  const contact = (name: string, phone: string) => ({
    name: `${name}.vcf`,
    mimeType: 'text/vcard',
    buffer: Buffer.from(
      `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nTEL;TYPE=CELL:${phone}\r\nEND:VCARD\r\n`,
    ),
  });
  const [ana, luis] = [contact('Ana Soto', '955550101'), contact('Luis Rojas', '955550102')];
  const file = page.getByLabel('Elegir archivo');
  const list = { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from('Nombre\nEva') };
  await file.setInputFiles([ana, list]);
  await expect(page.getByText('Elijan una sola planilla.')).toBeVisible();
  await file.setInputFiles([ana, luis]);
  await expect(page.getByText('2 contactos.vcf')).toBeVisible();
  await page.getByRole('button', { name: 'Importar 2 grupos' }).click();
  await expect(page.getByText('Lista importada').first()).toBeVisible();
  const groups = await storedGroups(page);
  expect(groups.map(({ group_name }) => group_name)).toEqual(
    expect.arrayContaining(['Ana Soto', 'Luis Rojas']),
  );
});
