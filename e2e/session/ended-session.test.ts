import type { BrowserContext, Page } from '@playwright/test';
import { changeCode } from './change-code.ts';
import { elsewhere } from '../elsewhere.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site-behind-front.ts';
import { savedPages, leftBehind, empty } from '../offline/offline-cache.ts';

test.use({ serviceWorkers: 'allow' });

const { groupName } = guests.family;

const changeTheirCode = (page: Page) => elsewhere(page, (there) => changeCode(there, groupName));

/** Navigations of its pages from now on, wherever they lead. */
const countNavigations = (context: BrowserContext) => {
  const navigations: string[] = [];
  context.on('request', (request) => {
    if (!request.serviceWorker() && request.isNavigationRequest())
      navigations.push(new URL(request.url()).pathname);
  });
  return navigations;
};

test('a phone that shows kept pages leaves each of them once, to the login, when it hears that its session is over', async ({
  page,
  context,
  front,
}) => {
  test.slow();
  const saved = ['/my-events', '/events/49'];
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect
    .poll(() => savedPages(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(saved));
  await changeTheirCode(page);

  // Pages take longer than the worker waits for: what the phone keeps is shown meanwhile.
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  front.become(async ({ headers }) => {
    if (headers['sec-fetch-mode'] === 'navigate') await isLetGo;
    return false;
  });
  const tabs = [page, await context.newPage()];
  await Promise.all(tabs.map((tab, at) => tab.goto(saved[at]!)));
  for (const tab of tabs) await expect(tab.getByText(/^Sin conexión: datos del/)).toBeVisible();
  await expect(page.getByText(groupName).first()).toBeVisible();

  const navigations = countNavigations(context);
  letGo();
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    await expect(tab).toHaveURL('/rsvp');
    await expect(tab.getByText(groupName)).toHaveCount(0);
  }
  expect(navigations).toEqual(['/rsvp', '/rsvp']);
  const { session, ...left } = await leftBehind(page);
  expect({ ...left, session: session.filter((key) => key !== 'intendedDestination') }).toEqual(
    empty,
  );
});

test('a database that fails for a moment when the session is over is deleted all the same', async ({
  page,
  context,
}) => {
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('convite');
        opening.onupgradeneeded = () => opening.result.createObjectStore('outbox');
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
      }),
  );
  await context.addInitScript(() => {
    const real = indexedDB.deleteDatabase.bind(indexedDB);
    let failures = 2;
    indexedDB.deleteDatabase = (name) => {
      if (failures-- > 0) throw new DOMException('The storage fails', 'UnknownError');
      return real(name);
    };
  });
  await changeTheirCode(page);
  await page.goto('/my-events');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect.poll(async () => (await leftBehind(page)).databases).toEqual([]);
});
