import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { requestChange, closeEvents, past, setDeadline } from './closed-events.ts';
import { guests, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, type Site, test } from '../site.ts';
import { wizard } from './wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** The couple at its own browser. */
const coupleOf = async (browser: Browser, site: Site) => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signInAsCouple(page);
  return page;
};

test('a deadline is set for all events and for one, and guests read until when', async ({
  page,
  browser,
  site,
}) => {
  const couple = await coupleOf(browser, site);
  await couple.goto('/admin/events');
  await expect(couple.getByText('Sin plazo: se puede responder hasta el final')).toBeVisible();
  await couple.getByLabel('Responder hasta', { exact: true }).fill('2099-12-01T23:59');
  await button(couple, 'Guardar plazo').click();
  await expect(couple.getByText('Hasta el 1 de diciembre de 2099')).toBeVisible();
  await couple
    .getByRole('row')
    .filter({ hasText: 'Main Event' })
    .getByRole('button', { name: /^Editar/u })
    .click();
  const form = couple.getByRole('dialog');
  await form.getByLabel('Responder hasta (opcional)').fill('2099-11-20T18:00');
  await button(couple, 'Guardar cambios').click();
  await expect(couple.getByText('Responder hasta: 20 de noviembre de 2099, 6:00 pm')).toBeVisible();

  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect(page.getByText('Responde hasta el 1 de diciembre de 2099')).toHaveCount(5);
  await expect(page.getByText('Responde hasta el 20 de noviembre de 2099, 6:00 pm')).toBeVisible();
  await page.goto('/rsvp');
  await wizard(page).toEvents.click();
  await expect(page.getByText('Responde hasta el 1 de diciembre de 2099')).toBeVisible();

  // The other half of the couple changes it at the same time.
  await setDeadline(page, '2099-12-02T23:59');
  await couple.getByLabel('Responder hasta', { exact: true }).fill('2099-12-03T23:59');
  await button(couple, 'Guardar plazo').click();
  await expect(couple.getByText('Alguien más lo cambió mientras tanto.')).toBeVisible();
  await expect(couple.getByLabel('Responder hasta', { exact: true })).toHaveValue(
    '2099-12-02T23:59',
  );
});

test('after it a group asks for a change; the couple sees both and accepts, and the group reads it', async ({
  page,
  browser,
  site,
}) => {
  const couple = await coupleOf(browser, site);
  await closeEvents(couple);
  await signIn(page, guests.couple);
  await page.goto('/rsvp');
  await expect(page.getByRole('heading', { name: 'Ya no se pueden responder aquí' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.goto('/events/49');
  await page.getByRole('link', { name: 'Pedir un cambio' }).click();
  await expect(page.getByText('El plazo para responder terminó el')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await button(page, 'Pedir un cambio').click();
  await expect(page.getByRole('heading', { name: '¿Qué cambió?' })).toBeFocused();
  await button(page, 'Enviar pedido').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('algo distinto');
  const camila = wizard(page).person('Camila');
  await camila.getByRole('radio', { name: 'No asistiré' }).check();
  await page.getByLabel('Mensaje para los novios (opcional)').fill('Le toca turno <b>ese</b> día');
  await expectAccessible(page);
  await button(page, 'Enviar pedido').click();
  await expect(page.getByText('Pedido enviado')).toBeVisible();

  await couple.goto('/admin');
  const panel = couple.getByRole('region', { name: 'Pedidos de cambio' });
  await expect(panel.getByText('Le toca turno <b>ese</b> día')).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Camila' }).last()).toContainText(
    /Ahora: Asistirá.*Pide: No Asistirá/u,
  );
  await expectAccessible(couple);
  await panel.getByLabel('Nota para ellos (opcional)').fill('Te vamos a extrañar');
  await button(couple, /^Aceptar/u).click();
  await expect(couple.getByText('Cambio aceptado')).toBeVisible();
  await expect(button(couple, /^Aceptar/u)).toHaveCount(0);

  await page.goto('/rsvp');
  await expect(page.getByText('Aceptado', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ver el pedido' }).click();
  await expect(page.getByText('Aceptado', { exact: true })).toBeVisible();
  await expect(page.getByText('Los novios: Te vamos a extrañar')).toBeVisible();
});

test('a request that took the place of the one the couple looks at is shown anew, and not accepted unseen', async ({
  page,
  browser,
  site,
}) => {
  const couple = await coupleOf(browser, site);
  await closeEvents(couple);
  await requestChange(page, 45, 'Vamos uno');
  await couple.route('**/api/admin/live', (route) => route.abort());
  await couple.goto('/admin');
  const panel = couple.getByRole('region', { name: 'Pedidos de cambio' });
  await expect(panel.getByText('«Vamos uno»')).toBeVisible();
  await requestChange(page, 45, 'Mejor pregunten antes');
  await button(couple, /^Aceptar/u).click();
  await expect(panel.getByText('«Mejor pregunten antes»')).toBeVisible();
  await expect(panel.getByText('«Vamos uno»')).toHaveCount(0);
  await button(couple, /^No aceptar/u).click();
  await expect(couple.getByText('Pedido no aceptado')).toBeVisible();
  await signIn(page, guests.family);
  await page.goto('/events/45/rsvp');
  await expect(page.getByText('No fue posible')).toBeVisible();
});

test('an answer given without signal that comes after the deadline becomes a request, and is said so', async ({
  page,
  context,
  browser,
  site,
}) => {
  const couple = await coupleOf(browser, site);
  await signIn(page, guests.aunt);
  await page.goto('/events/49/rsvp');
  await wizard(page).yes('Marta').check();
  await context.setOffline(true);
  await button(page, 'Save Response').click();
  await expect(page.getByText('Guardado en este teléfono').first()).toBeVisible();
  await setDeadline(couple, past());
  await context.setOffline(false);
  await expect(page.getByText('El plazo para responder terminó el')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('main').getByText('Pedido enviado')).toBeVisible();
  await couple.goto('/admin');
  await expect(couple.getByText('Respondió a tiempo, en un teléfono sin señal')).toBeVisible();
});

test('a request without signal waits on the phone and arrives once', async ({
  page,
  context,
  browser,
  site,
}) => {
  const couple = await coupleOf(browser, site);
  await closeEvents(couple);
  await signIn(page, guests.aunt);
  await page.goto('/events/49/rsvp');
  await button(page, 'Pedir un cambio').click();
  await wizard(page).yes('Marta').check();
  await context.setOffline(true);
  await button(page, 'Enviar pedido').click();
  await expect(page.getByText('Pendiente de enviar')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Pedido enviado').first()).toBeVisible({ timeout: 20_000 });
  const requests = await (await couple.request.get('/api/admin/change-requests')).json();
  expect(requests).toMatchObject([{ status: 'pending', late: false }]);
});
