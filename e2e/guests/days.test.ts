import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { elsewhere, send } from '../elsewhere.ts';
import { admin } from '../fixtures/template.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

// Public pages are rendered when the phase changes: putting the database back does not.
test.use({ siteEnv: { TZ: 'UTC' } });

const room = (page: Page) => page.getByRole('region', { name: 'Qué pasa hoy' });

const namesIn = (page: Page, title: string) =>
  room(page)
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('link')
    .allTextContents();

/** What is on and what comes next, by the names' first words. */
const happening = async (page: Page) => {
  const short = (names: string[]) => names.map((name) => /\p{L}+/u.exec(name)?.[0]);
  return [short(await namesIn(page, 'Ahora')), short(await namesIn(page, 'Después'))];
};

const at = (time: string) => new Date(`2025-12-${time}:00-03:00`);

test('during the days the page begins with what is on and what comes next', async ({ page }) => {
  await page.clock.install({ time: at('19T03:59') });
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(room(page)).toBeHidden();

  await page.clock.setSystemTime(at('19T04:00'));
  await page.clock.runFor(30_000);
  await expect(room(page)).toBeVisible();
  await expect.poll(() => happening(page)).toEqual([[], ['Glamping']]);

  await page.clock.setSystemTime(at('20T10:00'));
  await page.clock.runFor(30_000);
  await expect.poll(() => happening(page)).toEqual([['Glamping', 'Desayuno'], ['Última']]);
  await expect(room(page)).toContainText('Carpa: Achibueno');
  await expect(room(page)).toContainText('sábado 20 • 9:30 am');
  await expect(room(page)).toContainText('hasta las 11:30 am');
  await expect(room(page)).toContainText('hasta el domingo 21 • 1:00 pm');
  await expect(room(page).getByRole('link', { name: 'Cómo llegar' })).toBeVisible();
  await expectAccessible(page);

  await page.clock.setSystemTime(at('21T13:01'));
  await page.clock.runFor(30_000);
  await expect(room(page)).toBeHidden();
});

test('an event to which nobody of the group comes is none of theirs', async ({ page }) => {
  await page.clock.install({ time: at('20T10:00') });
  await signIn(page, guests.family);
  const { members } = (await (await page.request.get('/api/rsvp/guest')).json()) as {
    members: { id: number }[];
  };
  const responses = members.map(({ id }) => ({ memberId: id, isAttending: false }));
  const saved = await page.request.post('/api/rsvp/responses/48', { data: { responses } });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/my-events');
  await expect(room(page)).toBeVisible();
  const [, next] = await happening(page);
  expect(next).not.toContain('Última');
});

test('what slips stands there at its new time', async ({ page }) => {
  await page.clock.install({ time: at('20T13:45') });
  await elsewhere(page, async (couple) => {
    await send(couple, 'POST', '/api/admin/login', admin);
    await send(couple, 'POST', '/api/admin/events/48/delay', { minutes: 30 });
  });
  await signIn(page, guests.family);
  await page.goto('/my-events');
  await expect.poll(() => happening(page)).toEqual([['Glamping'], ['Última']]);
  await expect(room(page)).toContainText('sábado 20 • 2:00 pm antes 13:30 hasta las 4:00 pm');
});

test('the couple’s choice comes before the clock', async ({ page }) => {
  await page.clock.install({ time: at('10T10:00') });
  await signIn(page, guests.family);
  const choose = (phase: string) =>
    elsewhere(page, async (couple) => {
      await send(couple, 'POST', '/api/admin/login', admin);
      await send(couple, 'PUT', '/api/admin/settings', { phase });
    });
  await choose('days');
  await page.goto('/my-events');
  await expect.poll(() => happening(page)).toEqual([[], ['Glamping']]);
  await choose('after');
  await page.clock.setSystemTime(at('20T10:00'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(room(page)).toBeHidden();
});
