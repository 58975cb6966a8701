import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startServer } from '../../e2e/fixtures/server.ts';
import type { RunningSite } from './kill-rounds.ts';

/** The site as guests get it. */
export const realSite = async (dataDir: string): Promise<RunningSite> => {
  const server = await startServer({ DATA_DIR: dataDir });
  return { url: server.url, kill: () => server.stop('SIGKILL') };
};

type Call = { path: string; method: string; headers: Headers; body: string };
type Forward = (call: Call) => Promise<Response>;

/** How a site treats a call that writes. */
type Habit = (call: Call, forward: Forward) => Promise<Response> | Response;

/** Says "done" and writes afterwards: what the rounds must find out. */
export const siteThatAcknowledgesFirst = (dataDir: string) => {
  let writing: Promise<unknown> = Promise.resolve();
  return carelessSite(dataDir, (call, forward) => {
    writing = writing.then(() => forward(call)).catch(() => undefined);
    return new Response('{}');
  });
};

/** Writes one call as two, and acknowledges both: what the rounds must find out too. */
export const siteThatWritesInHalves = (dataDir: string) =>
  carelessSite(dataDir, async (call, forward) => {
    const [[list, entries]] = Object.entries(JSON.parse(call.body)) as [[string, unknown[]]];
    // A single answer has no halves.
    if (entries.length < 2) return forward(call);
    call.headers.delete('Idempotency-Key');
    const half = (part: unknown[]) => forward({ ...call, body: JSON.stringify({ [list]: part }) });
    await half(entries.slice(0, 1));
    return half(entries.slice(1));
  });

/** The real site behind a door with a bad habit. */
const carelessSite = async (dataDir: string, habit: Habit): Promise<RunningSite> => {
  const site = await realSite(dataDir);
  const forward: Forward = ({ path, method, headers, body }) =>
    fetch(`${site.url}${path}`, { method, headers, ...(body && { body }) });
  const door = createServer((req, res) => {
    const answer = async () => {
      const call = await callOf(req);
      const isMutation = call.method !== 'GET' && !call.path.endsWith('/login');
      const { status, headers, body } = await (isMutation ? habit(call, forward) : forward(call));
      res.writeHead(status, { 'Set-Cookie': headers.getSetCookie() });
      res.end(body && (await buffer(body)));
    };
    answer().catch(() => res.destroy());
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    kill: async () => {
      await site.kill();
      door.close();
      door.closeAllConnections();
    },
  };
};

const callOf = async (req: IncomingMessage): Promise<Call> => {
  const headers = new Headers();
  for (const name of ['Cookie', 'Content-Type', 'Idempotency-Key']) {
    const value = req.headers[name.toLowerCase()];
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = (await buffer(req)).toString();
  return { path: req.url ?? '', method: req.method ?? '', headers, body };
};
