import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';
import { type FarSite, openFarSite } from '../../bench/no-signal/far-site.ts';
import { feedbackOf, line as drawnLine } from '../feedback.ts';
import { chooseGifts, shop } from '../gifts/gift-shop.ts';
import { guests, signIn } from '../guest-visit.ts';
import { answerEvents, wizard } from '../responses/wizard.ts';

type Visit = { page: Page; line: FarSite['line'] };

/** A guest whose line can be held: what the site answers waits on its way. */
const test = base.extend<{ visit: Visit }>({
  visit: async ({ browser, serviceWorkers }, use) => {
    const far = await openFarSite();
    const options: BrowserContextOptions = { baseURL: far.line.url, serviceWorkers };
    const page = await browser.newPage(options);
    await use({ page, line: far.line });
    await page.close();
    await far.close();
  },
});

/** Whether the line is drawn. Asked while no other page is on its way: then the browser would not answer. */
const expectLine = (page: Page, isVisible = true) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-under-way]')].some(
          (place) => getComputedStyle(place, '::before').content !== 'none',
        ),
      ),
    )
    .toBe(isVisible);

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** What is asked of the site from now on, other than to read. */
const watchCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') {
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  return calls;
};

/** Taps twice while no answer comes: what must be seen then, and what was asked of the site meanwhile. */
const tapTwice = async ({ page, line }: Visit, name: string, seen: () => Promise<unknown>) => {
  const calls = watchCalls(page);
  line.hold(true);
  await button(page, name).dblclick();
  await seen();
  line.hold(false);
  return calls;
};

const busy = (page: Page, words: string) => async () => {
  await expect(button(page, words)).toBeVisible();
  await expect(page.getByRole('button', { name: words, disabled: true })).toBeVisible();
};

test('signing in and out shows at once that it is under way, and happens once', async ({
  visit,
}) => {
  const { page } = visit;
  await page.goto('/rsvp');
  await page.getByLabel('Nombre del grupo').fill(guests.family.groupName);
  await page.getByLabel('Código de acceso').fill(guests.family.accessCode);
  const signedIn = await tapTwice(visit, 'Ingresar', busy(page, 'Ingresando...'));
  await expect(page).toHaveURL('/my-events');
  expect(signedIn).toEqual(['POST /api/rsvp/login']);

  await button(page, 'Menú').click();
  const signedOut = await tapTwice(visit, 'Cerrar Sesión', async () => {
    await expect(button(page, 'Cerrar Sesión')).toHaveAttribute('aria-busy', 'true');
    await expectLine(page);
  });
  await expect(page).toHaveURL('/');
  expect(signedOut).toEqual(['POST /api/rsvp/logout']);
});

test('every way to answer shows at once that it is under way, and sends once', async ({
  visit,
}) => {
  test.slow();
  const { page } = visit;
  await signIn(page, guests.family);
  await page.goto('/rsvp');
  const diets = await tapTwice(visit, 'Continuar a los eventos', busy(page, 'Guardando...'));
  await expect(page.getByText('Evento 1 de 6')).toBeVisible();
  expect(diets).toEqual(['PUT /api/rsvp/guest/dietary']);

  await answerEvents(page, 6);
  await wizard(page).event('Noche de Brasas').getByRole('button', { name: 'Editar' }).click();
  await wizard(page).no('Bruno Ríos').check();
  await page.goBack();
  await wizard(page).send.click();
  const answers = await tapTwice(visit, 'Confirmar y enviar', busy(page, 'Enviando...'));
  await expect(page).toHaveURL('/my-events');
  expect(answers.toSorted()).toEqual(
    [45, 46, 47, 48, 49, 50].map((id) => `POST /api/rsvp/responses/${id}`),
  );

  await page.goto('/my-events/attendance');
  await page.getByRole('tab', { name: 'Gestionar asistencia' }).click();
  await page.getByRole('group', { name: 'Bruno Ríos' }).getByRole('checkbox').nth(1).check();
  const attendance = await tapTwice(visit, 'Save All Responses', busy(page, 'Saving...'));
  await expect(page.getByText('All responses saved successfully')).toBeVisible();
  expect(attendance).toEqual(['POST /api/rsvp/responses/46']);

  await page.goto('/events/46/rsvp');
  await wizard(page).diet('Rosa Peñaloza').selectOption('Vegano');
  const single = await tapTwice(visit, 'Save Response', busy(page, 'Saving...'));
  await expect(page.getByText('RSVP Updated')).toBeVisible();
  expect(single).toEqual(['PUT /api/rsvp/guest/dietary', 'POST /api/rsvp/responses/46']);
});

