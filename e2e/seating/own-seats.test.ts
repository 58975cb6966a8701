import { signInAsAdmin } from '../admin-visit.ts';
import { guests, post, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { expectAccessible } from '../accessible.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a family finds its tent, who shares it and how it is, and another family none of that', async ({
    page,
  }) => {
    await signIn(page, guests.family);
    await page.goto('/events/45');
    const tent = page.getByRole('region', { name: 'Tu carpa' });
    await expect(tent.getByRole('heading', { name: 'Achibueno' })).toBeVisible();
    await expect(tent.getByText('7 personas')).toBeVisible();
    await expect(tent.getByRole('listitem')).toHaveText([
      /Familia Peñaloza Ríos\s*Rosa, Tomás, Emilia y Bruno/,
      /Familia Catrileo Vera\s*Ignacio, Paula y Lientur/,
    ]);
    await expect(tent.getByText('A orillas del río, junto al sauce')).toBeVisible();
    await tent.getByRole('link', { name: 'Ver fotos y detalles' }).click();
    await expect(page.getByRole('article', { name: 'Domo Achibueno' })).toBeInViewport();

    await signIn(page, { groupName: 'Javiera Oyarce', accessCode: 'CERA-Q7D4' });
    await page.goto('/events/45');
    await expect(page.getByRole('heading', { name: 'Las carpas', exact: true })).toBeVisible();
    expect(await page.content()).not.toMatch(/Tu carpa|Catrileo|Peñaloza/);
  });
});

test('the couple shows the tables to the guests, each its own, and hides them again', async ({
  page,
  site,
  browser,
}) => {
  await signInAsCouple(page);
  const created = await post(page, '/api/admin/table-groups', { name: 'Mesa 4', event_id: 49 });
  const { id: table_group_id } = created as { id: number };
  const plan = await (await page.request.get('/api/admin/seating/49')).json();
  const { groups } = plan as { groups: { id: number; group_name: string }[] };
  for (const name of ['Camila y Andrés', 'Tía Marta']) {
    const guest_id = groups.find(({ group_name }) => group_name === name)!.id;
    await post(page, '/api/admin/table-assignments', { table_group_id, guest_id });
  }

  const guest = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signIn(guest, guests.couple);
  const card = guest.getByRole('region', { name: 'Encuentra tu mesa' });
  await guest.goto('/events/49');
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Main Event');
  await expect(card).toHaveCount(0);

  // Another planner is open: it follows by itself.
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signInAsAdmin(site, other.request);
  await other.goto('/admin/tables?event=49');
  await page.goto('/admin/tables?event=49');
  const toggle = page.getByRole('switch', { name: 'Mostrar las mesas a los invitados' });
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toHaveAccessibleDescription(
    /su propia mesa.*De los demás no se muestra nada/,
  );
  await toggle.check();
  const toasts = page.locator('toast-region');
  await expect(toasts.getByText('Los invitados ya ven su mesa')).toBeVisible();
  await expect(other.getByRole('switch')).toBeChecked();

  await guest.reload();
  await expect(card.getByRole('heading', { name: 'Mesa 4' })).toBeVisible();
  await expect(card).toContainText('Camila y Andrés');
  await expect(card).not.toContainText('Marta');
  await expectAccessible(guest);

  await toggle.uncheck();
  await expect(toasts.getByText('Los invitados ya no ven las mesas')).toBeVisible();
  await guest.reload();
  await expect(card).toHaveCount(0);

  // What the server refuses goes back and says so.
  await page.route('**/seating/49/published', (route) => route.fulfill({ status: 500, body: '' }));
  await toggle.click();
  await expect(toasts.getByText('No se pudo cambiar lo que ven los invitados.')).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await page.getByRole('combobox', { name: 'Evento', exact: true }).selectOption({ index: 0 });
  await expect(page.getByText('No hay nada que publicar')).toBeVisible();
});
