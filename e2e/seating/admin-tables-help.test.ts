import type { Page } from '@playwright/test';
import { signInAsAdmin, signInAsGuest } from '../admin-visit.ts';
import { chooseOption, menuOf, openOverview } from './planner.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desk = { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false };

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const family = 'Familia Peñaloza Ríos';

test('by thumb: two groups are kept apart, and a distribution is seen, applied and undone', async ({
  page,
}) => {
  await page.goto('/admin/tables?event=49');
  await chooseOption(page, 'Ximena e Isabel', 'Deseos de Ximena e Isabel');
  const wishes = page.getByRole('dialog', { name: 'Deseos de Ximena e Isabel' });
  await expect(wishes.getByRole('button', { name: 'Mantener separados' })).toBeDisabled();
  await wishes.getByLabel('Otro grupo').selectOption(family);
  await wishes.getByRole('button', { name: 'Mantener separados' }).click();
  await expect(wishes.getByText(`Lejos de ${family}`)).toBeVisible();
  await wishes.getByRole('button', { name: 'Listo' }).click();
  const unassigned = place(page, 'Invitados sin asignar');
  await expect(unassigned.getByText('Lejos de Ximena e Isabel')).toBeVisible();

  // Those who are to be together go together; who must be apart goes elsewhere.
  await button(page, 'Sugerir distribución').click();
  const proposal = page.getByRole('dialog', { name: 'Distribución sugerida' });
  const rowOf = (table: string) => proposal.getByRole('listitem').filter({ hasText: table });
  await expect(rowOf('Los Aromos')).toContainText('0 → 5 de 8');
  await expect(rowOf('Los Aromos')).toContainText(family);
  await expect(rowOf('Los Aromos')).toContainText('Tía Marta');
  await expect(rowOf('El Parrón')).toContainText('Ximena e Isabel');
  await expect(proposal).toContainText('Sin cambios: Los Álamos (8 de 8)');
  await proposal.getByRole('button', { name: 'Aplicar distribución' }).click();
  await expect(toast(page, 'Distribución aplicada')).toBeVisible();
  await expect(place(page, 'Los Aromos')).toContainText(family);
  // Who has declined was given no place.
  await expect(unassigned.getByRole('heading', { level: 3 })).toHaveText(['Felipe y Renata']);

  // A wish that is broken warns on both cards and on top.
  await openOverview(page);
  await page
    .getByRole('combobox', { name: 'Mover Ximena e Isabel a otra mesa' })
    .selectOption({ label: 'Los Aromos (Mesa, 8)' });
  await expect(place(page, 'Los Aromos')).toContainText('No debe estar con Ximena e Isabel');
  await expect(place(page, 'Los Aromos')).toContainText(`No debe estar con ${family}`);
  await expect(place(page, '2 avisos')).toContainText(
    'deben estar separados y están en Los Aromos',
  );

  await button(page, 'Deshacer').click();
  await button(page, 'Deshacer').click();
  await expect(unassigned.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(place(page, 'Los Aromos')).toContainText('Arrastrar invitados aquí');
  await page.reload();
  await expect(unassigned.getByRole('heading', { level: 3 })).toHaveCount(5);
});

test('what to look at comes in as guests answer, and one tap settles it', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/admin/tables?event=49');
  await expect(page.getByText('En vivo')).toBeVisible();
  await openOverview(page);
  await expect(place(page, '2 avisos')).toContainText(
    'Abuelos Henríquez no viene y tiene lugar en El Parrón.',
  );
  const guest = await browser.newContext({ baseURL: site.url });
  const login = { groupName: 'Camila y Andrés', accessCode: 'ARPA-9K3D' };
  await signInAsGuest(site, guest.request, login);
  const answers = await guest.request.get('/api/rsvp/responses/49');
  const { responses } = (await answers.json()) as { responses: { memberId: number }[] };
  await guest.request.post('/api/rsvp/responses/49', {
    data: { responses: [{ memberId: responses[1]!.memberId, isAttending: false }] },
    headers: { Origin: site.url },
  });
  await guest.close();
  await expect(place(page, '3 avisos')).toContainText(
    'Andrés Bascuñán (Camila y Andrés) no viene y ocupa 1 lugar en Los Álamos.',
  );

  await button(page, 'Liberar 1 lugar').click();
  await expect(place(page, 'Los Álamos')).toContainText('(1 de 2)');
  // A filter does not hide what one is led to.
  await page.getByLabel('Buscar invitado').fill('nadie');
  await expect(page.getByText('No se encontraron invitados')).toBeVisible();
  await button(page, 'Ver a Profesor Amaro').click();
  await expect(button(page, 'Arrastrar Profesor Amaro')).toBeFocused();
  await button(page, 'Quitar de la mesa').click();
  await expect(place(page, 'El Parrón')).toContainText('Arrastrar invitados aquí');
  await page.getByRole('button', { name: /^Asignar a / }).click();
  await expect(page.getByText(/^\d avisos?$/)).toBeHidden();
  await expect(place(page, 'Invitados sin asignar')).not.toContainText('Profesor Amaro');

  await page.goto('/admin');
  // In the tents, a member who comes has no place yet.
  await expect(page.getByRole('link', { name: /Mesas y tablas.*1 aviso/ })).toBeVisible();
});

test.describe('at the desk', () => {
  test.use(desk);

  test('by keyboard a wish is set; a distribution is not applied when a seat changed meanwhile', async ({
    page,
    site,
  }) => {
    // Deaf to what others do while the dialog is looked at.
    await page.route('**/api/admin/live*', (route) => route.abort());
    await page.goto('/admin/tables?event=49');
    const menu = menuOf(page, 'Tía Marta');
    await expect(menu).toBeEnabled();
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText(['Deseos']);
    await page.keyboard.press('Enter');
    await page.getByLabel('Otro grupo').focus();
    await page.keyboard.type('Nico');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Mantener juntos')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Deseo guardado')).toBeVisible();
    await expect(
      page.getByRole('dialog').getByText('Con Nicolás Bravo', { exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    await button(page, 'Sugerir distribución').click();
    // Another planner moves a group that this distribution leaves where it is.
    const assignments = await page.request.get('/api/admin/seating/49');
    const { groups } = (await assignments.json()) as {
      groups: { group_name: string; assignment_id: number }[];
    };
    const { assignment_id } = groups.find(({ group_name }) => group_name === 'Javiera Oyarce')!;
    await page.request.delete(`/api/admin/table-assignments/${assignment_id}`, {
      headers: { Origin: site.url },
    });
    await button(page, 'Aplicar distribución').click();
    await expect(toast(page, 'No se aplicó la distribución')).toBeVisible();
    await expect(toast(page, 'no se movió a nadie')).toBeVisible();
    const unassigned = place(page, 'Invitados sin asignar');
    await expect(unassigned).toContainText('Javiera Oyarce');
    await expect(unassigned).toContainText(family);
    await expect(button(page, 'Deshacer')).toBeDisabled();
  });
});
