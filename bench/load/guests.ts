import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { type Dispatcher, Pool } from 'undici';
import type { DemoGroup } from '../../db/demo/groups.ts';
import type { EventView } from '../../src/contract/events.ts';
import type { ResponsesView } from '../../src/contract/responses.ts';
import { type Kind, drawKind } from './mix.ts';

type Call = {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  json?: unknown;
  expected?: number;
};

/** A group that is signed in, with the answers it may give: event → its members. */
type SignedIn = { cookie: string; events: { id: number; memberIds: number[] }[] };

const builtPages = ['/i', '/', '/accommodations', '/offline', '/sw.js', '/manifest.webmanifest'];

const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br, zstd', 'Accept-Language': 'es-CL' };

/** A crowd behind one proxy on the same machine: connections that stay, each guest's address in a header. */
export const openCrowd = async (
  url: string,
  groups: readonly DemoGroup[],
  random: () => number,
  connections = 64,
) => {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

  const request = async ({ method = 'GET', path, headers, json, expected = 200 }: Call) => {
    const answer = await pool.request({
      method,
      path,
      headers: {
        ...asBrowser,
        'X-Forwarded-For': `198.51.100.${Math.floor(random() * 250) + 1}`,
        ...(json !== undefined && { 'Content-Type': 'application/json', Origin: url }),
        ...headers,
      },
      body: json === undefined ? null : JSON.stringify(json),
    });
    if (answer.statusCode === expected) return answer;
    await answer.body.dump();
    throw new Error(`${method} ${path.replace(/\d+/g, 'N')}: ${answer.statusCode}`);
  };
  const arrive = async (call: Call) => void (await (await request(call)).body.arrayBuffer());
  const read = async <View>(path: string, cookie: string) =>
    (await (
      await request({ path, headers: { cookie, 'Accept-Encoding': '' } })
    ).body.json()) as View;

  const login = ({ name, code }: DemoGroup): Call => ({
    method: 'POST',
    path: '/api/rsvp/login',
    json: { groupName: name, accessCode: code },
  });
  const signIn = async (group: DemoGroup): Promise<SignedIn> => {
    const answer = await request(login(group));
    await answer.body.dump();
    const cookie = cookiesOf(answer);
    const events = [];
    for (const { id } of await read<EventView[]>('/api/rsvp/events', cookie)) {
      const { responses } = await read<ResponsesView>(`/api/rsvp/responses/${id}`, cookie);
      events.push({ id, memberIds: responses.map(({ memberId }) => memberId) });
    }
    return { cookie, events };
  };

  const guests: SignedIn[] = [];
  for (const group of groups) guests.push(await signIn(group));
  const names = readdirSync('dist/client/_astro');
  const assets = names.filter((name) => /\.(js|woff2)$/.test(name));
  const pictures = names.filter((name) => /-(400|640)\.avif$/.test(name));
  const home = await request({ path: '/' });
  await home.body.dump();
  const etag = String(home.headers['etag']);

  const calls: Record<Kind, (guest: SignedIn) => Call> = {
    asset: () => ({ path: `/_astro/${among(assets)}` }),
    picture: () => ({ path: `/_astro/${among(pictures)}` }),
    page: () => ({ path: among(builtPages) }),
    unchanged: () => ({ path: '/', headers: { 'If-None-Match': etag }, expected: 304 }),
    login: () => login(among(groups)),
    myEvents: ({ cookie }) => ({ path: '/my-events', headers: { cookie } }),
    attendance: ({ cookie }) => ({ path: '/my-events/attendance', headers: { cookie } }),
    wizard: ({ cookie }) => ({ path: '/rsvp', headers: { cookie } }),
    event: ({ cookie, events }) => ({ path: `/events/${among(events).id}`, headers: { cookie } }),
    greeting: ({ cookie }) => ({
      path: among(['/api/rsvp/guest', '/api/rsvp/events']),
      headers: { cookie },
    }),
    answer: ({ cookie, events }) => {
      const { id, memberIds } = among(events);
      const responses = memberIds.map((memberId) => ({ memberId, isAttending: random() < 0.8 }));
      return {
        method: 'POST',
        path: `/api/rsvp/responses/${id}`,
        headers: { cookie, 'Idempotency-Key': randomUUID() },
        json: { responses },
      };
    },
  };

  return {
    /** One answer of a guest for an event. */
    answer: () => arrive(calls.answer(among(guests))),
    /** One request of a guest's visit. */
    send: () => arrive(calls[drawKind(random)](among(guests))),
    leave: () => pool.close(),
  };
};

const cookiesOf = ({ headers }: Dispatcher.ResponseData) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
