import type { Page } from '@playwright/test';
import { awake, guests, signIn } from '../guest-visit.ts';
import { readToTheEnd } from '../reading.ts';
import { guestScreens } from '../screens/guest-screens.ts';
import { open, type Screen } from '../screens/screen.ts';
import { expect, test } from '../site.ts';
import {
  bytesOf,
  inlineScripts,
  sumOf,
  type Traffic,
  type Transfer,
  watchTraffic,
} from '../traffic.ts';
import { inFullChromium } from '../full-chromium.ts';

// The other one paints before a font that the page has named ahead is there.
test.use(inFullChromium);

// As guests have it: the worker that keeps pages is fetched, too, once a page is there.
test.use({ serviceWorkers: 'allow' });

const kilobyte = 1024;

test.describe('without the worker, which would answer some of it from what it keeps', () => {
  test.use({ serviceWorkers: 'block' });

  test('signing in and answering everything takes at most 95 kB of scripts, the first toast included', async ({
    page,
    browser,
    site,
  }) => {
    const login = watchTraffic(page, site.url);
    await page.goto('/rsvp');
    await awake(page);
    const ofLogin = await inlineScripts(page);
    await page.getByLabel('Nombre del grupo').fill('Familia Peñaloza Ríos');
    await page.getByLabel('Código de acceso').fill('RAMA-4T7W');
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page.waitForURL('**/my-events');

    // Nothing from before is in its cache.
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    const fresh = await context.newPage();
    await signIn(fresh, guests.family);
    const wizard = watchTraffic(fresh, site.url);
    await fresh.goto('/rsvp');
    await awake(fresh);
    const ofWizard = await inlineScripts(fresh);
    await fresh.getByRole('button', { name: 'Continuar a los eventos' }).click();
    for (const next of [...Array<string>(5).fill('Siguiente evento'), 'Revisar todas']) {
      await fresh.getByRole('radio', { name: 'Asistiré', exact: true }).first().check();
      await fresh.getByRole('button', { name: next }).click();
    }
    await fresh.getByRole('button', { name: 'Enviar todas las respuestas' }).click();
    await fresh.waitForURL('**/my-events');

    const visits = await Promise.all([login, wizard].map(untilNextPage));
    await context.close();
    const transfers = new Map(
      [...visits.flat(), ...ofLogin, ...ofWizard].map((transfer) => [transfer.path, transfer]),
    );
    const all = [...transfers.values()];
    expect(all.filter(({ bytes }) => bytes < 0)).toEqual([]);
    expect(bytesOf(all, 'script')).toBeGreaterThan(60 * kilobyte);
    expect(bytesOf(all, 'script')).toBeLessThanOrEqual(95 * kilobyte);
    expect(bytesOf(all, 'font')).toBeLessThanOrEqual(20 * kilobyte);
    for (const { strangers, complaints } of [login, wizard]) {
      expect([...strangers, ...complaints]).toEqual([]);
    }
  });
});

/** What /rsvp took, up to the page that follows it. */
const untilNextPage = async (traffic: Traffic) => {
  const transfers = await traffic.transfers();
  return transfers.slice(
    0,
    transfers.findIndex(({ path }) => path === '/my-events'),
  );
};

/** What a page may take of scripts, and that without React, in kB: 15, or this. */
const ownScriptLimits: Record<string, number> = {
  '/my-events': 6,
  '/events/47': 5,
  '/gifts/result': 8,
};

/** The islands' pages have limits of their own. */
const hasIsland = ({ path }: Screen) =>
  /^\/(rsvp|i)(#|$)|attendance$|\/rsvp$|^\/(gifts|door)$/.test(path);

/** What an island's page but the gifts' may take of scripts: less than login and wizard together. */
const islandLimit = 92_000;

/** Read to their end: a page that everybody gets. */
const readFull = new Set(['/', '/accommodations', '/privacy']);

/** Each page once: what is reached from it has no other address. */
const pages = new Map(guestScreens.map((screen) => [`${screen.path} ${screen.visitor}`, screen]));

for (const screen of pages.values()) {
  const { name, path } = screen;
  test(`${name}: no layout shift, no other host, no complaint, and little to download`, async ({
    page,
    site,
  }) => {
    const traffic = watchTraffic(page, site.url);
    await watchJumps(page);
    await open(page, { ...screen, reach: undefined });

    expect(await jumps(page)).toEqual([]);
    const transfers = await traffic.transfers();
    expect(bytesOf(transfers, 'font')).toBeLessThanOrEqual(20 * kilobyte);
    if (path === '/gifts') {
      expect(bytesOf(transfers, 'script')).toBeGreaterThan(0);
      expect(sumOf(transfers) - bytesOf(transfers, 'image')).toBeLessThanOrEqual(112 * kilobyte);
    }
    const scripts = [...transfers, ...(await inlineScripts(page))];
    if (hasIsland(screen)) {
      if (path !== '/gifts') expect(bytesOf(scripts, 'script')).toBeLessThan(islandLimit);
    } else {
      const limit = ownScriptLimits[path.split('?')[0]!] ?? 15;
      expect(bytesOf(scripts, 'script')).toBeLessThanOrEqual(limit * kilobyte);
      expect(await withReact(page, transfers)).toEqual([]);
    }
    if (readFull.has(path)) await expectLightToItsEnd(page, traffic);
    expect(traffic.strangers).toEqual([]);
    expect(traffic.complaints.filter((text) => !isItsOwnStatus(text))).toEqual([]);
  });
}

const withReact = async (page: Page, transfers: Transfer[]) => {
  const paths: string[] = [];
  for (const { path, kind } of transfers) {
    if (kind !== 'script') continue;
    const source = await (await page.request.get(path)).text();
    if (source.includes('react.')) paths.push(path);
  }
  return paths;
};

const expectLightToItsEnd = async (page: Page, traffic: Traffic) => {
  await readToTheEnd(page);
  await expect.poll(traffic.inProgress).toBe(0);
  const transfers = await traffic.transfers();
  const scripts = [...transfers, ...(await inlineScripts(page))];
  const withoutFilm = transfers.filter(({ kind }) => kind !== 'film');
  expect(bytesOf(transfers, 'document', 'style')).toBeLessThanOrEqual(14 * kilobyte);
  expect(bytesOf(scripts, 'script')).toBeLessThanOrEqual(6 * kilobyte);
  expect(bytesOf(transfers, 'font')).toBeLessThanOrEqual(20 * kilobyte);
  expect(sumOf(withoutFilm)).toBeLessThanOrEqual(450 * kilobyte);
};

/** The browser reports a page of status 400 or 404 as a failed load. */
const isItsOwnStatus = (text: string) => /responded with a status of 40[04]/.test(text);

type Jump = { value: number; moved: string[] };

/**
 * All of them: no input is made, and a phone's first half second, in which it settles
 * on its width, would count as caused by an input.
 */
const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    const jumps: Jump[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '');
        jumps.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved by the second frame from now: observers are told between frames. */
const jumps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Jump[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { jumps: Jump[] }).jumps)),
        ),
      ),
  );
