import type { Page } from '@playwright/test';
import { connection } from '#content/texts/connection.ts';
import type { GuestView } from '#contract/guest-groups.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { elsewhere, read, send } from '../elsewhere.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const bus = 'Bus desde Linares';
const song = '¿Qué canción no puede faltar?';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);
const card = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text, level: 2 }) });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });

/** A family of four comes, and those at these places take the bus. */
const takeBus = (page: Page, text: string, option: string, places: readonly number[]) =>
  elsewhere(page, async (there) => {
    const login = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };
    await send(there, 'POST', '/api/rsvp/login', login);
    const { members } = await read<GuestView>(there, '/api/rsvp/guest');
    const responses = members.map(({ id }) => ({ memberId: id, isAttending: true }));
    await send(there, 'POST', '/api/rsvp/responses/49', { responses });
    const questions = await read<QuestionView[]>(there, '/api/rsvp/questions');
    const { id: questionId } = questions.find((question) => question.text === text)!;
    const answers = places.map((at) => ({ questionId, memberId: members[at]!.id, value: option }));
    await send(there, 'PUT', '/api/rsvp/answers', { answers });
  });

test('a bus is asked for, fills before the couple’s eyes, and its options are renamed and moved', async ({
  page,
}) => {
  await page.goto('/admin/questions');
  await button(page, 'Nueva pregunta').click();
  await button(page, 'Crear pregunta').click();
  await expect(dialog(page).getByText('Escriban la pregunta')).toBeVisible();
  await field(page, 'Pregunta').fill('¿Bus de vuelta?');
  await field(page, 'Opción 1').fill('Talca');
  await field(page, 'Opción 2').fill('Talca');
  await button(page, 'Crear pregunta').click();
  await expect(dialog(page).getByText('Esta opción está repetida')).toBeVisible();
  await field(page, 'Opción 2').fill('Linares');
  await button(page, 'Agregar opción').click();
  await expect(field(page, 'Opción 3')).toBeFocused();
  await page.keyboard.type('Curicó');
  await button(page, 'Subir la opción 3').press('Enter');
  await expect(field(page, 'Opción 2')).toHaveValue('Curicó');
  await button(page, 'Quitar la opción 2').click();
  await field(page, 'Para qué evento').selectOption({
    label: '💍 Main Event: ceremonia y celebración',
  });
  await field(page, 'Cupos de cada opción').fill('2');
  await button(page, 'Crear pregunta').click();
  await expect(toast(page, 'Pregunta creada')).toBeVisible();
  const own = card(page, '¿Bus de vuelta?');
  await expect(own.getByRole('row', { name: /^Talca/u })).toContainText('0 de 2 cupos');
  await expect(own.getByRole('row')).toHaveText([/./u, /^Talca/u, /^Linares/u]);

  await expect(page.getByText('En vivo')).toBeVisible();
  await takeBus(page, '¿Bus de vuelta?', 'Talca', [0, 1]);
  await expect(own.getByRole('row', { name: /^Talca/u })).toContainText('2 de 2 cuposCompleto');

  await button(page, 'Editar «¿Bus de vuelta?»').click();
  await field(page, 'Opción 1').fill('Terminal de Talca');
  await field(page, 'Opción 2').fill('Plaza de Linares');
  await button(page, 'Bajar la opción 1').press('Enter');
  await expect(field(page, 'Opción 2')).toHaveValue('Terminal de Talca');
  await field(page, 'Cupos de cada opción').fill('1');
  await button(page, 'Guardar').click();
  await expect(toast(page, 'Pregunta actualizada')).toBeVisible();
  await expect(own.getByRole('row', { name: /^Terminal de Talca/u })).toContainText(
    '2 de 1 cupoSobrecupo',
  );
  await page.goto('/admin');
  const results = page.getByRole('region', { name: 'Sus preguntas' });
  await expect(results.getByRole('row', { name: /^Terminal de Talca/u })).toContainText(
    'Sobrecupo',
  );
  await expect(results).toContainText('El tiempo en las bastillas');
});

