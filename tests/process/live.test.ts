import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Visitor } from '../../bench/durability/visitor.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

const data = copyTemplate();
let site: Server;
let couple: Visitor;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.dataDir });
  couple = await signIn(site, '/api/admin/login', admin);
});

afterAll(async () => {
  await site.stop();
  data.remove();
});

/** As a browser asks that would take anything packed. */
const listen = async (path = '/api/admin/live') => {
  const headers = { cookie: couple.cookie, 'accept-encoding': 'br, gzip, deflate' };
  const req = request(site.url + path, { headers, agent: false }).end();
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  let output = '';
  res.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  return { res, output: () => output };
};

test('every word reaches the screen when it is said: nothing packs or gathers it', async () => {
  const { res, output } = await listen();
  expect(res.headers['content-encoding']).toBeUndefined();
  expect(res.headers['x-accel-buffering']).toBe('no');
  await expect.poll(output).toMatch(/^event: ready\n/);
  const guest = await signIn(site, '/api/rsvp/login', {
    groupName: 'Familia Peñaloza Ríos',
    accessCode: 'RAMA-4T7W',
  });
  const { members } = (await (
    await fetch(`${site.url}/api/rsvp/guest`, { headers: { cookie: guest.cookie } })
  ).json()) as { members: { id: number; name: string }[] };
  await fetch(`${site.url}/api/rsvp/responses/49`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie: guest.cookie },
    body: JSON.stringify({ responses: [{ memberId: members[0]!.id, isAttending: true }] }),
  });
  await expect
    .poll(output)
    .toMatch(
      /event: change\ndata: \{"kinds":\["answers"\],"eventIds":\[49\]\}\nid: [\da-f]+-\d+\n\n$/,
    );
  res.destroy();
});

test('an answer by a form without scripts is told like any other', async () => {
  const { res, output } = await listen();
  await expect.poll(output).toMatch(/^event: ready\n/);
  const guest = await signIn(site, '/api/rsvp/login', {
    groupName: 'Familia Peñaloza Ríos',
    accessCode: 'RAMA-4T7W',
  });
  const { members } = (await (
    await fetch(`${site.url}/api/rsvp/guest`, { headers: { cookie: guest.cookie } })
  ).json()) as { members: { id: number }[] };
  const { status } = await fetch(`${site.url}/events/48/rsvp`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: guest.cookie },
    body: new URLSearchParams({ [`attending-48-${members[0]!.id}`]: 'true' }),
  });
  expect(status).toBe(303);
  await expect.poll(output).toContain('data: {"kinds":["answers"],"eventIds":[48]}');
  res.destroy();
});

test('a browser that goes away leaves its place', async () => {
  for (let visit = 0; visit < 40; visit++) {
    const { res } = await listen();
    expect(res.statusCode).toBe(200);
    res.destroy();
    await once(res, 'close');
  }
  expect(site.output()).not.toContain('Fault');
});
