import { signIn, signInAsCouple, guests } from '../guest-visit.ts';
import { makePhotoLink, photoFile, plantPhotos } from '../photos/photos-visit.ts';
import { expect, test } from '../site.ts';

test.setTimeout(180_000);
for (const width of [390, 1280]) {
  test(`look ${width}`, async ({ page, site, browser }) => {
    await page.setViewportSize({ width, height: 844 });
    await plantPhotos(page, { by: guests.family, count: 14, approved: 9 });
    await signIn(page, guests.family);
    await page.goto('/photos');
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/shots/guest-${width}.png`, fullPage: true });
    await page.getByText('Las que subió tu grupo').click();
    await page.screenshot({ path: `/tmp/shots/guest-own-${width}.png`, fullPage: true });
    await page
      .locator('input[type=file]')
      .setInputFiles([
        await photoFile(20),
        await photoFile(21),
        {
          name: 'video.mp4',
          mimeType: 'video/mp4',
          buffer: Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isomiso2'),
        },
      ]);
    await expect(page.getByText('2 fotos enviadas')).toBeVisible();
    await page.screenshot({ path: `/tmp/shots/guest-sent-${width}.png` });
    await page.getByRole('button', { name: 'Foto 2 del álbum' }).click();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/shots/guest-big-${width}.png` });
    const upload = await makePhotoLink(page, { purpose: 'upload', event_id: 49 });
    const wall = await makePhotoLink(page, { purpose: 'wall' });
    const other = await browser.newPage({ baseURL: site.url, viewport: { width, height: 844 } });
    await other.goto(upload.link);
    await other.waitForTimeout(800);
    await other.screenshot({ path: `/tmp/shots/card-${width}.png`, fullPage: true });
    await other.goto(wall.link);
    await other.waitForTimeout(3000);
    await other.screenshot({ path: `/tmp/shots/wall-${width}.png` });
    await other.goto('/photos');
    await other.waitForTimeout(500);
    await other.screenshot({ path: `/tmp/shots/anonymous-${width}.png` });
    await signInAsCouple(page);
    await page.goto('/admin/photos');
    await page.waitForTimeout(800);
    await page.getByRole('button', { name: /^Foto 2, de/ }).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shots/admin-${width}.png`, fullPage: true });
    await page.screenshot({ path: `/tmp/shots/admin-top-${width}.png` });
    await page.goto('/admin/photos/cards?event=49');
    await page.screenshot({ path: `/tmp/shots/cards-${width}.png`, fullPage: true });
  });
}
