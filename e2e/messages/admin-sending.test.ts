import type { Page } from '@playwright/test';
import {
  fakeAccount,
  noticeOf,
  startFakeGraph,
  type FakeGraph,
} from '../../tests/support/providers/fake-graph.ts';
import { signNotice } from '../../src/gateways/whatsapp/cloud/status-notice.ts';
import {
  startFakeWhatsApp,
  type FakeWhatsApp,
} from '../../tests/support/providers/whatsapp/fake-whatsapp.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test as base } from '../site.ts';
import { expectAccessible } from '../accessible.ts';
import { connectWhatsApp } from './whatsapp-visit.ts';

type Services = { fake: FakeWhatsApp; graph: FakeGraph; gap: string };

const test = base.extend<Services>({
  gap: ['0', { option: true }],
  fake: async ({}, use) => {
    const fake = await startFakeWhatsApp();
    await use(fake);
    await fake.stop();
  },
  graph: async ({}, use) => {
    const graph = await startFakeGraph();
    await use(graph);
    await graph.stop();
  },
  siteEnv: ({ fake, graph, gap }, use) =>
    use({
      WA_SOCKET_URL: fake.url,
      WA_ROOT_KEY: fake.rootKey,
      GRAPH_BASE_URL: graph.url,
      WA_GAP_SECONDS: gap,
    }),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const family = 'Familia Peñaloza Ríos';
/** The page asks how things stand every five seconds. */
const patient = { timeout: 30_000 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const line = (page: Page, person: string) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: person });
const strip = (page: Page) => page.getByRole('region', { name: 'Envío', exact: true });

const choose = async (page: Page, ...groups: string[]) => {
  await page.goto('/admin/whatsapp');
  for (const group of groups) await page.getByLabel(`Seleccionar ${group}`).check();
};

test('messages are previewed, sent, received and read, and what did not arrive is decided', async ({
  page,
  site,
  fake,
}) => {
  test.slow();
  await connectWhatsApp(site, page, fake);
  fake.fate('56987654322', 'delivered');
  fake.fate('56987654323', { nack: 500 });
  fake.fate('56987654324', 'kept');
  fake.fate('56987654325', 'line cut');
  await choose(page, 'Camila y Andrés', family, 'Tía Marta', 'Nicolás Bravo');
  await page.getByLabel('Escrito a Nicolás Bravo').check();
  await button(page, 'Enviar mensajes').click();

  const preview = page.getByRole('dialog', { name: 'Antes de enviar' });
  await expect(preview).toContainText('Recibe el mensaje: 5 personas de 3 grupos.');
  await expect(preview).toContainText('Sin un teléfono que sirva: 2 personas');
  await expect(preview).toContainText('Ya les escribieron hoy: 1 persona');
  await expect(preview).toContainText('¡Hola, Camila y Andrés!');
  await expect(preview).toContainText('ARPA-9K3D');
  await expect(preview).toContainText('El primero sale enseguida.');
  await preview.getByLabel(/^Enviarles igual: Ya les escribieron hoy/).check();
  await expect(preview).toContainText('6 personas de 4 grupos');
  await preview.getByLabel(/^Recibirán otro hoy/).uncheck();
  await expect(preview).toContainText('5 personas de 3 grupos');
  await expectAccessible(page);
  expect(fake.received).toEqual([]);
  await button(page, 'Enviar a 5 personas').click();

  await expect(page.getByRole('dialog', { name: 'Resultados del Envío' })).toBeVisible();
  await expect(line(page, 'Marta Quilodrán')).toContainText('Sin confirmar', patient);
  await expect(line(page, 'Rosa Peñaloza')).toContainText('Leído', patient);
  await expect(line(page, 'Tomás Ríos')).toContainText('Recibido', patient);
  await expect(line(page, 'Andrés Bascuñán')).toContainText('Enviado');
  await expect(line(page, 'Camila Arancibia')).toContainText(
    'No se envióWhatsApp no aceptó el mensaje.',
  );
  await expectAccessible(page);
  await button(page, 'Sí llegó el de Marta Quilodrán').click();
  await expect(line(page, 'Marta Quilodrán')).toContainText('Enviado');
  fake.fate('56987654323', 'read');
  await button(page, 'Enviar de nuevo a Camila Arancibia').click();
  await expect(line(page, 'Camila Arancibia')).toContainText('Leído', patient);
  // Each went once; only what the couple sent again went twice.
  expect(fake.received).toHaveLength(6);

  await page.reload();
  await expect(strip(page)).toContainText('2 enviados, 1 recibido y 2 leídos');
  await button(page, 'Ver resultados').click();
  await expect(line(page, 'Rosa Peñaloza')).toContainText('Leído');
  await page.keyboard.press('Escape');
  await button(page, 'Mensajes de Familia Peñaloza Ríos').click();
  const history = page.getByRole('dialog', { name: `Mensajes de ${family}` });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history).toContainText('Recibido');
  await history.getByText('Ver el texto').first().click();
  await expect(history).toContainText('¡Hola, {{group_name}}!');
  await expectAccessible(page);
});

