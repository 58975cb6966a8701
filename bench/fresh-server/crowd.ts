/**
 * Guests who come at a fixed rate, however slowly the server answers (an open workload): half of them open the
 * invitation, half send a response of a member who has none yet.
 *
 *   crowd.ts come <site> <file>     until SIGTERM; what became of it is written to the file
 *   crowd.ts check <site> <file>    whether everything that was acknowledged is stored
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../durability/visitor.ts';

export type Crowd = {
  eventId: number;
  groups: { groupName: string; accessCode: string }[];
  requests: number;
  /** What was no answer, or no whole page. */
  rejected: string[];
  longestMs: number;
  /** The members whose answers were acknowledged. */
  acknowledged: number[];
};

const aSecond = 20;
const groups = 12;
const membersOf = 200;

const [, , command, url = '', file = ''] = process.argv;
const site = { url };

const prepare = async (): Promise<Crowd> => {
  const couple = await signIn(site, '/api/admin/login', {
    username: 'novios',
    password: 'una clave muy larga',
  });
  await couple.send('POST', '/api/admin/events', {
    name: 'Fiesta',
    description: 'Con baile',
    location: 'Linares',
    date: '2031-12-20T18:00',
  });
  const [event] = await couple.get<{ id: number }[]>('/api/admin/events');
  const credentials = Array.from({ length: groups }, (_, number) => ({
    groupName: `Bandurrias ${number}`,
    accessCode: `NIDO${number}`,
  }));
  for (const { groupName, accessCode } of credentials) {
    await couple.send('POST', '/api/admin/guests', {
      guest: { group_name: groupName, access_code: accessCode },
      members: Array.from({ length: membersOf }, (_, number) => ({ name: `Bandurria ${number}` })),
      eventIds: [event!.id],
    });
  }
  return {
    eventId: event!.id,
    groups: credentials,
    requests: 0,
    rejected: [],
    longestMs: 0,
    acknowledged: [],
  };
};

type Response = { memberId: number; responded: boolean };

const responses = (crowd: Crowd) =>
  Promise.all(
    crowd.groups.map(async (credentials) => {
      const visitor = await signIn(site, '/api/rsvp/login', credentials);
      const path = `/api/rsvp/responses/${crowd.eventId}`;
      const stored = await visitor.get<{ responses: Response[] }>(path);
      return { visitor, path, stored: stored.responses };
    }),
  );

const come = async () => {
  const crowd = await prepare();
  const signedIn = await responses(crowd);
  // One of each group in turn: a group may write only so often.
  const people = Array.from({ length: membersOf }, (_, at) =>
    signedIn.map(({ visitor, path, stored }) => ({ visitor, path, id: stored[at]!.memberId })),
  ).flat();
  let isOver = false;
  process.on('SIGTERM', () => (isOver = true));
  console.log('The crowd comes.');
  const note = async (work: Promise<void>) => {
    const startedAt = performance.now();
    crowd.requests += 1;
    try {
      await work;
    } catch (error) {
      const { message, cause } = error as Error;
      crowd.rejected.push(`${message} ${cause ? String(cause) : ''}`.slice(0, 200));
    }
    crowd.longestMs = Math.max(crowd.longestMs, performance.now() - startedAt);
  };
  const open = async () => {
    const page = await fetch(url);
    const html = await page.text();
    if (!page.ok || !html.includes('</html>')) throw new Error(`page: ${page.status}`);
  };
  const inProgress: Promise<void>[] = [];
  for (let next = 0; !isOver; next += 1) {
    const person = next % 2 === 1 ? people.shift() : undefined;
    const answer = async ({ visitor, path, id }: NonNullable<typeof person>) => {
      await visitor.send('POST', path, { responses: [{ memberId: id, isAttending: true }] });
      crowd.acknowledged.push(id);
    };
    inProgress.push(note(person ? answer(person) : open()));
    await pause(1000 / aSecond);
  }
  await Promise.all(inProgress);
  writeFileSync(file, JSON.stringify(crowd));
};

const check = async () => {
  const crowd = JSON.parse(readFileSync(file, 'utf8')) as Crowd;
  const stored = (await responses(crowd)).flatMap((group) => group.stored);
  const answered = new Set(
    stored.filter(({ responded }) => responded).map(({ memberId }) => memberId),
  );
  const lost = crowd.acknowledged.filter((id) => !answered.has(id));
  console.log(JSON.stringify({ stored: answered.size, lost: lost.length }));
};

await (command === 'check' ? check() : come());
