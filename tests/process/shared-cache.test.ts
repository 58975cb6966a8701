import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Visitor, signIn } from '../../bench/durability/visitor.ts';
import { ask } from '../../e2e/fixtures/http.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

// What a cache between the site and its guests (a CDN) may keep, by the headers alone.
const data = copyTemplate();
let site: Server;
let guest: Visitor;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.dataDir });
  guest = await signIn(site, '/api/rsvp/login', {
    groupName: 'Familia Peñaloza Ríos',
    accessCode: 'RAMA-4T7W',
  });
});

afterAll(async () => {
  await site.stop();
  data.remove();
});

const personal = [
  ...['/rsvp', '/my-events', '/my-events/attendance', '/events/45', '/events/45/rsvp', '/gifts'],
  ...['/events/45/calendar.ics', '/my-events/calendar.ics', '/gifts/result', '/admin'],
  ...['/api/rsvp/guest', '/api/rsvp/events', '/api/gifts', '/api/no-existe'],
];

test.each(personal)('%s is kept by no cache, signed in or not', async (path) => {
  for (const cookie of [guest.cookie, '']) {
    const { headers } = await ask(site.url + path, { headers: { Cookie: cookie } });
    expect(headers['cache-control']).toMatch(/\bno-store\b/u);
  }
});

test.each(['/', '/accommodations', '/privacy', '/i', '/offline', '/no-existe'])(
  '%s is the same for everybody, and asked for again each time',
  async (path) => {
    const known = await ask(site.url + path, { headers: { Cookie: guest.cookie } });
    const stranger = await ask(site.url + path);

    expect(known.body.equals(stranger.body)).toBe(true);
    expect(known.headers['cache-control']).toBe('no-cache');
    expect(known.headers['set-cookie']).toBeUndefined();
    expect(known.headers['vary']).toBe('Accept-Encoding');
  },
);

test('what carries its content in its name is kept for good, without a cookie', async () => {
  for (const name of readdirSync('dist/client/_astro').filter(
    (file) => !/\.(br|gz)$/u.test(file),
  )) {
    const { status, headers } = await ask(`${site.url}/_astro/${name}`, {
      method: 'HEAD',
      headers: { Cookie: guest.cookie },
    });
    expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      undefined,
    ]);
  }
});
