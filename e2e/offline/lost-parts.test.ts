import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { askPeople } from '../guests/companions-visit.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site-behind-front.ts';

const reload = (page: Page) => page.getByRole('button', { name: 'Cargar de nuevo' });
const missing = (page: Page) => page.getByText('Una parte de esta página no alcanzó a cargar.');

const isPart = (url: string | undefined, part: string) =>
  url?.startsWith(`/_astro/${part}.`) ?? false;

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
};

/** What loses each part, and how the page says so. */
const losses: { part: string; visit: (page: Page) => Promise<unknown> }[] = [
  { part: 'watch-session', visit: (page) => page.goto('/my-events') },
  { part: 'guest-events', visit: (page) => page.goto('/') },
  { part: 'session-check', visit: (page) => page.goto('/accommodations') },
  {
    part: 'outbox-list',
    visit: async (page) => {
      await page.goto('/my-events');
      // What cannot be looked at may hold answers.
      await page.addInitScript(() => {
        indexedDB.open = () => {
          throw new DOMException('refused');
        };
      });
      await page.reload();
    },
  },
  {
    part: 'log-out',
    visit: async (page) => {
      await page.goto('/my-events');
      await signOut(page);
    },
  },
];

for (const { part, visit } of losses) {
  test(`a page whose part «${part}» is lost says so, and loads it again when asked`, async ({
    page,
    front,
  }) => {
    await signIn(page, guests.family);
    let requests = 0;
    front.become(({ url }, answer) => {
      if (!isPart(url, part)) return false;
      requests += 1;
      answer.writeHead(404).end();
      return true;
    });
    await visit(page);
    await expect(missing(page)).toBeVisible();
    expect(requests).toBeGreaterThan(0);
    await expectAccessible(page);
    front.become(() => false);
    const comes = page.waitForResponse((answer) => isPart(new URL(answer.url()).pathname, part));
    await reload(page).click();
    if (part === 'log-out') await signOut(page);
    expect((await comes).status()).toBe(200);
  });
}

test('the sentence about a part that is missing stays with its page', async ({ page, front }) => {
  await signIn(page, guests.family);
  front.become(({ url }, answer) => {
    if (!isPart(url, 'guest-events')) return false;
    answer.writeHead(404).end();
    return true;
  });
  await page.goto('/');
  await expect(missing(page)).toBeVisible();
  await page.goto('/my-events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('toast-region[ready]')).toBeAttached();
  await expect(missing(page)).toHaveCount(0);
});

/** The page is whole without them, or says itself what is missing. */
for (const [part, path] of [
  ['toast-handling', '/my-events'],
  ['precache-in-background', '/my-events'],
  ['open-pass', '/my-events'],
  ['hero-film', '/'],
] as const) {
  test(`a page whose part «${part}» is lost does without`, async ({ page, front }) => {
    await signIn(page, guests.family);
    let requests = 0;
    front.become(({ url }, answer) => {
      if (!isPart(url, part)) return false;
      requests += 1;
      answer.destroy();
      return true;
    });
    await page.goto(path);
    if (part === 'toast-handling') {
      await page.evaluate(() =>
        sessionStorage.setItem(
          'convite:toast',
          '{"id":1,"title":"Hola","description":"","tone":"default"}',
        ),
      );
      await page.reload();
    }
    if (part === 'open-pass') {
      await page.getByRole('button', { name: 'Guardar para el viaje' }).click();
      await expect(page.locator('trip-pass [data-failed]')).toBeVisible();
    }
    await expect.poll(() => requests).toBeGreaterThan(0);
    await expect(missing(page)).toHaveCount(0);
  });
}

test('where the questions about ages do not load, the wizard says so and goes on', async ({
  page,
  front,
}) => {
  await askPeople(page, true);
  await signIn(page, guests.family);
  front.become(({ url }, answer) => {
    if (!isPart(url, 'People')) return false;
    answer.destroy();
    return true;
  });
  await page.goto('/rsvp');
  await expect(page.getByText('no alcanzaron a cargar')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar a los eventos' }).click();
  await expect(page.getByRole('heading', { name: '¿Vienen niños' })).toHaveCount(0);
  await expect(page.getByText('no alcanzaron a cargar')).toBeHidden();
});

test('a part that is lost once is asked for again, and what was typed stays', async ({
  page,
  front,
}) => {
  let requests = 0;
  front.become(({ url }, answer) => {
    if (!isPart(url, 'watch-session')) return false;
    requests += 1;
    if (requests > 1) return false;
    answer.destroy();
    return true;
  });
  await page.goto('/rsvp');
  await page.evaluate(() => localStorage.setItem('convite:pass', 'null'));
  await page.reload();
  await page.getByLabel('Nombre del grupo').fill('Familia');
  await expect.poll(() => requests).toBe(2);
  await expect(missing(page)).toHaveCount(0);
  await expect(page.getByLabel('Nombre del grupo')).toHaveValue('Familia');
});
