import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Visitor } from '../../bench/durability/visitor.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';
import { demoGroups } from '#db/demo/groups.ts';

const data = copyTemplate();
let site: Server;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.dataDir });
});

afterAll(async () => {
  await site.stop();
  data.remove();
});

const pageCount = 300;
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

const get = async (path: string, { cookie }: Visitor) => {
  const req = request(site.url + path, { headers: { cookie }, agent }).end();
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of res.setEncoding('utf8')) text += chunk as string;
  return text;
};

/** An open page of a guest: it listens, and reads the notices when it hears of any. */
const openPage = async (guest: Visitor) => {
  const headers = { cookie: guest.cookie };
  const req = request(`${site.url}/api/rsvp/live`, { headers, agent: false }).end();
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  const page = { shown: '', close: () => res.destroy() };
  res.setEncoding('utf8').on('data', (chunk: string) => {
    if (!chunk.includes('"notices"')) return;
    void get('/api/rsvp/notices', guest).then((text) => (page.shown = text));
  });
  return page;
};

test('a notice is on three hundred open pages within five seconds', async () => {
  const guests = await Promise.all(
    demoGroups.map(({ name, code }) =>
      signIn(site, '/api/rsvp/login', { groupName: name, accessCode: code }),
    ),
  );
  const pages = await Promise.all(
    Array.from({ length: pageCount }, (_, index) => openPage(guests[index % guests.length]!)),
  );
  await expect
    .poll(() => pages.every(({ shown }) => shown === '[]'), { timeout: 20_000 })
    .toBe(true);

  const couple = await signIn(site, '/api/admin/login', admin);
  const published = await fetch(`${site.url}/api/admin/notices`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie: couple.cookie },
    body: JSON.stringify({ text: 'El bus sale a las 18:10' }),
  });
  expect(published.status).toBe(201);
  const reached = () => pages.filter(({ shown }) => shown.includes('18:10')).length;
  await expect.poll(reached, { timeout: 5_000 }).toBe(pageCount);
  for (const page of pages) page.close();
});
