import type { BrowserContext, Page } from '@playwright/test';
import { failStorage, prepareStorageErrors } from '../../bench/phone-walk/storage.ts';
import { pendingEntries } from '#tests/support/pending-entries.ts';
import { answerFor, inWords, storedResponses } from './answers.ts';
import { guests, signIn } from '../guest-visit.ts';
import { savedPages } from '../offline/offline-cache.ts';
import { expect, test } from '../site.ts';
import { wizard } from './wizard.ts';

test.use({ serviceWorkers: 'allow' });

const marta = 'Marta Quilodrán';
const feast = 49;
const pending = 'Pendiente de enviar';
const saved = /^Guardado en este teléfono/;

const offline = async (page: Page, isOffline = true) => {
  await page.context().setOffline(isOffline);
};

const pagesAreSaved = (page: Page) =>
  expect
    .poll(() => savedPages(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['/my-events', '/my-events/attendance', '/rsvp']));

/** Her phone keeps her pages; what is stored is what `isAttending` says. */
const open = async (page: Page, isAttending?: boolean) => {
  await signIn(page, guests.aunt);
  if (isAttending !== undefined) await answerFor(page, feast, marta, isAttending);
  await page.goto('/my-events');
  await pagesAreSaved(page);
};

const manage = async (page: Page) => {
  await page.goto('/my-events/attendance');
  await page.getByRole('tab', { name: 'Gestionar asistencia' }).click();
  const save = page.getByRole('button', { name: 'Save All Responses' });
  const decline = async () => {
    await save.click();
    await page.getByRole('button', { name: 'Confirmar y enviar' }).click();
  };
  return { box: page.getByRole('group', { name: marta }).getByRole('checkbox'), save, decline };
};

const stored = async (page: Page) => inWords(await storedResponses(page, feast));

const answerOffline = async (page: Page) => {
  await page.goto(`/events/${feast}/rsvp`);
  await wizard(page).yes(marta).check();
  await offline(page);
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText(saved)).toBeVisible();
};

const unsaved = 'Cambio sin enviar';

/** What waits is told as kept, and what was changed since as not sent. */
const isReportedUnsaved = async (page: Page) => {
  await expect(page.getByText(unsaved)).toBeVisible();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText(/Lo que cambiaste después/)).toBeVisible();
  await expect(page.getByText(/^Cierra el sitio con confianza/)).toHaveCount(0);
};

test('a choice made after the saved one is not told as kept, on an event’s page', async ({
  page,
}) => {
  await open(page, true);
  await answerOffline(page);
  await expect(page.getByText(unsaved)).toHaveCount(0);
  await wizard(page).no(marta).check();
  await isReportedUnsaved(page);
  await wizard(page).yes(marta).check();
  await expect(page.getByText(unsaved)).toHaveCount(0);
});

test('a change that is taken back while it waits is what the couple reads', async ({ page }) => {
  await open(page, true);
  const { box, save, decline } = await manage(page);
  await offline(page);
  await box.uncheck();
  await decline();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(save).toBeDisabled();
  await box.check();
  await isReportedUnsaved(page);
  await expect(save).toBeEnabled();
  await save.click();
  await expect(save).toBeDisabled();
  await expect(page.getByText(unsaved)).toHaveCount(0);
  await offline(page, false);
  await expect(page.getByText('Recibido', { exact: true })).toBeVisible();
  await expect(box).toBeChecked();
  expect(await stored(page)).toEqual(['sí']);
});

test('a change that is taken back after a failure of the server is what the couple reads', async ({
  page,
}) => {
  await signIn(page, guests.aunt);
  await answerFor(page, feast, marta, true);
  const { box, save, decline } = await manage(page);
  await page.route(`**/api/rsvp/responses/${feast}`, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'No pudimos guardarlo.' } }),
  );
  await box.uncheck();
  await decline();
  await expect(page.getByText('No pudimos guardarlo.').first()).toBeVisible();
  await page.unroute(`**/api/rsvp/responses/${feast}`);
  await box.check();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.getByText('All responses saved successfully')).toBeVisible();
  expect(await stored(page)).toEqual(['sí']);
  await page.reload();
  await expect(page.getByText(pending)).toHaveCount(0);
  expect(await stored(page)).toEqual(['sí']);
});

