import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';

test.use({ serviceWorkers: 'allow' });

test('a group takes its sheet into the chat: a picture and a PDF, and no other copy stays in the browser', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await page.goto('/my-events');
  const section = page.getByRole('region', { name: 'Una hoja para el chat' });
  for (const [name, file] of [
    ['Guardar como imagen', 'invitacion.png'],
    ['Guardar PDF', 'invitacion.pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await section.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
  for (const [path, type] of [
    ['/my-events/pase.png', 'image/png'],
    ['/my-events/pase.pdf', 'application/pdf'],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': type,
      'cache-control': 'private, no-store',
    });
    expect((await answer.body()).length).toBeLessThanOrEqual(300_000);
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().filter(({ url }) => url.includes('pase'));
  });
  expect(kept).toEqual([]);
});

test('whoever is signed out is asked to sign in', async ({ page }) => {
  await page.goto('/my-events/pase.pdf');
  await expect(page).toHaveURL(/\/rsvp/u);
});