test('one person is written to at once, or it is said why not', async ({ page, site, fake }) => {
  test.slow();
  await connectWhatsApp(site, page, fake);
  fake.fate('56987654325', { nack: 463 });
  await page.goto('/admin/whatsapp');
  await button(page, 'Enviar ahora a Rosa Peñaloza').click();
  const dialog = page.getByRole('dialog', { name: 'Enviar a Rosa Peñaloza' });
  await expect(dialog).toContainText('RAMA-4T7W');
  await dialog.getByRole('button', { name: 'Enviar ahora' }).click();
  await expect(page.locator('toast-region')).toContainText('Mensaje enviado');
  await expect.poll(() => [...fake.phone('56987654321').messages.values()]).toHaveLength(1);

  await button(page, 'Enviar ahora a Marta Quilodrán').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar ahora' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'WhatsApp no deja escribir todavía a quien no los tiene en sus contactos.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // A warning of WhatsApp's stops everything else until the couple goes on.
  await expect(strip(page)).toContainText('Envío detenido.', patient);
  await button(page, 'Ver resultados').click();
  await button(page, 'Ya le escribí a Marta Quilodrán').click();
  await expect(line(page, 'Marta Quilodrán')).toContainText('Enviado');

  // A tap without signal loses nothing; the next one sends once.
  await page.keyboard.press('Escape');
  await button(page, 'Enviar ahora a Andrés Bascuñán').click();
  await page.route('**/api/admin/whatsapp/send', (route) => route.abort());
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar ahora' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Sin conexión.');
  await page.unroute('**/api/admin/whatsapp/send');
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar ahora' }).click();
  await expect.poll(() => fake.phone('56987654324').messages.size).toBe(1);
});

test.describe('with an hour between two messages', () => {
  test.use({ gap: '3600' });

  test('the sending is stopped, goes on, and its queue is emptied', async ({
    page,
    site,
    fake,
  }) => {
    test.slow();
    await connectWhatsApp(site, page, fake);
    await choose(page, family, 'Tía Marta');
    await button(page, 'Enviar mensajes').click();
    await button(page, 'Enviar a 3 personas').click();
    await expect(line(page, 'Rosa Peñaloza')).toContainText('Leído', patient);
    await expect(line(page, 'Tomás Ríos')).toContainText('En cola');
    await page.keyboard.press('Escape');
    await expect(strip(page)).toContainText('Enviando: 1 de 3 mensajes', patient);
    await expect(strip(page)).toContainText(/El próximo sale (a las?|mañana)/);
    await expectAccessible(page);

    await button(page, 'Detener').click();
    await expect(strip(page)).toContainText('Ustedes lo detuvieron. 2 mensajes esperan');
    await site.restart();
    await page.reload();
    await expect(strip(page)).toContainText('Van 1 de 3 mensajes');
    await button(page, 'Seguir enviando').click();
    await expect(strip(page)).toContainText('El próximo sale', patient);

    // A queued recipient is not queued twice.
    await choose(page, 'Tía Marta');
    await button(page, 'Enviar mensajes').click();
    await expect(page.getByRole('dialog')).toContainText('Ya tienen un mensaje en cola: 1 persona');
    await expect(page.getByRole('dialog')).toContainText('no queda nadie');
    await page.keyboard.press('Escape');

    await button(page, 'Vaciar la cola').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vaciar la cola' }).click();
    await expect(strip(page)).toContainText('Último envío: 1 leído');
    await expect(page.getByLabel('Escrito a Tomás Ríos')).not.toBeChecked();
    await expect(page.getByText('Leído a Rosa Peñaloza')).toBeVisible();
    expect(fake.received).toHaveLength(1);
  });
});