test('a change that would lose answers asks first, and what was typed outlives no signal', async ({
  page,
}) => {
  await page.goto('/admin/questions');
  await button(page, `Editar «${bus}»`).click();
  await button(page, 'Quitar la opción 2').click();
  await page.route('**/api/admin/questions/*', (route) => route.abort());
  await button(page, 'Guardar').click();
  await expect(dialog(page).getByText(connection.offline)).toBeVisible();
  await expect(field(page, 'Opción 1')).toHaveValue('Plaza de Armas');
  await page.unroute('**/api/admin/questions/*');
  await button(page, 'Guardar').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Con este cambio se pierden 3 respuestas.');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await button(page, 'Guardar').click();
  await question.getByRole('button', { name: 'Guardar de todos modos' }).click();
  await expect(toast(page, 'Pregunta actualizada')).toBeVisible();
  await expect(card(page, bus).getByRole('row')).toHaveCount(2);
});

test('two who edit the same question see both versions', async ({ page }) => {
  await page.goto('/admin/questions');
  await button(page, `Editar «${bus}»`).click();
  await field(page, 'Pregunta').fill('Bus desde el pueblo');
  const [stored] = (await (
    await page.request.get('/api/admin/questions')
  ).json()) as QuestionView[];
  const { id, counts: _c, answered: _a, missing: _m, sum: _s, latest: _l, ...body } = stored!;
  await elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', {
      username: 'pareja',
      password: 'una-clave-de-prueba',
    });
    const other = { ...body, id: undefined, text: 'Micro desde Linares', capacity: 30 };
    await send(there, 'PUT', `/api/admin/questions/${id}`, other);
  });
  await button(page, 'Guardar').click();
  await expect(dialog(page)).toContainText('Micro desde Linares');
  await expect(field(page, 'Cupos de cada opción')).toHaveValue('30');
  await expect(field(page, 'Pregunta')).toHaveValue('Bus desde el pueblo');
  await button(page, 'Guardar').click();
  await expect(card(page, 'Bus desde el pueblo')).toContainText('de 30 cupos');
});

test('a question that was moved while its form was open stays where it was moved to', async ({
  page,
}) => {
  const stored = async () =>
    (await (await page.request.get('/api/admin/questions')).json()) as QuestionView[];
  await page.goto('/admin/questions');
  await button(page, `Editar «${bus}»`).click();
  await field(page, 'Pregunta').fill('Bus desde el pueblo');
  const [first] = await stored();
  const { id, counts: _c, answered: _a, missing: _m, sum: _s, latest: _l, ...body } = first!;
  await elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', {
      username: 'pareja',
      password: 'una-clave-de-prueba',
    });
    const moved = { ...body, id: undefined, position: 9 };
    await send(there, 'PUT', `/api/admin/questions/${id}`, moved);
  });
  await button(page, 'Guardar').click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await button(page, 'Guardar').click();
  await expect(card(page, 'Bus desde el pueblo')).toBeVisible();
  expect((await stored()).at(-1)).toMatchObject({ text: 'Bus desde el pueblo', position: 9 });
});

test('a question is moved and deleted by the keyboard, and the deletion undone', async ({
  page,
}) => {
  await page.goto('/admin/questions');
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([bus, song]);
  await button(page, `Subir «${song}»`).press('Enter');
  await expect(headings).toHaveText([song, bus]);
  await expect(button(page, `Bajar «${song}»`)).toBeFocused();
  await expect(page.getByText(`«${song}» está ahora en el lugar 1`)).toBeAttached();
  await page.reload();
  await expect(headings).toHaveText([song, bus]);

  await button(page, `Eliminar «${bus}»`).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Se eliminan también 5 respuestas.');
  await question.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(toast(page, 'Pregunta eliminada')).toBeVisible();
  await expect(headings).toHaveText([song]);
  await button(page, 'Deshacer').click();
  await expect(headings).toHaveText([song, bus]);
  await expect(card(page, bus)).toContainText('3 de 20 cupos');
});

test('without questions there are ideas, which fill the form; filters and the dashboard say nothing', async ({
  page,
  site,
}) => {
  const stored = (await (await page.request.get('/api/admin/questions')).json()) as QuestionView[];
  for (const { id } of stored) {
    await page.request.delete(`/api/admin/questions/${id}`, { headers: { Origin: site.url } });
  }
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Asistencia por evento' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sus preguntas' })).toHaveCount(0);
  await page.goto('/admin/guests');
  await expect(page.getByLabel('Pregunta', { exact: true })).toHaveCount(0);
  await page.goto('/admin/questions');
  await button(page, 'Empezar con «Canción»').click();
  await expect(field(page, 'Pregunta')).toHaveValue(song);
  await expect(field(page, 'Cómo se responde')).toHaveValue('text');
  await button(page, 'Crear pregunta').click();
  await expect(card(page, song)).toContainText('por responder');
});
