import type { APIRequestContext, Page } from '@playwright/test';
import Database from 'better-sqlite3';
import type { EventView } from '#contract/events.ts';
import { signInAsAdmin } from './admin-visit.ts';
import { admin } from './fixtures/template.ts';
import { expect, type Site, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** With a keyboard: on a phone no field takes the focus by itself, for its keyboard would hide the rest. */
const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

const mainEvent = '💍 Main Event: ceremonia y celebración';
const rehearsal = { name: 'Ensayo', description: 'Vals y pasos', location: 'Granero' };

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const form = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const openForm = async (page: Page, opener = 'Crear evento') => {
  await page.goto('/admin/events');
  await button(page, opener).click();
  await expect(form(page)).toBeVisible();
};

const fill = async (page: Page, date: string, event = rehearsal) => {
  await field(page, 'Nombre').fill(event.name);
  await field(page, 'Fecha').fill(date);
  await field(page, 'Lugar').fill(event.location);
  await field(page, 'Descripción').fill(event.description);
};

const submit = (page: Page, name = 'Crear evento') =>
  form(page).getByRole('button', { name, exact: true }).click();

const stored = async (request: APIRequestContext) =>
  (await (await request.get('/api/admin/events')).json()) as EventView[];

const create = async (site: Site, request: APIRequestContext, date = '2025-12-18T20:00') => {
  const answer = await request.post('/api/admin/events', {
    data: { ...rehearsal, date },
    headers: { Origin: site.url },
  });
  expect(answer.status()).toBe(201);
};

const emptyWedding = async (site: Site, request: APIRequestContext) => {
  for (const { id } of await stored(request)) {
    await request.delete(`/api/admin/events/${id}?confirm=true`, { headers: { Origin: site.url } });
  }
};

/** The password was given, or the session ended, so long ago. */
const age = ({ database }: Site, column: 'authenticated_at' | 'expires_at', minutes: number) => {
  const file = new Database(database);
  file.prepare(`update admin_sessions set ${column} = ?`).run(Date.now() - minutes * 60_000);
  file.close();
};

test.describe('the list', () => {
  test('tells day, name, date, end and place of each event, in order', async ({ page }) => {
    await page.goto('/admin/events');
    const rows = page.getByRole('table', { name: 'Eventos' }).getByRole('row');
    await expect(rows).toHaveCount(1 + 6);
    await expect(rowOf(page, mainEvent).getByRole('cell')).toHaveText([
      'Día 2',
      mainEvent,
      '20 de diciembre de 2025 6:00 pm',
      '21 de diciembre de 2025 4:00 am',
      'Alameda de los álamos y granero viejo',
      'EditarEliminar',
    ]);
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['Día', 'Nombre', 'Fecha', 'Término', 'Lugar', 'Acciones'],
    ]);
    await expect(page.getByRole('link', { name: 'Volver al Panel' })).toBeVisible();
  });

  test('without events says how to begin', async ({ page, site }) => {
    await emptyWedding(site, page.request);
    await page.goto('/admin');
    const steps = page.getByRole('region', { name: 'Primeros pasos' });
    await expect(steps.getByRole('listitem').filter({ hasText: 'Listo' })).toContainText(
      'Traer la lista de invitados',
    );
    await steps.getByRole('link', { name: 'Crear los eventos' }).click();
    await expect(
      page.getByText('No events found. Create your first event to get started.'),
    ).toBeVisible();
    await button(page, 'Crear evento').click();
    await fill(page, '2025-12-18T20:00');
    await submit(page);
    await expect(rowOf(page, 'Ensayo')).toContainText('18 de diciembre de 2025 8:00 pm');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Panel' })).toBeVisible();
    await expect(steps).toBeHidden();
  });
});

