import { open, stickingOut } from '../screens/screen.ts';
import { guests, post, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

/** Names as they may be typed, pasted or crafted; the last has the maximum length. */
const names = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  `"><svg onload=alert(1)> ' & {{group_name}}`,
  '\u202eatraM aíT\u202c de derecha a izquierda',
  '👨‍👩‍👧‍👦💍🥂 Ñandú',
  'W'.repeat(200),
];
const groupName = `${'Muy'.repeat(40)} <b>larga</b>`;
const login = { groupName, accessCode: 'PRUEBA-77' };

test('names of any kind are shown as they were typed, run nothing and fit on the smallest phone', async ({
  page,
}) => {
  await signInAsCouple(page);
  await post(page, '/api/admin/guests', {
    guest: { group_name: groupName, guest_type: 'familia', access_code: login.accessCode },
    members: names.map((name) => ({ name })),
    eventIds: [49],
  });
  await post(page, '/api/rsvp/login', login);
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error') alarms.push(message.text());
  });

  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/my-events',
    '/my-events/attendance',
    '/events/49',
    '/events/49/rsvp',
    '/rsvp',
    '/admin/rsvps?event=49',
  ]) {
    await open(page, { name: path, path });
    for (const name of names) {
      await expect(page.getByText(name, { exact: false }).first(), path).toBeAttached();
    }
    await expect(page.locator('main b, img[src="x"], svg[onload]')).toHaveCount(0);
    expect.soft(await stickingOut(page), path).toEqual([]);
  }
  expect(alarms).toEqual([]);
});

test('a login of nonsense is refused in Spanish, and the form is still there', async ({ page }) => {
  await page.goto('/rsvp');
  await page.getByLabel('Nombre del grupo').fill(names.join(' ').slice(0, 200));
  await page.getByLabel('Código de acceso').fill('💍'.repeat(50));
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Nombre de grupo o código de acceso inválido')).toBeVisible();
  await page.getByLabel('Nombre del grupo').fill(guests.aunt.groupName);
  await page.getByLabel('Código de acceso').fill(guests.aunt.accessCode);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL('**/my-events');
});
