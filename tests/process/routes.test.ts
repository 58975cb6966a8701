import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSite } from '#tests/support/api.ts';
import { allCalls } from '#tests/support/calls/all-calls.ts';
import { ask } from '../../e2e/fixtures/http.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

const data = copyTemplate();
let site: Server;
let greeting: string;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.dataDir });
  greeting = site.output();
});

afterAll(async () => {
  await site.stop();
  data.remove();
});

/** Every route that Astro's manifest names, and its answer to a stranger. */
const astroRoutes: Record<string, number> = {
  '/': 200,
  '/404': 404,
  '/accommodations': 200,
  '/admin': 200,
  '/admin/data': 200,
  '/admin/events': 200,
  '/admin/gifts': 200,
  '/admin/guests': 200,
  '/admin/guests/cards': 200,
  '/admin/guests/import': 200,
  '/admin/history': 200,
  '/admin/kitchen': 200,
  '/admin/days': 200,
  '/admin/photos': 200,
  '/admin/photos/cards': 200,
  '/admin/questions': 200,
  '/admin/days/print': 200,
  '/admin/questions/print': 200,
  '/admin/rsvps': 200,
  '/admin/site': 200,
  '/admin/site/preview': 302,
  '/admin/site/preview/accommodations': 302,
  '/admin/site/preview/events/[id]': 302,
  '/admin/site/preview/privacy': 302,
  '/admin/tables': 200,
  '/admin/tables/print': 200,
  '/admin/whatsapp': 200,
  '/all-events': 302,
  '/confirmation': 302,
  '/door': 200,
  '/events/[id]': 302,
  '/events/[id]/calendar.ics': 302,
  '/events/[id]/rsvp': 302,
  '/gifts': 302,
  '/gifts/result': 302,
  '/i': 200,
  '/manifest.webmanifest': 200,
  '/my-events': 302,
  '/my-events/attendance': 302,
  '/my-events/calendar.ics': 302,
  '/my-events/manifest.webmanifest': 302,
  '/my-events/pase.pdf': 302,
  '/my-events/pase.png': 302,
  '/offline': 200,
  '/practice-checkout/[id]': 404,
  '/photos': 200,
  '/photos/wall': 200,
  '/privacy': 200,
  '/route.svg': 200,
  '/rsvp': 200,
  '/rsvp/[id]': 302,
  '/share-card.jpg': 200,
  '/start': 200,
  // The process hands these to the API itself.
  '/api/[...path]': 404,
  // Astro adds these to every site. No page here uses them.
  '/_image': 404,
  '/_server-islands/[name]': 404,
};

/** Outside `/_astro`, where each name holds a hash. */
const files = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/film/hero.mp4',
  '/film/hero.webm',
  '/icon-192.png',
  '/icon-512.png',
  '/sw.js',
];

/** Pictures of the demo's gifts: their names are content. */
const demoPictures = /^\/gift-pictures\/[\w-]+\.webp$/u;

const filled = (route: string) => route.replace('[...path]', 'no-existe').replace(/\[\w+\]/u, '45');

describe('what the built server answers', () => {
  test('the pages and the calls are those written down, and no other', () => {
    const server = globSync('dist/server/**/*.mjs').map((file) => readFileSync(file, 'utf8'));
    const manifest = [...server.join('').matchAll(/"route":"([^"]+)"/gu)].map(
      ([, route]) => route!,
    );
    const calls = demoSite().api.routes.filter(({ method }) => method !== 'ALL');
    expect([...new Set(manifest)].sort()).toEqual(Object.keys(astroRoutes).sort());
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`))).toEqual(
      new Set(allCalls.map(([, { route }]) => route)),
    );
  });

  test('the files of the build are those written down, and no other', () => {
    const built = globSync('dist/client/**/*', { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/u.test(entry.name))
      .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^.*dist\/client/u, ''))
      .filter((name) => !name.startsWith('/_astro/') && !demoPictures.test(name))
      .filter((name) => !/\.html$/u.test(name) && !(name in astroRoutes));
    expect(built.sort()).toEqual(files);
  });

  test.each(Object.entries(astroRoutes))('%s answers a stranger with %i', async (route, status) => {
    expect((await ask(site.url + filled(route))).status).toBe(status);
  });
});

/** However it is written; Astro decodes an address until nothing is left to decode. */
const spellings = [
  '/_image',
  '/_image/',
  '/_IMAGE',
  '/%5Fimage',
  '/%5fimag%65',
  '/_image%2f',
  '/_server-islands',
  '/_server-islands/Gifts',
  '/_server-islands/Gifts?e=&p=&s=',
  '/_actions/anything',
];

describe('what Astro would answer by itself', () => {
  test.each(spellings)('%s is not there', async (path) => {
    const { status, body } = await ask(site.url + path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<html lang="es-CL"');
  });

  test.each(['/%255Fimage', '/%25255Fimage', '/%2561pi/rsvp/guest', '/%2561dmin'])(
    '%s, encoded more than once, is a bad request',
    async (path) => {
      expect((await ask(site.url + path)).status).toBe(400);
    },
  );

  test.each(['/_image', '/_server-islands/Gifts'])('%s takes no body', async (path) => {
    const { status } = await ask(site.url + path, { method: 'POST', body: '{}' });
    expect(status).toBe(405);
  });

  test('many image requests of a stranger delay no one and write nothing into the log', async () => {
    const [picture] = globSync('dist/client/_astro/*.webp').sort();
    const href = encodeURIComponent(picture!.replace('dist/client', ''));
    const startedAt = performance.now();
    const attack = ['', '&background=%0AInvented+line'].flatMap((background) =>
      Array.from({ length: 32 }, (_, index) =>
        ask(`${site.url}/_image?href=${href}&w=${2000 + index}&f=avif${background}`),
      ),
    );
    const login = ask(`${site.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(admin),
    });
    expect((await login).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(new Set((await Promise.all(attack)).map(({ status }) => status))).toEqual(
      new Set([404]),
    );
    expect(site.output()).toBe(greeting);
  });
});
