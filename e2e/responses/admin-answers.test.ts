import { readFile } from 'node:fs/promises';
import excel from 'exceljs';
import type { Page } from '@playwright/test';
import type { GuestView } from '#contract/guest-groups.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import { signInAsAdmin, signInAsGuest } from '../admin-visit.ts';
import { closeEvents } from './closed-events.ts';
import { elsewhere, read, send } from '../elsewhere.ts';
import { expect, test } from '../site.ts';

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const family = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };
const bus = 'Bus desde Linares';
const answersCall = '**/api/admin/questions/*/answers';

const choose = async (page: Page, answer: string) => {
  await page.getByLabel('Pregunta', { exact: true }).selectOption({ label: bus });
  await page.getByLabel('Respuesta a la pregunta').selectOption({ label: answer });
};

test('guests are found by what they answered, and by not having answered', async ({ page }) => {
  let calls = 0;
  await page.route(answersCall, (route) => {
    calls += 1;
    return route.continue();
  });
  await page.goto('/admin/guests');
  await expect(page.getByLabel('Pregunta', { exact: true })).toBeEnabled();
  expect(calls).toBe(0);
  await choose(page, 'Terminal de buses');
  await expect(page.getByText('1 grupo', { exact: true })).toBeVisible();
  await expect(page.getByText('Familia Catrileo Vera').first()).toBeVisible();
  await choose(page, 'Plaza de Armas');
  await expect(page.getByText('Camila y Andrés').first()).toBeVisible();
  await choose(page, 'Sin responder');
  await expect(page.getByText('Camila y Andrés')).toHaveCount(0);
  await page.getByLabel('Pregunta', { exact: true }).selectOption({ label: 'Cualquiera' });
  await expect(page.getByText('Camila y Andrés').first()).toBeVisible();
});

test('answers that do not load find nobody, and are loaded again by a button', async ({ page }) => {
  await page.goto('/admin/whatsapp');
  await expect(page.getByLabel('Pregunta', { exact: true })).toBeEnabled();
  await page.route(answersCall, (route) => route.abort());
  await page.getByLabel('Pregunta', { exact: true }).selectOption({ label: bus });
  await expect(page.getByText('No se pudieron cargar las respuestas.')).toBeVisible();
  await expect(page.getByLabel('Seleccionar Camila y Andrés')).toHaveCount(0);
  await page.unroute(answersCall);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByLabel('Seleccionar Camila y Andrés')).toBeVisible();
  await page.getByLabel('Respuesta a la pregunta').selectOption({ label: 'Terminal de buses' });
  await expect(page.getByLabel('Seleccionar Camila y Andrés')).toHaveCount(0);
  await expect(page.getByLabel('Seleccionar Familia Catrileo Vera')).toBeVisible();
});

test('the list per option is printed, and is a file with the same names', async ({ page }) => {
  await page.goto('/admin/questions');
  await page.getByRole('link', { name: `Ver lista «${bus}»` }).click();
  const paper = page.getByRole('article', { name: bus });
  await expect(paper.getByRole('heading', { level: 3 })).toHaveText([
    ...['Plaza de Armas', 'Terminal de buses', 'Sin responder'],
  ]);
  await expect(paper).toContainText('2 de 20 cupos');
  await expect(paper).toContainText('Familia Catrileo Vera');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar a Excel' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^pregunta-\d+\.xlsx$/u);
  const workbook = new excel.Workbook();
  await workbook.xlsx.load((await readFile(await file.path())) as never);
  const rows = (workbook.worksheets[0]!.getSheetValues() as string[][]).slice(2);
  const names = rows.map(([, , person]) => person!);
  const listed = await paper.getByRole('listitem').allTextContents();
  expect(listed).toHaveLength(names.length);
  for (const [at, name] of names.entries()) expect(listed[at]).toContain(name);
});

test('a list of a question that is gone says so', async ({ page }) => {
  const answer = await page.goto('/admin/questions/print?question=99999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Esa pregunta ya no existe.')).toBeVisible();
});

test('a late answer is read in its request; where its seats are taken the request stays open, and the group sees it', async ({
  page,
  site,
}) => {
  const [stored] = (await (
    await page.request.get('/api/admin/questions')
  ).json()) as QuestionView[];
  const { id, text, kind, options, scope, event_id, position } = stored!;
  await page.request.put(`/api/admin/questions/${id}`, {
    data: { text, kind, options, scope, event_id, position, capacity: 3 },
    headers: { Origin: site.url },
  });
  await elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/rsvp/login', family);
    const { members } = await read<GuestView>(there, '/api/rsvp/guest');
    const [rosa] = members;
    const responses = [{ memberId: rosa!.id, isAttending: true }];
    await send(there, 'POST', '/api/rsvp/responses/49', { responses });
    await closeEvents(page);
    const answers = [{ questionId: id, memberId: rosa!.id, value: 'Terminal de buses' }];
    const given_at = new Date(Date.now() - 120_000).toISOString();
    await send(there, 'PUT', '/api/rsvp/answers', { answers, given_at });
  });
  await signInAsAdmin(site, page.request);
  await page.goto('/admin');
  const request = page.getByRole('listitem').filter({ hasText: 'Familia Peñaloza Ríos ·' });
  await expect(request).toContainText('Rosa Peñaloza: Terminal de buses');
  await request.getByRole('button', { name: /^Aceptar/u }).click();
  await expect(request).toContainText('Ya no quedan cupos en «Terminal de buses».');
  await expect(request).toContainText('el pedido sigue abierto');

  // Its stop is gone: accepting would store nothing.
  await expect(request).not.toContainText('ya no se puede guardar');
  const stops = [...options.filter((stop) => stop !== 'Terminal de buses'), 'Cruce', 'Puente'];
  await page.request.put(`/api/admin/questions/${id}?confirm=true`, {
    data: { text, kind, options: stops, scope, event_id, position },
    headers: { Origin: site.url },
  });
  await page.reload();
  await expect(request).toContainText('Rosa Peñaloza: Terminal de buses (ya no se puede guardar)');

  await signInAsGuest(site, page.request, family);
  await page.goto('/events/49/rsvp');
  await expect(page.getByText('Pedido enviado')).toBeVisible();
  await expect(page.getByText(`${bus} Rosa Peñaloza: Terminal de buses`)).toBeVisible();
});