test.describe('a new event', () => {
  test('is on day 1, and needs name, date, place and description', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await openForm(page);
    await expect(field(page, 'Día')).toHaveValue('1');
    await field(page, 'Día').fill('');
    await submit(page);
    await expect(field(page, 'Nombre')).toBeFocused();
    for (const [name, sentence] of [
      ['Nombre', 'Name is required'],
      ['Fecha', 'Hora de Chile Date is required'],
      ['Lugar', 'Location is required'],
      ['Día', 'El primer día del matrimonio es el 1. Day number is required'],
      ['Descripción', 'Description is required'],
    ] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(sentence);
    }
    expect(sent).not.toContain('POST');
    await field(page, 'Nombre').fill('Ensayo');
    await expect(form(page).getByText('Name is required')).toBeHidden();
  });

  test('is sent without an empty end, and stands in its place', async ({ page }) => {
    await openForm(page);
    await fill(page, '2025-12-18T20:00');
    const sent = page.waitForRequest('**/api/admin/events');
    await submit(page);
    expect((await sent).postDataJSON()).toEqual({
      ...rehearsal,
      date: '2025-12-18T20:00',
      day_number: 1,
      image_url: null,
      dresscode: null,
    });
    await expect(toast(page, 'Event Created')).toBeVisible();
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole('row').nth(1)).toContainText('Ensayo');
    await page.reload();
    await expect(rowOf(page, 'Ensayo')).toContainText('18 de diciembre de 2025 8:00 pm');
  });

  test('with an end of which only a part was typed is not sent', async ({ page }) => {
    await openForm(page);
    await fill(page, '2025-12-18T20:00');
    await field(page, 'Fecha de término (opcional)').focus();
    await page.keyboard.type('12');
    await submit(page);
    await expect(field(page, 'Fecha de término (opcional)')).toHaveAccessibleDescription(
      'Hora de Chile La fecha está incompleta',
    );
    await field(page, 'Fecha de término (opcional)').fill('2025-12-18T22:00');
    await submit(page);
    await expect(toast(page, 'Event Created')).toBeVisible();
  });

  test('that the server refuses keeps what was typed, and says it beside its field', async ({
    page,
  }) => {
    await openForm(page);
    await fill(page, '2025-12-18T20:00');
    await field(page, 'Fecha de término (opcional)').fill('2025-12-18T19:00');
    await submit(page);
    const end = field(page, 'Fecha de término (opcional)');
    await expect(end).toHaveAccessibleDescription(/El fin debe ser después del inicio/);
    await expect(end).toBeFocused();
    await expect(toast(page, 'El fin debe ser después del inicio')).toBeVisible();
    await expect(field(page, 'Descripción')).toHaveValue('Vals y pasos');
    await end.fill('2025-12-18T21:00');
    await submit(page);
    await expect(rowOf(page, 'Ensayo')).toContainText('9:00 pm');
  });

  test('typed without a connection is kept until it returns', async ({ page, context }) => {
    await openForm(page);
    await fill(page, '2025-12-18T20:00');
    await context.setOffline(true);
    await submit(page);
    await expect(form(page).getByRole('alert')).toContainText('Sin conexión');
    await expect(toast(page, 'Failed to create event')).toBeVisible();
    await context.setOffline(false);
    await expect(field(page, 'Nombre')).toHaveValue('Ensayo');
    await expect(field(page, 'Fecha')).toHaveValue('2025-12-18T20:00');
    await submit(page);
    await expect(toast(page, 'Event Created')).toBeVisible();
    expect((await stored(page.request)).filter(({ name }) => name === 'Ensayo')).toHaveLength(1);
  });

  for (const [told, answer] of [
    ['El servidor está ocupado.', { code: 'busy', message: 'El servidor está ocupado.' }],
    ['Failed to create event', {}],
  ] as const) {
    test(`that fails says: ${told}`, async ({ page }) => {
      await openForm(page);
      await fill(page, '2025-12-18T20:00');
      await page.route('**/api/admin/events', (route) =>
        route.fulfill({ status: 503, json: answer }),
      );
      await submit(page);
      await expect(toast(page, told)).toBeVisible();
      await expect(toast(page, 'Error')).toBeVisible();
      await expect(field(page, 'Nombre')).toHaveValue('Ensayo');
    });
  }
});

