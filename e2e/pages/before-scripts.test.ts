import type { Page, Route } from '@playwright/test';
import { companions, givePlaces } from '../guests/companions-visit.ts';
import { read } from '../elsewhere.ts';
import { awake, guests, signIn } from '../guest-visit.ts';
import { savedPages } from '../offline/offline-cache.ts';
import { givenAnswers, questions } from '../questions/questions-visit.ts';
import { expect, test } from '../site.ts';
import { wizard } from '../responses/wizard.ts';

const { family, couple } = guests;
const someone = 'Rosa Peñaloza';

const scripts = /\/_astro\/.*\.js$/;

/** The page's scripts stay on their way until they are let go. */
const holdScripts = async (page: Page) => {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(scripts, (route) => {
    if (isOpen) return route.continue();
    held.push(route);
    return undefined;
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
    await awake(page);
  };
};

const loginOf = (page: Page) => ({
  groupName: page.getByLabel('Nombre del grupo'),
  accessCode: page.getByLabel('Código de acceso'),
  submit: page.getByRole('button', { name: 'Ingresar' }),
});

const openHeld = async (page: Page, path: string) => {
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return letGo;
};

test('the login is typed in at the first paint and is still there when the scripts come', async ({
  page,
}) => {
  const letGo = await openHeld(page, '/rsvp');
  const { groupName, accessCode, submit } = loginOf(page);
  await groupName.fill(family.groupName);
  await accessCode.pressSequentially(family.accessCode.slice(0, 4));
  await letGo();
  await expect(groupName).toHaveValue(family.groupName);
  await expect(accessCode).toBeFocused();
  await accessCode.pressSequentially(family.accessCode.slice(4));
  await expect(accessCode).toHaveValue(family.accessCode);
  await expect(page.getByRole('button', { name: 'Mostrar' })).toBeVisible();
  await submit.click();
  await expect(page).toHaveURL('/my-events');
});

test('a login that is sent before the scripts come signs in', async ({ page }) => {
  await openHeld(page, '/rsvp');
  const { groupName, accessCode, submit } = loginOf(page);
  await groupName.fill(family.groupName);
  await accessCode.fill(family.accessCode);
  await submit.click({ noWaitAfter: true });
  await page.waitForURL('/my-events', { waitUntil: 'commit' });
});

test('diets and a companion typed before the scripts come are kept by them, and stored', async ({
  page,
}) => {
  await givePlaces(page, family, 1);
  await signIn(page, family);
  const letGo = await openHeld(page, '/rsvp');
  const { diet, toEvents } = wizard(page);
  await diet(someone).selectOption({ value: 'Other' });
  const severity = page.getByRole('group', { name: `¿Qué tan delicado es? de ${someone}` });
  await severity.getByText('Alergia grave').click();
  await companions(page).name.fill('Valentina Soto');
  const words = page.getByRole('textbox', { name: `Detalle para ${someone}` });
  await words.pressSequentially('sin m');
  await letGo();
  await expect(diet(someone)).toHaveValue('Other');
  await expect(severity.getByRole('radio', { name: 'Alergia grave' })).toBeChecked();
  await expect(companions(page).name).toHaveValue('Valentina Soto');
  // The guest goes on typing where they were.
  await page.keyboard.type('aní');
  await expect(words).toHaveValue('sin maní');
  await toEvents.click();
  await expect(page.getByText('Evento 1 de 6')).toBeVisible();
  await expect(wizard(page).person('Valentina Soto')).toBeVisible();
  const { members } = await read<{ members: object[] }>(page.request, '/api/rsvp/guest');
  expect(members).toContainEqual(
    expect.objectContaining({
      name: someone,
      dietary_restriction_type: 'Other',
      dietary_restriction_spec: 'sin maní',
      dietary_severity: 'allergy',
    }),
  );
  // Once: it is not typed any more when the step is opened again.
  await wizard(page).back.click();
  await expect(companions(page).section.getByText('Valentina Soto').first()).toBeVisible();
  await expect(companions(page).name).toBeHidden();
});

test('responses tapped before the scripts come are kept by them, over a draft of before', async ({
  page,
}) => {
  await signIn(page, family);
  await page.goto('/rsvp');
  const { toEvents, yes, no, next } = wizard(page);
  await toEvents.click();
  await yes(someone).check();
  await next.click();
  await expect(page.getByText('Evento 2 de 6')).toBeVisible();

  const letGo = await openHeld(page, '/rsvp?paso=1');
  await expect(page.getByText('Evento 1 de 6')).toBeVisible();
  await no(someone).check();
  await yes('Bruno Ríos').check();
  await letGo();
  await expect(page).toHaveURL('/rsvp');
  await expect(page.getByText('Evento 1 de 6')).toBeVisible();
  await expect(no(someone)).toBeChecked();
  await expect(yes('Bruno Ríos')).toBeChecked();
  await next.click();
  await wizard(page).back.click();
  await expect(no(someone)).toBeChecked();
  await page.reload();
  await expect(yes('Bruno Ríos')).toBeChecked();
});

test('an answer to a question tapped before the scripts come is kept by them', async ({ page }) => {
  await signIn(page, couple);
  const letGo = await openHeld(page, '/events/49/rsvp');
  const { stop } = questions(page);
  await stop('Camila Arancibia', 'Terminal de buses').check();
  await letGo();
  await expect(stop('Camila Arancibia', 'Terminal de buses')).toBeChecked();
  await expect(stop('Andrés Bascuñán', 'Plaza de Armas')).toBeChecked();
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText('RSVP Updated')).toBeVisible();
  expect((await givenAnswers(page))[0]).toEqual(['Terminal de buses', 'Plaza de Armas']);
});

