import { expect, test } from '../site.ts';

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test.describe('at its public address', () => {
  test.use({ siteEnv: { SITE_URL: 'https://boda.example' } });

  test('a shared link shows a title, a sentence and a picture', async ({ page }) => {
    for (const path of ['/', '/accommodations', '/rsvp', '/i']) {
      const html = await (await page.request.get(path)).text();
      expect(content(html, 'og:title')).toContain('Violeta &amp; Lautaro');
      expect(content(html, 'og:description')).toBeTruthy();
      expect(content(html, 'twitter:card')).toBe('summary_large_image');
      const picture = new URL(content(html, 'og:image') ?? '');
      expect(picture.origin).toBe('https://boda.example');
      expect(html).not.toContain('origin.invalid');

      const answer = await page.request.get(picture.pathname + picture.search);
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      // Chat apps leave out what is heavier.
      expect((await answer.body()).length).toBeLessThan(300_000);
    }
  });
});

test('the address is the same in every encoding, whatever the port', async ({ page, site }) => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const answer = await page.request.get('/', { headers: { 'Accept-Encoding': encoding } });
    expect(content(await answer.text(), 'og:image')).toContain(`${site.url}/share-card.jpg?v=`);
  }
});

test('a private wedding is not for search engines', async ({ page }) => {
  for (const path of ['/', '/accommodations', '/rsvp', '/no-existe']) {
    const html = await (await page.request.get(path)).text();
    expect(content(html, 'robots'), path).toBe('noindex, nofollow');
  }
});

test('phones can put the invitation on their home screen', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(href!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('Violeta & Lautaro');
  const icons = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  for (const src of [...manifest.icons.map(({ src }) => src), ...icons]) {
    const icon = await page.request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toMatch(/^image\//);
  }
});