test.describe('a changed event', () => {
  test('shows what is stored, and the change where it was', async ({ page }) => {
    await openForm(page, `Editar ${mainEvent}`);
    await expect(field(page, 'Nombre')).toHaveValue(mainEvent);
    await expect(field(page, 'Fecha')).toHaveValue('2025-12-20T18:00');
    await expect(field(page, 'Fecha de término (opcional)')).toHaveValue('2025-12-21T04:00');
    await expect(field(page, 'Día')).toHaveValue('2');
    await expect(field(page, 'Descripción')).toHaveValue(/cordillera/);
    await field(page, 'Fecha').fill('2025-12-20T17:30');
    await field(page, 'Fecha de término (opcional)').fill('');
    await field(page, 'URL de Imagen (opcional)').fill('/images/granero.avif');
    await submit(page, 'Guardar cambios');
    await expect(toast(page, 'Event Updated')).toBeVisible();
    await expect(rowOf(page, mainEvent)).toContainText('5:30 pm');
    await expect(rowOf(page, mainEvent)).toContainText('Sin hora de término');
    await expect(button(page, `Editar ${mainEvent}`)).toBeFocused();
    expect((await stored(page.request)).find(({ id }) => id === 49)).toMatchObject({
      date: '2025-12-20T17:30:00-03:00',
      end_date: null,
      image_url: '/images/granero.avif',
      dresscode: 'Elegante de campo: telas livianas y zapatos que no se hundan en el pasto',
    });
  });

  test('that fails has a title of its own', async ({ page }) => {
    await openForm(page, `Editar ${mainEvent}`);
    await page.route('**/api/admin/events/49', (route) => route.fulfill({ status: 500, body: '' }));
    await field(page, 'Lugar').fill('El río');
    await submit(page, 'Guardar cambios');
    await expect(toast(page, 'Error Updating Event')).toBeVisible();
    await expect(toast(page, 'Failed to update event')).toBeVisible();
    await expect(form(page).getByRole('alert')).toContainText('No se guardó.');
    await expect(field(page, 'Lugar')).toHaveValue('El río');
  });
});

