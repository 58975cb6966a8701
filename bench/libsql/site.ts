import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, type Server } from '../../e2e/fixtures/server.ts';
import { signIn } from '../durability/visitor.ts';
import { wrk } from '../throughput/wrk.ts';
import type { Engine } from './engines.ts';

/** The built site with the demo's wedding, and the engine in better-sqlite3's place. */
const onSite = async <T>(
  { name, mode }: Engine,
  env: Record<string, string>,
  visit: (server: Server) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'libsql-site-'));
  const hook = `--import ${path.resolve('bench/libsql/in-place.mjs')}`;
  const server = await startServer({
    DATA_DIR: folder,
    ...(name !== 'better-sqlite3' && { NODE_OPTIONS: hook, LIBSQL: name, LIBSQL_MODE: mode }),
    ...env,
  });
  try {
    return await visit(server);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const guests = [
  { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' },
  { groupName: 'Camila y Andrés', accessCode: 'ARPA-9K3D' },
];

/** Two guests sign in, and each asks who they are. */
export const twoGuests = (engine: Engine) =>
  onSite(engine, {}, async (server) => {
    const told: string[] = [];
    for (const guest of guests) {
      const { get } = await signIn(server, '/api/rsvp/login', guest);
      const { groupName } = await get<{ groupName: string }>('/api/rsvp/guest');
      told.push(`${guest.groupName} is answered as ${groupName}`);
    }
    return told.join(', ');
  });

const residentMb = ({ pid }: Server) =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

/** The list of gifts, as fast as answers come. */
export const giftList = (engine: Engine) =>
  onSite(engine, { LIBSQL_ANEW: engine.mode === 'replica' ? '1' : '' }, async (server) => {
    const { cookie } = await signIn(server, '/api/rsvp/login', guests[0]!);
    const given = { seconds: 5, headers: { Cookie: cookie } };
    const idle = residentMb(server);
    await wrk(`${server.url}/api/gifts`, server.pid, given);
    const warm = residentMb(server);
    const { perSecond, microseconds } = await wrk(`${server.url}/api/gifts`, server.pid, given);
    return (
      `${Math.round(perSecond)} a second, ${Math.round(microseconds)} µs of processor; ` +
      `${idle} MB idle, ${warm} and ${residentMb(server)} after 5 and 10 s`
    );
  });
