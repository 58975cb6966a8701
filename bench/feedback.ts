/**
 * How soon a guest sees that a tap was heard.
 *
 *   npm run bench -- feedback [--runs 3] [--slowdown 4]
 *
 * The built site in Chromium as a phone whose processor is four times slower, at the end of a line of
 * 64 kbit/s and 800 ms, nothing kept from before. Everything that speaks to the site or loads something is
 * tapped as soon as it can be, and timed from the moment the browser took the tap in to the end of the first
 * frame that has its sign: the button's other words, the next step, or the line that says a page is under way.
 *
 * The page itself looks for that sign after every change (a MutationObserver) and waits for the frame. Event
 * Timing would be simpler and say less: it measures to the next frame, whether or not anything in it is
 * new, and nothing at all when the answer is shown by a later task.
 *
 * Fails when one of them takes over 100 ms.
 */
import { parseArgs } from 'node:util';
import makeTemplate from '../e2e/fixtures/template.ts';
import { openFarSite } from './no-signal/far-site.ts';
import { startBrowser } from './no-signal/phone.ts';
import { type Tap, tapEverything } from './no-signal/taps.ts';
import { median } from './pages/figures.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    slowdown: { type: 'string', default: '4' },
  },
});
const runs = Number(options.runs);
const slowdown = Number(options.slowdown);
const limitMs = 100;

const removeTemplate = await makeTemplate();
const browser = await startBrowser();
const rounds: Tap[][] = [];
for (let run = 0; run < runs; run += 1) {
  const far = await openFarSite();
  rounds.push(await tapEverything(browser, far, slowdown));
  await far.close();
  console.error(`run ${run + 1} of ${runs}`);
}
await browser.close();
removeTemplate?.();

const byName = Map.groupBy(rounds.flat(), ({ name }) => name);
const rows = [...byName].map(([name, taps]) => {
  const all = taps.map(({ ms }) => ms ?? Infinity);
  return { name, 'median (ms)': Math.round(median(all)), 'slowest (ms)': Math.max(...all) };
});
console.log(`From the tap to the first frame that shows it, ${runs} times:`);
console.table(
  Object.fromEntries(
    rows.map(({ name, ...totals }) => [
      name,
      { ...totals, 'slowest (ms)': Math.round(totals['slowest (ms)']) },
    ]),
  ),
);
const late = rows.filter((row) => row['slowest (ms)'] > limitMs);
for (const { name } of late) console.error(`Not kept: ${name} > ${limitMs} ms`);
if (late.length > 0) process.exitCode = 1;
