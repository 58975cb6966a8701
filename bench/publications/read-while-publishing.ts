import { Pool } from 'undici';
import { openLoop, type Result } from '../load/open-loop.ts';
import { openCouple, fullVersion } from './couple.ts';

const pages = ['/', '/accommodations', '/privacy', '/manifest.webmanifest', '/offline'];

type Requested = { url: string; publications: number; rate: number; random: () => number };

export type Trial = Result & { publishMs: number[] };

/** Guests read at a rate of their own while the couple publishes again and again. */
export const readWhilePublishing = async ({
  url,
  publications,
  rate,
  random,
}: Requested): Promise<Trial> => {
  const pool = new Pool(url, { connections: 32, pipelining: 1 });
  const couple = await openCouple(url);
  const publishMs: number[] = [];
  let newest = 0;
  let isOver = false;

  const send = async () => {
    const path = pages[Math.floor(random() * pages.length)]!;
    const before = newest;
    const { statusCode, body } = await pool.request({ method: 'GET', path });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
    const version = fullVersion(text);
    if (path === '/' && version < before) throw new Error('a page older than the publication');
  };

  const publishing = (async () => {
    for (let number = 1; number <= publications; number += 1) {
      await couple.write(number);
      const startedAt = performance.now();
      await couple.publish();
      publishMs.push(performance.now() - startedAt);
      newest = number;
    }
    isOver = true;
  })();

  // In slices, so that reading ends with the last publication.
  const slices: Result[] = [];
  while (!isOver) slices.push(await openLoop({ rate, seconds: 2, send, random }));
  await publishing;
  await pool.close();
  const [first, ...rest] = slices as [Result, ...Result[]];
  for (const { latency, lag, sent, errors } of rest) {
    first.latency.add(latency);
    first.lag.add(lag);
    first.sent += sent;
    for (const [what, count] of errors) {
      first.errors.set(what, (first.errors.get(what) ?? 0) + count);
    }
  }
  return { ...first, publishMs: publishMs.toSorted((one, other) => one - other) };
};
