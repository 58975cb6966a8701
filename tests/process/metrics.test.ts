import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const data = copyTemplate();
let site: Server;
let port: number;

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

beforeAll(async () => {
  port = await freePort();
  site = await startServer({ DATA_DIR: data.dataDir, METRICS_PORT: `${port}`, HOST: '0.0.0.0' });
}, 60_000);

afterAll(async () => {
  await site?.stop();
  data.remove();
});

const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

const login = (accessCode: string) =>
  fetch(`${site.url}/api/rsvp/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ groupName: 'Tía Marta', accessCode }),
  });

test('figures of the process, the requests and the wedding', async () => {
  await (await fetch(site.url)).text();
  await (await login('MATE-6H4C')).text();
  await (await login('otro código')).text();
  await expect
    .poll(metrics)
    .toMatch(/convite_requests_total\{route="\/api\/rsvp\/login",status="4xx"\} 1\n/);

  const text = await metrics();
  expect(text).toMatch(/convite_requests_total\{route="\/",status="2xx"\} 1\n/);
  expect(text).toMatch(/convite_request_duration_seconds_bucket\{le="0.1",kind="api"\}/);
  expect(text).toMatch(/convite_sessions\{of="guests"\} 1\n/);
  expect(text).toMatch(/convite_answers [1-9]\d*\n/);
  expect(text).toMatch(/convite_messages_waiting 0\n/);
  expect(text).toMatch(/convite_database_bytes\{file="database"\} [1-9]/);
  expect(text).toMatch(/convite_last_backup_timestamp_seconds \d/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds /);
  expect(text).toMatch(/process_resident_memory_bytes [1-9]/);
});

test('nothing of anybody in them, whatever was asked for', async () => {
  await Promise.all(
    ['/events/45', '/Familia%20Pe%C3%B1aloza', '/rsvp?code=RAMA-4T7W', '/api/uploads/abc9.png'].map(
      async (path) => (await fetch(site.url + path)).text(),
    ),
  );
  await expect.poll(metrics).toMatch(/route="other",status="4xx"/);
  expect(await metrics()).not.toMatch(/Marta|MATE|Familia|RAMA|abc9|code=|events\/45/);
});

test('the public port has no metrics, and their port is not reachable from outside', async () => {
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const outer = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  if (outer) await expect(fetch(`http://${outer.address}:${port}/metrics`)).rejects.toThrow();
});

test('without METRICS_PORT their library is not even read', async () => {
  const quiet = await startServer({ DATA_DIR: data.dataDir, NODE_DEBUG: 'esm,module' });
  await (await fetch(quiet.url)).text();
  await quiet.stop();
  expect(quiet.output()).not.toContain('prom-client');
});