test.describe('deleting an event', () => {
  test.use(desk);

  test('says how many answers go with it before they go', async ({ page }) => {
    await page.goto('/admin/events');
    await button(page, `Eliminar ${mainEvent}`).click();
    await expect(question(page)).toContainText(`¿Eliminar «${mainEvent}»?`);
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(question(page)).toContainText('Este evento tiene 18 respuestas.');
    expect(await stored(page.request)).toHaveLength(6);
    await question(page).getByRole('button', { name: 'Eliminar con sus respuestas' }).click();
    await expect(toast(page, 'Event Deleted')).toBeVisible();
    await expect(rowOf(page, mainEvent)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Eventos', level: 1 })).toBeFocused();
    expect(await stored(page.request)).toHaveLength(5);
  });

  test('without answers asks once', async ({ page, site }) => {
    await create(site, page.request);
    await page.goto('/admin/events');
    await button(page, 'Eliminar Ensayo').click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(toast(page, 'Event Deleted')).toBeVisible();
    await expect(rowOf(page, 'Ensayo')).toHaveCount(0);
  });

  test('can be called off at each question', async ({ page }) => {
    await page.goto('/admin/events');
    await button(page, `Eliminar ${mainEvent}`).click();
    await expect(question(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(button(page, `Eliminar ${mainEvent}`)).toBeFocused();
    await button(page, `Eliminar ${mainEvent}`).click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(question(page)).toContainText('18 respuestas');
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(question(page)).toBeHidden();
    expect(await stored(page.request)).toHaveLength(6);
  });

  test('that fails is told, and nothing is gone', async ({ page }) => {
    await page.goto('/admin/events');
    await page.route('**/api/admin/events/49', (route) => route.fulfill({ status: 500, body: '' }));
    await button(page, `Eliminar ${mainEvent}`).click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(toast(page, 'Failed to delete event')).toBeVisible();
    await expect(question(page)).toContainText('No se eliminó nada.');
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(rowOf(page, mainEvent)).toBeVisible();
  });
});

test.describe('a password given long ago', () => {
  test.use(desk);

  const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });

  test('is asked for again before an event goes', async ({ page, site }) => {
    await create(site, page.request);
    age(site, 'authenticated_at', 11);
    await page.goto('/admin/events');
    await button(page, 'Eliminar Ensayo').click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Confirmen que son ustedes' })).toBeVisible();
    await expect(password(page)).toBeFocused();
    await button(page, 'Continuar').click();
    await expect(password(page)).toHaveAccessibleDescription('Password is required');
    await password(page).fill('otra-clave');
    await button(page, 'Continuar').click();
    await expect(form(page).getByRole('alert')).toHaveText('Usuario o contraseña incorrectos');
    await password(page).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Event Deleted')).toBeVisible();
    await expect(rowOf(page, 'Ensayo')).toHaveCount(0);
  });

  test('may stay unsaid: then nothing is done', async ({ page, site }) => {
    await create(site, page.request);
    age(site, 'authenticated_at', 11);
    await page.goto('/admin/events');
    await button(page, 'Eliminar Ensayo').click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(password(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(password(page)).toBeHidden();
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(rowOf(page, 'Ensayo')).toHaveCount(1);
    expect(await stored(page.request)).toHaveLength(7);
  });

  test('is no hurdle for what can be taken back', async ({ page, site }) => {
    age(site, 'authenticated_at', 11);
    await openForm(page);
    await fill(page, '2025-12-18T20:00');
    await submit(page);
    await expect(toast(page, 'Event Created')).toBeVisible();
  });

  test('whose session is over is asked for with the name, and the form goes on', async ({
    page,
    site,
  }) => {
    await openForm(page);
    await fill(page, '2025-12-18T20:00');
    age(site, 'expires_at', 1);
    await submit(page);
    await page.getByLabel('Usuario', { exact: true }).fill(admin.username);
    await password(page).fill(admin.password);
    await button(page, 'Continuar').click();
    await expect(toast(page, 'Event Created')).toBeVisible();
    await expect(rowOf(page, 'Ensayo')).toBeVisible();
  });
});

test.describe('in a browser of another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  const changes = [
    ['2025-04-05T20:00', '5 de abril de 2025 8:00 pm', '2025-04-05T20:00:00-03:00'],
    ['2025-04-06T10:00', '6 de abril de 2025 10:00 am', '2025-04-06T10:00:00-04:00'],
    ['2025-09-06T20:00', '6 de septiembre de 2025 8:00 pm', '2025-09-06T20:00:00-04:00'],
    ['2025-09-07T10:00', '7 de septiembre de 2025 10:00 am', '2025-09-07T10:00:00-03:00'],
  ] as const;
  for (const [typed, shown, instant] of changes) {
    test(`${typed} is meant, kept and shown on the wedding’s clock`, async ({ page }) => {
      await openForm(page);
      await fill(page, typed);
      await submit(page);
      await expect(rowOf(page, 'Ensayo')).toContainText(shown);
      expect((await stored(page.request)).find(({ name }) => name === 'Ensayo')?.date).toBe(
        instant,
      );
      await page.reload();
      await expect(rowOf(page, 'Ensayo')).toContainText(shown);
      await button(page, 'Editar Ensayo').click();
      await expect(field(page, 'Fecha')).toHaveValue(typed);
    });
  }

  test('an hour that does not exist becomes the next one, and says so', async ({ page }) => {
    await openForm(page);
    await fill(page, '2025-09-07T00:30');
    await submit(page);
    await expect(toast(page, 'quedó el 7 de septiembre de 2025 • 1:30 am')).toBeVisible();
    await expect(rowOf(page, 'Ensayo')).toContainText('7 de septiembre de 2025 1:30 am');
  });

  test('an hour that goes twice stays the one it was when only the name changes', async ({
    page,
    site,
  }) => {
    await create(site, page.request, '2025-04-05T23:30:00-04:00');
    await openForm(page, 'Editar Ensayo');
    await expect(field(page, 'Fecha')).toHaveValue('2025-04-05T23:30');
    await field(page, 'Nombre').fill('Ensayo general');
    await submit(page, 'Guardar cambios');
    await expect(toast(page, 'Event Updated')).toBeVisible();
    expect((await stored(page.request)).find(({ name }) => name === 'Ensayo general')?.date).toBe(
      '2025-04-05T23:30:00-04:00',
    );
  });
});

test.describe('the dialog', () => {
  test.use(desk);

  test('keeps the keyboard inside, and gives it back', async ({ page }) => {
    await page.goto('/admin/events');
    await expect(button(page, 'Crear evento')).toBeEnabled();
    await button(page, 'Crear evento').focus();
    await page.keyboard.press('Enter');
    await expect(form(page)).toHaveAccessibleName('Crear evento');
    await expect(field(page, 'Nombre')).toBeFocused();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await form(page).evaluate((dialog) => dialog.contains(document.activeElement));
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await expect(button(page, 'Crear evento')).toBeFocused();
  });

  test('asks before what was typed is thrown away by accident', async ({ page }) => {
    await openForm(page);
    await field(page, 'Nombre').fill('Ensayo');
    await page.keyboard.press('Escape');
    await expect(form(page).getByText('Tienen cambios sin guardar.')).toBeVisible();
    await button(page, 'Seguir editando').click();
    await expect(field(page, 'Nombre')).toHaveValue('Ensayo');
    await button(page, 'Cerrar').click();
    await button(page, 'Descartar cambios').click();
    await expect(form(page)).toBeHidden();
    await button(page, 'Crear evento').click();
    await expect(field(page, 'Nombre')).toHaveValue('');
  });

  test('is not closed by a tap beside it', async ({ page }) => {
    await openForm(page);
    await page.mouse.click(10, 400);
    await expect(form(page)).toBeVisible();
  });
});