test('giving shows at once that it is under way, and is asked for once', async ({ visit }) => {
  const { page, line } = visit;
  await signIn(page, guests.family);
  await chooseGifts(page, ['Cena frente al mar']);
  const paid = await tapTwice(visit, 'Pagar en línea', () =>
    expect(button(page, 'Abriendo el pago…')).toHaveAttribute('aria-disabled', 'true'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pago de práctica');
  expect(paid).toEqual(['POST /api/create-preference']);
  const resolved = watchCalls(page);
  line.hold(true);
  expect(await feedbackOf(page, drawnLine, () => button(page, 'Aprobar').dblclick())).toBeDefined();
  line.hold(false);
  await expect(page).toHaveURL('/gifts/result');
  expect(resolved.filter((call) => call.includes('practice'))).toHaveLength(1);

  await chooseGifts(page, ['Cena frente al mar']);
  await button(page, 'Prefiero transferir').click();
  await expect(shop(page).transferred).toBeVisible();
  const statusText = await tapTwice(visit, 'Ya hice la transferencia', () =>
    expect(button(page, 'Avisando…')).toHaveAttribute('aria-disabled', 'true'),
  );
  await expect(page.getByText(/^Los novios confirmarán tu regalo/)).toBeVisible();
  expect(statusText).toEqual(['POST /api/transfers']);
});

test('a link, a picture and a form without its scripts show that the tap was seen', async ({
  visit,
}) => {
  const { page, line } = visit;
  // The strip of pictures stands still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expectLine(page, false);
  line.hold(true);
  const link = page.getByRole('link', { name: 'Alojamientos' }).last();
  const follow = () => link.click({ noWaitAfter: true });
  expect(await feedbackOf(page, drawnLine, follow)).toBeDefined();
  line.hold(false);
  await expect(page).toHaveURL('/accommodations');
  await expectLine(page, false);

  // Found by the back button as it was left.
  await page.goBack();
  await expectLine(page, false);
  line.hold(true);
  await page.locator('photo-strip').getByRole('button').first().click();
  await expectLine(page);
  line.hold(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectLine(page, false);

  let letCome = () => {};
  const isInvitedTo = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/_astro/react.*', async (route) => {
    await isInvitedTo;
    await route.continue();
  });
  await page.goto('/rsvp', { waitUntil: 'commit' });
  const name = page.getByLabel('Nombre del grupo');
  await expectLine(page, false);
  await name.fill(guests.aunt.groupName);
  await page.getByLabel('Código de acceso').fill(guests.aunt.accessCode);
  await expect(page.locator('site-nav[ready]')).toBeVisible();
  // Sent by the browser itself, whose answer is held back.
  line.hold(true);
  const send = () => button(page, 'Ingresar').click({ noWaitAfter: true });
  expect(await feedbackOf(page, drawnLine, send)).toBeDefined();
  line.hold(false);
  await expect(page).toHaveURL('/my-events');
  letCome();
  await expectLine(page, false);
});

test.describe('with its offline cache', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a tap on «Guardar para el viaje» before its script has loaded is not lost', async ({
    visit,
  }) => {
    const { page } = visit;
    await signIn(page, guests.aunt);
    let letCome = () => {};
    const isInvitedTo = new Promise<void>((resolve) => (letCome = resolve));
    await page.route('**/_astro/open-pass.*', async (route) => {
      await isInvitedTo;
      await route.continue();
    });
    await page.goto('/my-events');
    const save = button(page, 'Guardar para el viaje');
    await save.dblclick();
    await expect(page.getByText('Preparando…')).toBeVisible();
    await expect(save).toBeDisabled();
    letCome();
    await expect(page.getByText(/^Guardado el .* en este teléfono\./)).toBeVisible({
      timeout: 30_000,
    });
  });
});
