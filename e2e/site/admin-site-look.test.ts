import type { Page } from '@playwright/test';
import { barriersOf } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { errorsOf } from '../screens/failures-of.ts';
import { expect, test } from '../site.ts';
import { fontNames } from '#domain/look/fonts.ts';
import { type Look, backgroundNames } from '#domain/look/look.ts';
import { paletteNames, palettes } from '#domain/look/palettes.ts';

// A process of its own: what it has published stays in its memory.
test.use({ contextOptions: { reducedMotion: 'reduce' }, siteEnv: { TZ: 'UTC' } });

test.beforeEach(({ page, site }) => signInAsAdmin(site, page.request));

const accentOf = () => getComputedStyle(document.documentElement).getPropertyValue('--accent');

test('colours, letters and drawing are chosen from small pictures, seen at once and published', async ({
  page,
}) => {
  const rejected: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) rejected.push(message.text());
  });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/admin/site');
  const look = page.getByRole('group', { name: 'Cómo se ve' });
  await expect(look.getByRole('radio', { name: 'Copihue' })).toBeChecked();
  await look.locator('label', { hasText: /Mar$/u }).click();
  await look.getByRole('radio', { name: 'Romántica' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(look.getByRole('radio', { name: 'Clásica' })).toBeChecked();
  await look.locator('label', { hasText: /Costa$/u }).click();

  const frame = page.frameLocator('iframe');
  const title = frame.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-family', /^Marcellus/u);
  await expect.poll(() => title.evaluate(accentOf)).toBe(palettes.sea.accent);
  expect(await page.evaluate(accentOf)).toBe(palettes.copihue.accent);

  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Sitio publicado')).toBeVisible();
  for (const path of ['/', '/accommodations', '/rsvp']) {
    await page.goto(path);
    expect(await page.evaluate(accentOf), path).toBe(palettes.sea.accent);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-family', /^Marcellus/u);
  }
  expect(rejected).toEqual([]);
});

/** Every palette with every face, and each drawing in turn. */
const looks: Look[] = paletteNames.flatMap((palette, at) =>
  fontNames.map((font, after) => ({
    palette,
    face: font,
    scene: backgroundNames[(at + after) % 3]!,
  })),
);

test('no look hides a word: nobody is kept out, nothing is cut off on a narrow phone', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const look of looks) {
    await dress(page, site.url, look);
    await page.goto('/');
    const named = JSON.stringify(look);
    expect(await page.evaluate(accentOf), named).toBe(palettes[look.palette].accent);
    expect(await barriersOf(page), named).toEqual([]);
    expect(await errorsOf(page), named).toEqual([]);
  }
});

const dress = async ({ request }: Page, url: string, look: Look) => {
  const headers = { Origin: url };
  const part = '/api/admin/site/wedding';
  const { version, content } = (await (await request.get(part)).json()) as {
    version: number;
    content: object;
  };
  await request.put(part, { headers, data: { version, content: { ...content, look } } });
  const published = await request.post('/api/admin/site/publish', { headers, data: {} });
  expect(published.status()).toBe(201);
};