test('without anything typed the draft of before is shown when the scripts come', async ({
  page,
}) => {
  await signIn(page, family);
  await page.goto('/rsvp');
  await wizard(page).toEvents.click();
  await wizard(page).yes(someone).check();
  const letGo = await openHeld(page, '/rsvp');
  await expect(page.getByRole('heading', { name: 'Restricciones alimentarias' })).toBeVisible();
  await letGo();
  await expect(wizard(page).yes(someone)).toBeChecked();
});

test('one event is answered by taps from before and after the scripts', async ({ page }) => {
  await signIn(page, couple);
  const letGo = await openHeld(page, '/events/50/rsvp');
  const [one, other] = [
    page.getByRole('radio', { name: 'Asistiré', exact: true }).first(),
    page.getByRole('radio', { name: 'No asistiré' }).last(),
  ];
  await one.check();
  await letGo();
  await expect(one).toBeChecked();
  await other.check();
  await page.getByRole('button', { name: 'Save Response' }).click();
  await page.getByRole('button', { name: 'Confirmar y enviar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Recibido el' })).toBeVisible();
});

test('a step that is sent before the scripts come is stored, and they go on from there', async ({
  page,
}) => {
  await signIn(page, family);
  let letGo = await openHeld(page, '/rsvp?paso=1');
  const { allYes, next, person } = wizard(page);
  await allYes.click({ noWaitAfter: true });
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(4);
  await next.click({ noWaitAfter: true });
  await expect(page.getByText('Evento 2 de 6')).toBeVisible();
  await page.unroute(scripts);
  letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await letGo();
  await expect(page.getByText('Evento 2 de 6')).toBeVisible();
  await wizard(page).back.click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(4);
  await expect(person(someone)).toBeVisible();
});

test('on a phone whose scripts fail everything is answered all the same', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/rsvp');
  const { groupName, accessCode, submit } = loginOf(page);
  await groupName.fill(family.groupName);
  await accessCode.fill(family.accessCode);
  await submit.click();
  await expect(page).toHaveURL('/my-events');
  await page.goto('/rsvp');
  const { toEvents, allYes, next, review, send } = wizard(page);
  await toEvents.click();
  for (let number = 1; number <= 6; number += 1) {
    await expect(page.getByText(`Evento ${number} de 6`)).toBeVisible();
    await allYes.click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(4);
    await (number < 6 ? next : review).click();
  }
  await send.click();
  await expect(page.getByText('Confirmación de asistencia completa')).toBeVisible();
});

test.describe('with the worker that keeps pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a group that signs in by the plain form finds nothing of the one before', async ({
    page,
  }) => {
    await signIn(page, family);
    await page.goto('/my-events');
    await expect.poll(() => savedPages(page)).toContain('/events/45');
    await page.evaluate((login) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/rsvp?ingreso';
      for (const [name, value] of Object.entries(login)) {
        form.append(Object.assign(document.createElement('input'), { name, value }));
      }
      document.body.append(form);
      form.submit();
    }, guests.aunt);
    await expect(page.getByRole('heading', { level: 1, name: 'Tía Marta' })).toBeVisible();
    await expect
      .poll(() => savedPages(page))
      .toEqual(['/events/49', '/my-events', '/my-events/attendance', '/rsvp']);
  });

  test('a step of the plain form is not kept as what the page begins with', async ({ page }) => {
    await signIn(page, family);
    await page.goto('/my-events');
    await expect.poll(() => savedPages(page)).toContain('/rsvp');
    await page.goto('/rsvp?paso=3');
    await expect(page.getByText('Evento 3 de 6')).toBeVisible();
    const saved = await page.evaluate(async () => {
      const guest = await caches.open('convite-guest');
      return (await guest.match('/rsvp'))?.text();
    });
    expect(saved).toContain('Para empezar');
  });
});

test('a tap in the very moment in which the page wakes up goes on to the events', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const island = document.querySelector('main astro-island[ssr]')!;
      new MutationObserver(() => {
        if (island.hasAttribute('ssr')) return;
        for (const button of document.querySelectorAll('main button')) {
          if (button.textContent === 'Continuar a los eventos') (button as HTMLElement).click();
        }
      }).observe(island, { attributes: true, attributeFilter: ['ssr'] });
    });
  });
  await signIn(page, guests.family);
  await page.goto('/rsvp');
  await expect(page.getByText(/^Evento 1 de/)).toBeVisible();
});
