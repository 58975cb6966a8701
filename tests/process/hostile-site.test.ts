import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Field, fieldOf } from '#content/schemas/field-of.ts';
import { guideSchema } from '#content/schemas/event-guide.ts';
import { partSchemas } from '#content/schemas/parts.ts';
import { fieldsIn } from '#content/without-empty.ts';
import type { SitePartView } from '#contract/site/site.ts';
import { startServer, type Server } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

const attack = '</script></style><script>alert(1)</script><img src=x onerror=alert(2)>"\'&💍\u202e';
const long = 'ñandú '.repeat(833);

let data: ReturnType<typeof copyTemplate>;
let server: Server;
let couple: Record<string, string>;
let guest: Record<string, string>;

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const signIn = async (path: string, body: object) => {
  const headers = { 'Content-Type': 'application/json', Origin: server.url };
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { ...headers, Cookie: cookiesOf(answer) };
};

beforeAll(async () => {
  data = copyTemplate();
  server = await startServer({ DATA_DIR: data.dataDir });
  couple = await signIn('/api/admin/login', admin);
  guest = await signIn('/api/rsvp/login', {
    groupName: 'Familia Peñaloza Ríos',
    accessCode: 'RAMA-4T7W',
  });
}, 60_000);

afterAll(async () => {
  await server.stop('SIGKILL');
  data.remove();
});

let count = 0;

/** Every text of the content replaced: titles stay different from each other. */
const poisoned = (field: Field, content: unknown, text: string): unknown => {
  if (field.kind === 'text' && typeof content === 'string') {
    return `${(count += 1)} ${text}`.slice(0, field.limit);
  }
  if ((field.kind === 'list' || field.kind === 'pair') && Array.isArray(content)) {
    return content.map((item) => poisoned(field.item, item, text));
  }
  if (content === null || typeof content !== 'object') return content;
  const fields = fieldsIn(field, content) ?? {};
  // A zone and a country are texts of a form of their own.
  const own = new Set(['timeZone', 'country']);
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      fields[name] && !own.has(name) ? poisoned(fields[name], value, text) : value,
    ]),
  );
};

const parts = { ...partSchemas, 'guides/45': guideSchema, 'guides/49': guideSchema };

const publishPoisoned = async (text: string) => {
  for (const [part, schema] of Object.entries(parts)) {
    const at = `${server.url}/api/admin/site/${part}`;
    const stored = (await (await fetch(at, { headers: couple })).json()) as SitePartView;
    const content = poisoned(fieldOf(schema), stored.content, text);
    const answer = await fetch(at, {
      method: 'PUT',
      headers: couple,
      body: JSON.stringify({ version: stored.version, content }),
    });
    expect([part, answer.status, answer.ok ? '' : await answer.text()]).toEqual([part, 200, '']);
  }
  const published = await fetch(`${server.url}/api/admin/site/publish`, {
    method: 'POST',
    headers: couple,
    body: '{}',
  });
  expect([published.status, published.ok ? '' : await published.text()]).toEqual([201, '']);
};

const pages = ['/', '/accommodations', '/privacy', '/i', '/offline', '/nada', '/rsvp'];
const guestPages = ['/my-events', '/gifts', '/events/45', '/events/49', '/rsvp'];

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, { headers });
  return { html: await answer.text(), policy: answer.headers.get('Content-Security-Policy') };
};

/** What of the attack became part of the page: within the quotes of an attribute it is only text. */
const injected = (html: string) =>
  html.replaceAll(/"[^"]*"/gu, '""').match(/<script>alert|<img src=x|<[a-z][^<>]*\sonerror=/gu) ??
  [];

/** Sources of scripts that a policy allows, but for the hashes of what the page itself holds. */
const allowed = (policy: string | null) => policy?.replaceAll(/ 'sha256-[^']+'/gu, '');

test('tags in every field are shown as what was typed, and the policy stays as it was', async () => {
  const before = await Promise.all(pages.map(async (path) => (await read(path)).policy));
  await publishPoisoned(attack);
  for (const [at, path] of pages.entries()) {
    const { html, policy } = await read(path);
    expect([path, injected(html)]).toEqual([path, []]);
    expect([path, allowed(policy)]).toEqual([path, allowed(before[at]!)]);
  }
  expect((await read('/')).html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  for (const path of guestPages) {
    const { html } = await read(path, guest);
    expect([path, injected(html)]).toEqual([path, []]);
  }
  expect((await read('/route.svg')).html).not.toContain('<script>');
  expect(JSON.parse((await read('/manifest.webmanifest')).html)).toMatchObject({
    name: expect.stringContaining('</script>'),
  });
});

test('texts as long as each field takes are shown', async () => {
  await publishPoisoned(long);
  for (const path of pages) expect((await fetch(server.url + path)).status).not.toBe(500);
  expect((await read('/')).html).toContain(long.slice(0, 4900));
  for (const path of guestPages) {
    expect((await fetch(server.url + path, { headers: guest })).status).toBe(200);
  }
});

test('an address that would run a script is refused', async () => {
  const at = `${server.url}/api/admin/site/wedding`;
  const { version, content } = (await (
    await fetch(at, { headers: couple })
  ).json()) as SitePartView;
  for (const host of ['javascript:alert(1)', 'data:text/html,x', 'http://ejemplo.cl', 'https:']) {
    const wedding = content as { chat: object };
    const answer = await fetch(at, {
      method: 'PUT',
      headers: couple,
      body: JSON.stringify({
        version,
        content: { ...wedding, chat: { ...wedding.chat, host } },
      }),
    });
    expect([host, answer.status, await answer.json()]).toMatchObject([
      ...[host, 422],
      { fields: { 'chat.host': expect.stringContaining('https://') } },
    ]);
  }
});
