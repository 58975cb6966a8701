import { Agent, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const data = copyTemplate();
let site: Server;
let proxyPort: number;

/** As a proxy does: few connections to the site, shared by many guests. */
const upstream = new Agent({ keepAlive: true, maxSockets: 1 });
const proxy = createServer((req, res) => {
  const { method, url: path, headers } = req;
  const onward = request(
    { agent: upstream, host: '127.0.0.1', port: site.port, method, path, headers },
    (answer) => {
      const { connection: _, ...rest } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(res);
    },
  );
  onward.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end()));
  // What the site would not have is read all the same.
  onward.on('close', () => req.resume());
  req.pipe(onward);
});

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.dataDir });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  proxyPort = (proxy.address() as AddressInfo).port;
});

afterAll(async () => {
  upstream.destroy();
  proxy.close();
  proxy.closeAllConnections();
  await site.stop();
  data.remove();
});

type Sent = { method: string; path: string; headers?: Record<string, string>; body?: Buffer };

/** The answer's status, or why there was none. */
const statusOf = (agent: Agent, port: number, { body, headers, ...target }: Sent) =>
  new Promise<number | string | undefined>((resolve) => {
    const isChunked = headers?.['Transfer-Encoding'] !== undefined;
    const length = body && !isChunked && { 'Content-Length': body.length };
    const sent = { 'Content-Type': 'application/json', ...length, ...headers };
    const call = request({ ...target, agent, port, host: '127.0.0.1', headers: sent }, (answer) => {
      answer.on('error', () => resolve('cut off')).on('end', () => resolve(answer.statusCode));
      answer.resume();
    });
    call.on('error', ({ message }) => resolve(message)).end(body);
  });

const kilobytes = (count: number) => Buffer.alloc(count * 1024, 'x');
const login = { method: 'POST', path: '/api/rsvp/login' };
const chunked = { 'Transfer-Encoding': 'chunked' };
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const form = { method: 'POST', path: '/rsvp?ingreso', headers: urlencoded };
const bytes = { 'Content-Type': 'application/octet-stream' };

const rejected: [string, number, Sent][] = [
  ['a body over the limit of its call', 413, { ...login, body: kilobytes(100) }],
  ['one far over it', 413, { ...login, body: kilobytes(2000) }],
  ['one of unknown length', 413, { ...login, headers: chunked, body: kilobytes(2000) }],
  ['one over the limit of the site', 413, { ...login, body: kilobytes(12_500) }],
  [
    'a spreadsheet from a stranger',
    401,
    { method: 'POST', path: '/api/admin/guests/import', headers: bytes, body: kilobytes(9000) },
  ],
  [
    'one from another site',
    403,
    { ...login, headers: { Origin: 'https://evil.example' }, body: kilobytes(2000) },
  ],
  ['one for a call that is not there', 404, { ...login, path: '/api/none', body: kilobytes(60) }],
  ['one that is no login', 422, { ...login, body: Buffer.from('{}') }],
  ['one for a page', 405, { method: 'POST', path: '/', body: kilobytes(2000) }],
  ['a form over its limit', 413, { ...form, body: kilobytes(2000) }],
  ['a form over the limit of the site', 413, { ...form, body: kilobytes(23_000) }],
  [
    'a form of unknown length',
    413,
    { ...form, headers: { ...urlencoded, ...chunked }, body: kilobytes(2000) },
  ],
  [
    'a form from another site',
    403,
    { ...form, headers: { ...urlencoded, Origin: 'https://evil.example' }, body: kilobytes(2000) },
  ],
];

describe.each(['directly', 'through a proxy'])('asked %s', (way) => {
  test.each(rejected)('after %s (%i) the next request is answered', async (_name, status, sent) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const port = way === 'directly' ? site.port : proxyPort;
    const answers: unknown[] = [];
    // What weighs megabytes takes its time on a busy machine.
    const pairs = (sent.body?.length ?? 0) > 5_000_000 ? 5 : 40;
    for (let pair = 0; pair < pairs; pair += 1) {
      answers.push(await statusOf(agent, port, sent));
      answers.push(await statusOf(agent, port, { method: 'GET', path: '/healthz' }));
    }
    agent.destroy();
    expect(answers).toEqual(Array.from({ length: pairs }, () => [status, 200]).flat());
  });
});

test('while the body of what is refused is still to come, the answer says that it is the last', async () => {
  const socket = connect(site.port, '127.0.0.1');
  socket.write(
    ['POST /api/none HTTP/1.1', 'Host: localhost', 'Content-Length: 50', '', '{'].join('\r\n'),
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 [^]*\r\nConnection: close\r\n/iu);
});

test('a body that arrives whole leaves the connection open for the next request', async () => {
  const socket = connect(site.port, '127.0.0.1');
  const post = (body: string) =>
    ['POST /api/none HTTP/1.1', 'Host: localhost', `Content-Length: ${body.length}`, '', body].join(
      '\r\n',
    );
  socket.write(post('{}') + post('{"a":1}'));
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const statuses = (await text(socket)).match(/HTTP\/1\.1 \d{3}/gu);
  expect(statuses).toEqual(['HTTP/1.1 404', 'HTTP/1.1 404', 'HTTP/1.1 200']);
});