/** Without signal: a no at attendance, which waits, and a yes in the wizard, up to its summary. */
const declineThenAccept = async (page: Page) => {
  const { box, decline } = await manage(page);
  await offline(page);
  await box.check();
  await box.uncheck();
  await decline();
  await expect(page.getByText(saved)).toBeVisible();
  await page.goto('/rsvp');
  await wizard(page).toEvents.click();
  await wizard(page).yes(marta).check();
  await wizard(page).review.click();
};

test('of two screens the later word is shown and sent', async ({ page }) => {
  await open(page);
  await declineThenAccept(page);
  await wizard(page).send.click();
  // The screen says already of the answer before that it is kept.
  await expect
    .poll(() => page.evaluate(pendingEntries))
    .toMatchObject([{ responses: [{ isAttending: true }] }]);
  const again = await manage(page);
  await expect(again.box).toBeChecked();
  await expect(again.save).toBeDisabled();
  await offline(page, false);
  await expect.poll(() => stored(page)).toEqual(['sí']);
  await expect(again.box).toBeChecked();
});

test('a storage that fails as answers are sent is told, and loses none of them', async ({
  page,
  context,
  site,
}) => {
  await prepareStorageErrors(context, 1);
  await open(page);
  await declineThenAccept(page);
  await failStorage(context, site.url, { database: 1 });
  await wizard(page).send.click();
  await expect(
    page.getByText('Failed to save your responses. Please try again.').first(),
  ).toBeVisible();
  // Nothing else is said, and no other page is on its way.
  await wizard(page).event('Main Event').getByRole('button').click();
  await expect(wizard(page).yes(marta)).toBeChecked();
  await wizard(page).review.click();
  await expect(page.getByText('Confirmación de asistencia completa')).toHaveCount(0);
  await expect(page).toHaveURL('/rsvp');
  await failStorage(context, site.url, { database: 0 });
  await offline(page, false);
  // By itself, or as the guest tries again.
  await expect
    .poll(async () => {
      const { send } = wizard(page);
      if (await send.isEnabled({ timeout: 500 }).catch(() => false)) {
        await send.click({ timeout: 500 }).catch(() => undefined);
      }
      return stored(page);
    })
    .toEqual(['sí']);
});

test('an answer is told and asked for where local storage is full', async ({ page, context }) => {
  await context.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
  await signIn(page, guests.aunt);
  await page.goto('/my-events');
  await pagesAreSaved(page);
  await answerOffline(page);
  await page.goto('/my-events');
  await expect(page.getByText(pending).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(
    page.getByRole('dialog').getByText('Hay respuestas sin enviar', { exact: true }),
  ).toBeVisible();
});

/** A tab whose database fails in one way. */
const brokenTab = async (context: BrowserContext, breakDatabase: () => void) => {
  const tab = await context.newPage();
  await tab.addInitScript(breakDatabase);
  return tab;
};

const failures = {
  'opened once': () => {
    const open = indexedDB.open.bind(indexedDB);
    let failed = false;
    indexedDB.open = (name, version) => {
      if (failed) return open(name, version);
      failed = true;
      throw new DOMException('refused', 'UnknownError');
    };
  },
  opened: () => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'UnknownError');
    };
  },
  read: () => {
    IDBObjectStore.prototype.getAll = () => {
      throw new DOMException('broken', 'UnknownError');
    };
  },
};