test('without a connection the links are one tap away; what cannot be loaded is asked for again', async ({
  page,
  site,
}) => {
  await page.request.post('/api/admin/guests', {
    headers: { Origin: site.url },
    data: {
      guest: { group_name: 'Los del fijo', guest_type: 'individual' },
      members: [{ name: 'Telma Fuentes', phone: '2 2345 6789' }],
      eventIds: [],
    },
  });
  await page.route('**/api/admin/whatsapp/outbox', (route) => route.abort());
  await choose(page, 'Tía Marta', 'Los del fijo');
  await expect(page.getByText('Error al obtener estado de WhatsApp.')).toBeVisible();
  await page.unroute('**/api/admin/whatsapp/outbox');
  await button(page, 'Reintentar').click();
  await expect(page.getByText('Error al obtener estado de WhatsApp.')).toBeHidden();
  await expect(page.getByText('Teléfono dudoso: 2 2345 6789.')).toBeVisible();

  await page.route('**/api/admin/whatsapp/preview', (route) => route.abort());
  await button(page, 'Enviar mensajes').click();
  const dialog = page.getByRole('dialog', { name: 'Antes de enviar' });
  await expect(dialog).toContainText('No pudimos preparar la vista previa.');
  await page.unroute('**/api/admin/whatsapp/preview');
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialog).toContainText('WhatsApp no está conectado');
  await expect(dialog).toContainText('Recibe el mensaje: 1 persona de 1 grupo.');
  await expect(dialog).toContainText('Teléfono dudoso: no parece de WhatsApp: 1 persona');
  await expect(dialog).toContainText('Su grupo no está invitado a ningún evento: 1 persona');
  await expect(dialog.getByRole('link', { name: 'Ir a Conexión' })).toHaveAttribute(
    'href',
    '/admin/whatsapp?tab=conexion',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Escribir uno por uno' }).click();
  await expect(page.getByRole('link', { name: /^Escribir a/ })).toBeVisible();
});

test('the approved template goes out by the official way, and its refusals are told', async ({
  page,
  site,
  graph,
}) => {
  const headers = { Origin: site.url };
  const { waba_id, ...account } = fakeAccount;
  await page.request.post('/api/admin/whatsapp/config', { data: account, headers });
  const sendTemplate = async (group: string) => {
    await choose(page, group);
    await expect(button(page, 'Enviar plantilla')).toBeDisabled();
    await page.getByLabel('Plantilla oficial').selectOption({ value: 'confirmar_glamping' });
    await button(page, 'Enviar plantilla').click();
    await expect(page.getByRole('dialog')).toContainText('Sale por la API oficial de Meta.');
    await button(page, /^Enviar a \d/).click();
  };

  await sendTemplate('Tía Marta');
  await expect(line(page, 'Marta Quilodrán')).toContainText('Enviado', patient);
  await expect(page.locator('toast-region')).toContainText('Mensajes enviados1 persona', patient);
  const [sent] = graph.messages;
  expect(sent?.template?.components[0]?.parameters.map(({ text }) => text)).toEqual([
    'Tía Marta',
    'MATE-6H4C',
  ]);
  const notice = JSON.stringify(noticeOf({ id: sent!.id, status: 'read' }));
  await page.request.post('/api/webhooks/whatsapp', {
    data: Buffer.from(notice),
    headers: {
      'Content-Type': 'application/json',
      'X-Hub-Signature-256': signNotice(fakeAccount.app_secret, Buffer.from(notice)),
    },
  });
  await expect(line(page, 'Marta Quilodrán')).toContainText('Leído', patient);

  graph.template.language = 'en_US';
  await sendTemplate('Nicolás Bravo');
  await expect(line(page, 'Nicolás Bravo')).toContainText(
    'La plantilla no coincide con la aprobada: revisen su idioma y sus datos en Meta.',
    patient,
  );
  await page.keyboard.press('Escape');
  await expect(strip(page)).toContainText('Envío detenido. La plantilla no coincide', patient);
  // Asked for its language, Meta tells which one it is.
  await page.request.post('/api/admin/whatsapp/config', { data: { waba_id }, headers });
  await button(page, 'Seguir enviando').click();
  await button(page, 'Ver resultados').click();
  await button(page, 'Enviar de nuevo a Nicolás Bravo').click();
  await expect(line(page, 'Nicolás Bravo')).toContainText('Enviado', patient);

  graph.failure = 190;
  await sendTemplate('Javiera Oyarce');
  await expect(line(page, 'Javiera Oyarce')).toContainText(
    'El acceso a la API venció o no sirve. Actualícenlo en «Conexión».',
    patient,
  );
  await expectAccessible(page);
  expect(site.output()).not.toContain(fakeAccount.token);
});
