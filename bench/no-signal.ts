/**
 * The site on a phone without signal, or with little.
 *
 *   npm run bench -- no-signal [--runs 7]
 *
 * The built site in Chromium as a phone whose processor is four times slower. Repeat visit: home and a
 * group's events, opened again with the network off. First answer: login, wizard and sending on a line
 * of 400 kbit/s with a round trip of 400 ms, nothing kept from before; turns are calls that waited for
 * one another. Fails when a limit is broken.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../e2e/fixtures/server.ts';
import makeTemplate, { admin, copyTemplate } from '../e2e/fixtures/template.ts';
import { signIn } from './durability/visitor.ts';
import { openWeakLine } from '../e2e/fixtures/weak-line/index.ts';
import { answerForTheFirstTime, type Step } from './no-signal/first-answer.ts';
import { startBrowser } from './no-signal/phone.ts';
import { repeatPages, duringTheDays, visitAgain } from './no-signal/repeat-visit.ts';
import { median } from './pages/figures.ts';

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(options.runs);
const slowdown = 4;

const removeTemplate = await makeTemplate();
const browser = await startBrowser();

const visits: number[][] = [];
const answers: Step[][] = [];
for (let run = 0; run < runs; run += 1) {
  const { dataDir, remove } = copyTemplate();
  const line = await openWeakLine();
  const site = await startServer({ DATA_DIR: dataDir, SITE_URL: line.url });
  line.lead(site.port);
  const couple = await signIn(site, '/api/admin/login', admin);
  const choose = (phase: string) => couple.send('PUT', '/api/admin/settings', { phase });
  visits.push(await visitAgain(browser, line.url, () => choose('days')));
  await choose('auto');
  line.become({ bytesPerSecond: 50_000, delay: 200 });
  answers.push(await answerForTheFirstTime(browser, line.url, slowdown));
  await line.close();
  await site.stop('SIGKILL');
  remove();
  console.error(`run ${run + 1} of ${runs}`);
}
await browser.close();
removeTemplate?.();

const ms = (values: number[]) => Math.round(median(values));
const paths = [...repeatPages, duringTheDays];
console.log(`Opened again without network, until the largest part is drawn, ${runs} times:`);
const paintsOf = (place: number) => visits.map((visit) => visit[place]!);
console.table(
  Object.fromEntries(
    paths.map((path, place) => [
      path,
      {
        'median (ms)': ms(paintsOf(place)),
        'slowest (ms)': Math.round(Math.max(...paintsOf(place))),
      },
    ]),
  ),
);
console.log('The first answer, on 400 kbit/s with a round trip of 400 ms, medians:');
const names = answers[0]!.map(({ name }) => name);
const at = (place: number) => answers.map((steps) => steps[place]!);
console.table(
  Object.fromEntries(
    names.map((name, place) => [
      name,
      {
        'median (ms)': ms(at(place).map((step) => step.ms)),
        requests: Math.max(...at(place).map((step) => step.requests)),
        turns: Math.max(...at(place).map((step) => step.turns)),
      },
    ]),
  ),
);

const failures = [
  ...paths.filter((_, place) => median(paintsOf(place)) > 500).map((path) => `${path} > 500 ms`),
  ...(median(at(0).map((step) => step.ms)) > 2800 ? ['login page > 2.8 s'] : []),
  ...names
    .filter((_, place) => at(place).some(({ turns }) => turns > 1))
    .map((name) => `${name}: more than one turn`),
];
for (const failure of failures) console.error(`Not kept: ${failure}`);
if (failures.length > 0) process.exitCode = 1;