for (const [what, breakDatabase] of Object.entries(failures)) {
  test(`what waits is not lost to a visit whose database cannot be ${what}`, async ({
    page,
    context,
  }) => {
    await open(page);
    await answerOffline(page);
    const tab = await brokenTab(context, breakDatabase);
    await tab.goto('/my-events');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    if (what === 'opened once') await expect(tab.getByText(pending).first()).toBeVisible();
    if (what === 'read') {
      await expect(tab.getByText(/^No pudimos leer lo que está guardado/)).toBeVisible();
    }
    await tab.close();
    await page.goto('/my-events');
    await expect(page.getByText(pending).first()).toBeVisible();
    await expect(page.getByText(/^Todavía no hay señal/)).toBeVisible();
    await offline(page, false);
    await expect.poll(() => stored(page)).toEqual(['sí']);
  });
}

test('a database that fails keeps an answer in memory, and says that it failed', async ({
  page,
  context,
}) => {
  await open(page);
  const tab = await brokenTab(context, failures.opened);
  await tab.goto(`/events/${feast}/rsvp`);
  await wizard(tab).yes(marta).check();
  await offline(tab);
  await tab.getByRole('button', { name: 'Save Response' }).click();
  await expect(
    tab.getByText('Failed to save your response. Please try again.').first(),
  ).toBeVisible();
  await offline(tab, false);
  await expect.poll(() => stored(page)).toEqual(['sí']);
  await expect(wizard(tab).yes(marta)).toBeChecked();
});

/** The database takes so many rows more; from then on it cannot be read until it is mended. */
const breakAfterWriting = (page: Page, rows: number) =>
  page.evaluateHandle((left) => {
    const names = ['get', 'getAll', 'delete'] as const;
    const real = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...sent) {
      left -= 1;
      for (const name of left > 0 ? [] : names) {
        IDBObjectStore.prototype[name] = () => {
          throw new DOMException('broken', 'UnknownError');
        };
      }
      return real.put.value!.apply(this, sent);
    };
    const mend = () => {
      for (const name of [...names, 'put'] as const) {
        Object.defineProperty(IDBObjectStore.prototype, name, real[name]);
      }
    };
    return { mend };
  }, rows);

for (const { rows, what } of [
  { rows: 1, what: 'could not all be written fails, is tried again' },
  { rows: 2, what: 'could not be read after it was written is read again' },
]) {
  test(`what ${what}, and is told as kept`, async ({ page }) => {
    await open(page);
    await page.goto(`/events/${feast}/rsvp`);
    // A response and an answer: two rows. The answer leaves only once what waits has been read.
    await wizard(page).yes(marta).check();
    await page.getByRole('radio', { name: 'Plaza de Armas' }).check();
    await offline(page);
    const storage = await breakAfterWriting(page, rows);
    await page.getByRole('button', { name: 'Save Response' }).click();
    await expect(page.getByText(/^No pudimos leer lo que está guardado/)).toBeVisible();
    const failed = page.getByRole('main').getByText('Failed to save your response.');
    await expect(failed).toHaveCount(rows === 1 ? 1 : 0);
    await storage.evaluate(({ mend }) => mend());
    await expect(page.getByText(pending)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(saved)).toBeVisible();
    await expect(failed).toHaveCount(0);
    await expect(page.getByText(/^No pudimos leer lo que está guardado/)).toHaveCount(0);
  });
}

test('the kept page of the events says what was sent in the background', async ({ page }) => {
  await open(page);
  await expect(page.getByText(/^Falta responder/)).toBeVisible();
  await answerOffline(page);
  await offline(page, false);
  // A page that is the same for all visitors has no outbox of its own: the worker sends.
  await page.goto('/accommodations');
  await expect.poll(() => stored(page)).toEqual(['sí']);
  const savedPage = () =>
    page.evaluate(async () => {
      const answer = await (await caches.open('convite-guest')).match('/my-events');
      return (await answer?.text())?.includes('Falta responder');
    });
  await expect.poll(savedPage).toBe(false);
  await offline(page);
  await page.goto('/my-events');
  await expect(page.getByText(/^Sin conexión: datos del/)).toBeVisible();
  await expect(page.getByText(/^Falta responder/)).toHaveCount(0);
});
