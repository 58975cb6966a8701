import { globSync } from 'node:fs';
import sharp from 'sharp';
import { elsewhere, read, send } from '../elsewhere.ts';
import { admin } from '../fixtures/template.ts';
import { guests, signIn } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { bytesOf, inlineScripts, sumOf, watchTraffic } from '../traffic.ts';
import { photosReady, sendPhotoFrom } from './photos-visit.ts';

const kilobyte = 1024;

test('the first screen of the album takes at most 120 kB, its photos included', async ({
  page,
  site,
}) => {
  test.slow();
  // As full of detail as any that a phone takes.
  const files = globSync('src/content/photos/*.jpg').sort().slice(0, 15);
  await elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/rsvp/login', guests.couple);
    for (const file of files) await sendPhotoFrom(there, await sharp(file).jpeg().toBuffer());
    await send(there, 'POST', '/api/admin/login', admin);
    await photosReady(there, files.length);
    const photos = await read<{ id: number }[]>(there, '/api/admin/photos');
    const ids = photos.map(({ id }) => id);
    await send(there, 'POST', '/api/admin/photos/approve', { ids });
  });
  await signIn(page, guests.family);
  const traffic = watchTraffic(page, site.url);
  await page.goto('/photos');
  const album = page.getByRole('list', { name: 'El álbum' });
  // What stands above the album is as high as a screen: it is scrolled to, as a guest does.
  await page.getByRole('heading', { name: 'El álbum' }).evaluate((it) => it.scrollIntoView());
  await expect
    .poll(() =>
      album
        .getByRole('img')
        .evaluateAll((images) =>
          images
            .filter((image) => image.getBoundingClientRect().top < innerHeight)
            .every((image) => (image as HTMLImageElement).complete),
        ),
    )
    .toBe(true);
  const seen = await album.getByRole('img').evaluateAll((images) =>
    images
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      })
      .map((image) => new URL((image as HTMLImageElement).currentSrc).pathname),
  );
  const transfers = await traffic.transfers();
  const photos = transfers.filter(({ path }) => seen.includes(path));
  const rest = sumOf(transfers) - bytesOf(transfers, 'image');
  expect(seen.length).toBeGreaterThan(8);
  expect(photos).toHaveLength(seen.length);
  const all = rest + sumOf([...photos, ...(await inlineScripts(page))]);
  expect(all).toBeGreaterThan(30 * kilobyte);
  expect(all).toBeLessThanOrEqual(120 * kilobyte);
});
