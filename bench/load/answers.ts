import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { median } from '../pages/figures.ts';

/** Answers a second that a site takes from so many guests, each of whom sends the next when the last was stored. */
const rate = async (send: () => Promise<void>, seconds: number, guests = 16): Promise<number> => {
  const end = performance.now() + seconds * 1000;
  let stored = 0;
  const answer = async () => {
    while (performance.now() < end) {
      await send();
      stored += 1;
    }
  };
  await Promise.all(Array.from({ length: guests }, answer));
  return stored / seconds;
};

const startBare = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'convite-bare-'));
  const file = join(folder, 'answers.db');
  const child = spawn(process.execPath, ['bench/load/bare-inserts.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const pool = new Pool(`http://127.0.0.1:${Number(output.toString())}`, { connections: 64 });
  const body = JSON.stringify({ responses: [{ memberId: 1, isAttending: true }] });
  return {
    send: async () => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await pool.request({ method: 'POST', path: '/answer', headers, body });
      await answer.body.dump();
    },
    stop: async () => {
      await pool.close();
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * The site's answers a second beside those of a bare server with one insert a call, in turns: the ratio is that of the product, and not of
 * the machine. Medians.
 * @param send one answer to the site
 */
export const compareWithBare = async (
  send: () => Promise<void>,
  { rounds = 5, seconds = 4 } = {},
) => {
  const bare = await startBare();
  const pairs: { site: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ bare: await rate(bare.send, seconds), site: await rate(send, seconds) });
  }
  await bare.stop();
  return {
    site: median(pairs.map((pair) => pair.site)),
    bare: median(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.site / pair.bare)),
  };
};
