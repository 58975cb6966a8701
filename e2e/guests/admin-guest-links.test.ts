import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';
import { visit, dialog, stored, saveElsewhere } from './guest-list-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

test('a chat opens with the whole invitation, byte for byte', async ({ page, site }) => {
  const name = 'Los & +50% {{access_code}} 🌿';
  const aunt = await stored(page.request, 'Tía Marta');
  await saveElsewhere(site, page.request, aunt, { group_name: name });
  await visit(page);
  await page.getByRole('button', { name: 'WhatsApp Tools' }).click();
  await page.getByLabel('Texto de la invitación').fill('Vengan, {{group_name}}:\n100% & +1 #🎉');
  const preview = page.getByRole('region', { name: 'Vista previa' });
  await page.getByLabel('Buscar por nombre').fill('{{');
  const link = `${site.url}/i#${aunt.link_token}`;
  const message = [
    `¡Hola, ${name}!`,
    '',
    `Vengan, ${name}:\n100% & +1 #🎉`,
    '',
    `Con cariño,\nVioleta y Lautaro\n20 de diciembre de 2025\n${link}`,
    '',
    `Grupo: ${name}\nCódigo de acceso: MATE-6H4C`,
  ].join('\n');
  await expect(preview).toContainText('Código de acceso: MATE-6H4C');
  const shown = await preview.getByRole('paragraph').last().textContent();
  expect(shown).toBe(message);
  const chat = page.getByRole('link', { name: 'Enviar WhatsApp a Marta Quilodrán' });
  const address = new URL((await chat.getAttribute('href'))!);
  expect(`${address.origin}${address.pathname}`).toBe('https://api.whatsapp.com/send/');
  expect(address.searchParams.get('phone')).toBe('56987654325');
  expect(address.searchParams.get('text')).toBe(message);
  await page.getByRole('button', { name: 'WhatsApp Tools' }).click();
  await expect(preview).toBeHidden();
});

test('code and personal link are copied, the link as a QR code too', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await visit(page);
  await page.getByRole('button', { name: 'Copiar código de Tía Marta' }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await clipboard()).toBe('MATE-6H4C');
  await page.getByRole('button', { name: 'Copiar enlace personal de Tía Marta' }).click();
  await expect
    .poll(clipboard)
    .toBe(`${site.url}/i#${(await stored(page.request, 'Tía Marta')).link_token}`);
  await page.getByRole('button', { name: 'Código QR de Tía Marta' }).click();
  const visible = dialog(page, 'Código QR de Tía Marta').getByRole('img');
  await expect(visible).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  expect((await saved).suggestedFilename()).toBe('Tía Marta.svg');
});
