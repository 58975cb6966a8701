import type { Browser, Locator, Page } from '@playwright/test';
import { feedbackOf, line as drawnLine, type Sign } from '../../e2e/feedback.ts';
import { shop } from '../../e2e/gifts/gift-shop.ts';
import { guests, signIn } from '../../e2e/guest-visit.ts';
import { wizard } from '../../e2e/responses/wizard.ts';
import type { FarSite } from './far-site.ts';
import { awake } from './first-answer.ts';
import { newPhone, slowDown } from './phone.ts';
import { weakest } from './weak-guest.ts';

export type Tap = {
  name: string;
  /** Until the first frame that shows it was heard; undefined: for ten seconds there was none. */
  ms: number | undefined;
};

type Action = (name: string, control: Locator, sign: Sign) => Promise<void>;

const timeout = { timeout: 120_000 };

/** A group taps everything that speaks to the site or loads something, as soon as it is there to be tapped. */
export const tapEverything = async (
  browser: Browser,
  far: FarSite,
  slowdown: number,
): Promise<Tap[]> => {
  const phone = await newPhone(browser, far.line.url);
  phone.setDefaultTimeout(timeout.timeout);
  const page = await phone.newPage();
  // The strip of pictures stands still to be tapped.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await slowDown(page, slowdown);
  far.line.become(weakest);
  const taps: Tap[] = [];
  const action: Action = async (name, control, sign) => {
    await control.waitFor();
    await page.locator('site-nav[ready]').waitFor();
    const tap = () => control.tap({ noWaitAfter: true });
    taps.push({ name, ms: await feedbackOf(page, sign, tap) });
  };
  for (const part of [comeIn, answer, answerElsewhere, give, lookAround]) await part(page, action);
  await signIn(page, guests.family);
  await saveForTheRoad(page, action);
  await phone.close();
  return taps;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The same button, in the words that say it is at work. */
const says = (words: string): Sign => ({ selector: 'button', words });

const go = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

const comeIn = async (page: Page, action: Action) => {
  await go(page, '/rsvp');
  const name = page.getByLabel('Nombre del grupo');
  await name.waitFor();
  await page.locator('site-nav[ready]').waitFor();
  await name.fill(guests.family.groupName);
  await page.getByLabel('Código de acceso').fill(guests.family.accessCode);
  // Before, the browser sends it by itself, and leaves the page.
  await awake(page);
  await action('Ingresar', button(page, 'Ingresar'), says('Ingresando...'));
  await page.waitForURL('**/my-events', { waitUntil: 'commit' });
};

const answer = async (page: Page, action: Action) => {
  await action(
    'link: Confirmar Asistencia',
    page.locator('main a[href="/rsvp"]').first(),
    drawnLine,
  );
  await page.waitForURL('**/rsvp', { waitUntil: 'commit' });
  const { toEvents, allYes, next, review, no, send, confirmNo } = wizard(page);
  await awake(page);
  await action('Continuar a los eventos', toEvents, says('Guardando...'));
  for (let event = 1; event <= 6; event += 1) {
    await page.getByText(`Evento ${event} de 6`).waitFor();
    const selected: Sign = { selector: '.choice[data-checked]' };
    if (event === 1) await action('Todos asistiremos', allYes, selected);
    else await allYes.click();
    if (event === 1) {
      await action('Siguiente evento', next, { selector: 'h2', words: 'Evento 2 de 6' });
    } else if (event < 6) await next.click();
  }
  await no('Bruno Ríos').check();
  await action('Revisar todas las respuestas', review, {
    selector: 'h2',
    words: 'Revisa tus respuestas',
  });
  await action('Enviar todas las respuestas', send, { selector: 'dialog[open]' });
  await action('Confirmar y enviar', confirmNo, says('Enviando...'));
  await page.waitForURL('**/my-events', { waitUntil: 'commit' });
};

const answerElsewhere = async (page: Page, action: Action) => {
  await go(page, '/my-events/attendance');
  const tab = page.getByRole('tab', { name: 'Gestionar asistencia' });
  await action('tab: Gestionar asistencia', tab, {
    selector: 'button',
    words: 'Save All Responses',
  });
  const box = page.getByRole('group', { name: 'Bruno Ríos' }).getByRole('checkbox').last();
  await action('a person comes after all', box, {
    selector: 'button:not(:disabled)',
    words: 'Save All Responses',
  });
  await action('Save All Responses', button(page, 'Save All Responses'), says('Saving...'));
  await page.getByText('All responses saved successfully').waitFor();
  await go(page, '/events/46/rsvp');
  await awake(page);
  await action('Save Response', button(page, 'Save Response'), says('Saving...'));
  await page.getByText('RSVP Updated').waitFor();
};

const toPayment = async (page: Page) => {
  const { add, cart, pay } = shop(page);
  await add('Cena frente al mar').tap();
  await cart.tap();
  await pay.tap();
};

const give = async (page: Page, action: Action) => {
  const { add, cart, dialog, pay, payOnline, transferred } = shop(page);
  await go(page, '/gifts');
  await action('Agregar', add('Cena frente al mar'), { selector: '.count-mark' });
  await action('Carrito', cart, { selector: 'dialog[open]' });
  const inCart = (words: RegExp) => dialog.getByRole('button', { name: words });
  await action('one more', inCart(/^Agregar uno/), { selector: '.cart-quantity', words: '2' });
  await action('Eliminar', inCart(/^Eliminar/), { selector: '.cart-empty' });
  await button(page, 'Seguir comprando').tap();
  await add('Cena frente al mar').tap();
  await cart.tap();
  await action('Proceder al pago', pay, says('Pagar en línea'));
  await action('Pagar en línea', payOnline, says('Abriendo el pago…'));
  await page.waitForURL('**/practice-checkout/*', { waitUntil: 'commit' });
  await action('Aprobar', button(page, 'Aprobar'), drawnLine);
  await page.waitForURL('**/gifts/result*', { waitUntil: 'commit' });
  await go(page, '/gifts');
  await toPayment(page);
  const other = button(page, 'Prefiero transferir');
  await action('Prefiero transferir', other, says('Ya hice la transferencia'));
  await action('Ya hice la transferencia', transferred, says('Avisando…'));
  await page.getByText(/^Los novios confirmarán tu regalo/).waitFor();
};

const lookAround = async (page: Page, action: Action) => {
  await go(page, '/');
  const picture = page.locator('photo-strip').getByRole('button').first();
  await action('a picture', picture, { selector: '[data-under-way], dialog[open]' });
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).tap();
  await action('Menú', button(page, 'Menú'), { selector: 'site-nav[open]' });
  const link = page.getByRole('navigation').getByRole('link', { name: 'Eventos' });
  await action('link: Eventos', link.first(), drawnLine);
  await page.waitForURL('**/my-events', { waitUntil: 'commit' });
  await page.locator('site-nav[ready]').waitFor();
  await button(page, 'Menú').tap();
  await action('Cerrar Sesión', button(page, 'Cerrar Sesión'), drawnLine);
  await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
  await page.waitForLoadState();
};

/** Last: from here on the line belongs to what is being saved. */
const saveForTheRoad = async (page: Page, action: Action) => {
  await go(page, '/my-events');
  await action('Guardar para el viaje', button(page, 'Guardar para el viaje'), {
    selector: '[role=status]',
    words: 'ando',
  });
};
