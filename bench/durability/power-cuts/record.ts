/**
 * The program whose writes are recorded: twenty writers at the site's own calls and database, in one
 * process, which says on the side what it sends and what was acknowledged. Ends as a kill would.
 *
 *   node record.ts <data folder> <file for what it says> <acknowledged calls> <full | normal>
 */
import { openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createApi } from '#api/app.ts';
import { readConfig } from '#api/config.ts';
import type { ResponsesView } from '#contract/responses.ts';
import { openDatabase } from '#db/connection.ts';
import { demoGroups } from '#db/demo/groups.ts';
import { depsOf } from '../../support/deps.ts';

const [dataDir = '', marksFile = '', calls = '100', synchronous = 'full'] = process.argv.slice(2);
const marks = openSync(marksFile, 'w');
const say = (mark: unknown) => writeSync(marks, `${JSON.stringify(mark)}\n`);

const config = readConfig({ DATA_DIR: dataDir });
const wedding = openDatabase(path.join(dataDir, 'wedding.db'));
const { db } = wedding;
// The site that must be found out: what it acknowledges is not on the disk yet.
if (synchronous === 'normal') db.run(sql`pragma synchronous = normal`);
// The log comes home often, so that a short recording holds that too.
db.run(sql`pragma wal_autocheckpoint = 150`);
const api = createApi(depsOf(wedding, config, () => new Date()));

const request = async (address: string, cookie: string, json?: unknown) => {
  const answer = await api.request(
    address,
    {
      method: json === undefined ? 'GET' : 'POST',
      headers: { cookie, Origin: config.siteUrl, 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    },
    { clientAddress: '192.0.2.1' },
  );
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer;
};

const signIn = async ({ name, code }: (typeof demoGroups)[number]) => {
  const answer = await request('/api/rsvp/login', '', { groupName: name, accessCode: code });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
};

type Writer = { address: string; cookie: string; members: { id: number; start: number }[] };

/** Each answers for one group and one event, again and again, every time the other answer. */
const invite = async (count: number): Promise<Writer[]> => {
  const writers: Writer[] = [];
  for (const group of demoGroups) {
    const cookie = await signIn(group);
    for (const event of group.events) {
      if (writers.length === count) return writers;
      const address = `/api/rsvp/responses/${event}`;
      const { responses } = (await (await request(address, cookie)).json()) as ResponsesView;
      const members = responses.map(({ memberId, isAttending, responded, version }) => ({
        id: memberId,
        start: responded && isAttending ? 1 : 0,
        version: responded || version > 0 ? version : 0,
      }));
      say({ writer: writers.length, event, members });
      writers.push({ address, cookie, members });
    }
  }
  throw new Error('The demo has fewer invitations than that.');
};

let acknowledged = 0;

const write = async ({ address, cookie, members }: Writer, writer: number) => {
  for (let step = 1; acknowledged < Number(calls); step += 1) {
    say({ writer, sent: step });
    const responses = members.map(({ id, start }) => ({
      memberId: id,
      isAttending: (start + step) % 2 === 1,
    }));
    await request(address, cookie, { responses });
    say({ writer, acknowledged: step });
    acknowledged += 1;
  }
};

const writers = await invite(20);
await Promise.all(writers.map(write));
process.kill(process.pid, 'SIGKILL');
