/**
 * How smoothly a group is dragged over a large plan.
 *
 *   npm run bench -- drag [--rounds 3] [--tables 100] [--groups 400]
 *
 * The built site in Chromium with the processor slowed to a quarter. A group is taken from the first
 * table and carried over the others while the page scrolls under it; beside it, in the same round, the same
 * page is scrolled as far with the pointer moving and nothing in hand. Fails below 50 frames a second.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { startBigSite } from './admin/big-site.ts';
import { openDesk } from './admin/desk.ts';
import { plantTables } from './drag/big-plan.ts';
import { figuresOf, framesWhile } from './drag/frames.ts';
import { isBuilt } from '../scripts/build-state.mjs';
import { run } from '../scripts/run.mjs';
import { chromium as executablePath } from '../scripts/browser.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    tables: { type: 'string', default: '100' },
    groups: { type: 'string', default: '400' },
  },
});
const slowdown = 4;
const least = 50;
const mainEvent = 49;
const steps = 240;

if (!isBuilt()) run('node', ['scripts/build.mjs'], 'The site could not be built.');
const site = await startBigSite(Number(options.groups), (db) =>
  plantTables(db, mainEvent, Number(options.tables)),
);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});

/** Across all columns and back; the second half at the edge, where a drag scrolls the page. */
const wander = async (page: Page, atStep: (step: number) => Promise<void>) => {
  for (let step = 0; step < steps; step++) {
    const x = 640 + 480 * Math.sin((step / 40) * Math.PI);
    const y = step < steps / 2 ? 420 + 120 * Math.sin((step / 25) * Math.PI) : 800;
    await page.mouse.move(x, y);
    await atStep(step);
  }
};

const rounds = { scrolling: [] as Round[], dragging: [] as Round[] };
type Round = Awaited<ReturnType<typeof framesWhile>>;

for (let round = 0; round < Number(options.rounds); round++) {
  const page = await openDesk(browser, site.url, slowdown);
  await page.goto(`/admin/tables?event=${mainEvent}`, { waitUntil: 'networkidle' });
  const handle = page.getByRole('button', { name: /^Arrastrar / }).first();
  await handle.and(page.locator(':enabled')).waitFor();
  const cdp = await page.context().newCDPSession(page);
  const still = async () => {};

  await handle.scrollIntoViewIfNeeded();
  const { x, y } = (await handle.boundingBox())!;
  await page.mouse.move(x + 10, y + 15);
  await page.mouse.down();
  // Until it is in hand.
  await page.mouse.move(x + 40, y + 40, { steps: 5 });
  await page.locator('.drag-card').waitFor();
  const from = await page.evaluate(() => scrollY);
  rounds.dragging.push(await framesWhile(page, cdp, () => wander(page, still)));
  const far = (await page.evaluate(() => scrollY)) - from;
  if (far < 300) throw new Error(`The page was scrolled by ${far} px only.`);
  await page.keyboard.press('Escape');
  await page.mouse.up();

  await page.evaluate(() => scrollTo(0, 0));
  const wheel = async (step: number) => {
    if (step >= steps / 2) await page.mouse.wheel(0, far / (steps / 2));
  };
  rounds.scrolling.push(await framesWhile(page, cdp, () => wander(page, wheel)));
  await page.context().close();
}
await browser.close();
await site.stop();

const totals = { scrolled: figuresOf(rounds.scrolling), dragged: figuresOf(rounds.dragging) };
console.log(`${options.tables} tables, ${options.groups} groups, processor at a quarter:`);
console.table(
  Object.fromEntries(
    Object.entries(totals).map(([what, { rate, usual, late, longest, work }]) => [
      what,
      {
        'frames a second': Number(rate.toFixed(1)),
        'median (ms)': Number(usual.toFixed(1)),
        '95 of 100 (ms)': Number(late.toFixed(1)),
        'longest (ms)': Math.round(longest),
        'work for a frame (ms)': Number(work.toFixed(1)),
      },
    ]),
  ),
);
if (totals.dragged.rate < least) process.exitCode = 1;
