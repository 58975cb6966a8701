import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { family, savedPages } from './offline-cache.ts';

test.use({ serviceWorkers: 'allow' });

test('a copy that was saved before the days is right during them without signal, and says its age', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await signIn(page, guests.family);
  await page.goto('/my-events');
  const room = page.getByRole('region', { name: 'Qué pasa hoy' });
  await expect.poll(() => savedPages(page), { timeout: 30_000 }).toEqual(family);
  await expect(room).toBeHidden();

  await context.setOffline(true);
  const readAt = await page.evaluate(
    () => document.querySelector<HTMLElement>('days-now')!.dataset['read']!,
  );
  // A phone's clock that is back in the days: the demo's are over.
  await page.clock.install({ time: new Date('2025-12-20T18:30:00-03:00') });
  await page.goto('/my-events');
  await expect(room).toBeVisible();
  await expect(room.getByRole('link', { name: /Main Event/u })).toBeVisible();
  await expect(room.getByText('Desayuno de los Sobrevivientes')).toBeVisible();
  await expect(room.getByText('según lo sabido')).toBeHidden();

  // Longer than an hour after it was read.
  await page.clock.setSystemTime(new Date(Date.parse(readAt) + 2 * 60 * 60_000));
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('days-now')!.dataset['phase'] = 'days';
  });
  await page.clock.runFor(30_000);
  await expect(page.locator('days-now .known')).toHaveText(
    `según lo sabido a las ${readAt.slice(11, 16)}`,
  );
});
