import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';
import {
  mainEvent,
  rehearsal,
  rowOf,
  form,
  field,
  toast,
  button,
  openForm,
  fill,
  submit,
  stored,
} from './events-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

test.describe('a new event', () => {
  test('is on day 1, and needs name, date, place and description', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await openForm(page);
    await expect(field(page, 'Día')).toHaveValue('1');
    await field(page, 'Día').fill('');
    await submit(page);
    await expect(field(page, 'Nombre')).toBeFocused();
    for (const [name, message] of [
      ['Nombre', 'Name is required'],
      ['Fecha', 'Hora de Chile Date is required'],
      ['Lugar', 'Location is required'],
      ['Día', 'El primer día del matrimonio es el 1. Day number is required'],
      ['Descripción', 'Description is required'],
    ] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(message);
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
      rsvp_deadline: null,
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

  for (const [reported, answer] of [
    ['El servidor está ocupado.', { code: 'busy', message: 'El servidor está ocupado.' }],
    ['Failed to create event', {}],
  ] as const) {
    test(`that fails says: ${reported}`, async ({ page }) => {
      await openForm(page);
      await fill(page, '2025-12-18T20:00');
      await page.route('**/api/admin/events', (route) =>
        route.fulfill({ status: 503, json: answer }),
      );
      await submit(page);
      await expect(toast(page, reported)).toBeVisible();
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
