/**
 * How pages open on a cheap phone and a slow line, beside a minimal page as reference.
 *
 *   npm run bench -- pages [--runs 5] [--page /accommodations]... [--photo gallery-04.jpg]
 *
 * The built site in Chromium as a phone (390 × 844, two pixels a point, processor four times slower),
 * a new profile for each visit. The bare reference page is visited in each round, so that a ratio
 * compares two visits of the same minute. A third line is emulated under TCP, where connections share
 * it. Home is visited a second time as a couple has it that chose a photo for its first screen, and a third time with
 * its film playing on every line. Fails when home breaks a budget.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../e2e/fixtures/server.ts';
import makeTemplate, { copyTemplate } from '../e2e/fixtures/template.ts';
import {
  filmBudget,
  photoBudgets,
  timeBudgets,
  type Verdict,
  weightBudgets,
} from './pages/budgets.ts';
import { bytesRow, mainThreadRow, ratio, timesRow } from './pages/figures.ts';
import { type Network, networks, sharedLine } from './pages/networks.ts';
import { startReference } from './pages/reference.ts';
import { firstScreenTexts, type Visit, visit } from './pages/visit.ts';
import { startWithPhoto } from './pages/with-photo.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: ['/accommodations'] },
    photo: { type: 'string', default: 'gallery-04.jpg' },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs: not a number: ${options.runs}`);

const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const site = await startServer({ DATA_DIR: dataDir });
const reference = await startReference(await firstScreenTexts(site.url));
const withPhoto = await startWithPhoto(options.photo);
const pages = new Map([
  ['reference', `${reference.url}/`],
  ['/, photo', `${withPhoto.url}/`],
  ['/, film', `${site.url}/`],
  ...['/', ...options.page].map((path) => [path, site.url + path] as const),
]);

/** Every round visits every page, each time beginning with another one. */
const visitAll = async (network: Network) => {
  const visits = new Map([...pages.keys()].map((name) => [name, [] as Visit[]]));
  for (let round = 0; round < runs; round++) {
    const inOrder = [...pages];
    const turned = [...inOrder.splice(round % pages.size), ...inOrder];
    for (const [name, url] of turned) {
      visits.get(name)!.push(await visit(url, network, { withFilm: name === '/, film' }));
    }
    console.error(`${network.name}: round ${round + 1} of ${runs}`);
  }
  return visits;
};

const show = (network: Network, visits: Map<string, Visit[]>) => {
  const beside = visits.get('reference')!;
  const rows = [...visits];
  console.log(`\n${network.name}: medians of ${runs}; kB of 1024 bytes, heads included`);
  console.table(Object.fromEntries(rows.map(([name, all]) => [name, timesRow(all)])));
  console.log('Main thread, in milliseconds, until the page is at rest:');
  console.table(Object.fromEntries(rows.map(([name, all]) => [name, mainThreadRow(all)])));
  console.table(
    Object.fromEntries(
      rows.map(([name, all]) => [
        `${name} / reference`,
        {
          'first paint': ratio(all, beside, ({ firstPaint }) => firstPaint).toFixed(2),
          LCP: ratio(all, beside, ({ lcp }) => lcp.ms).toFixed(2),
        },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      rows.flatMap(([name, all]) => [
        [`${name}, until LCP`, bytesRow(all, ({ untilLcp }) => untilLcp)],
        [`${name}, opened`, bytesRow(all, ({ opened }) => opened)],
        [`${name}, read to its end`, bytesRow(all, ({ full }) => full)],
      ]),
    ),
  );
};

console.log(`The reference's picture: ${reference.pictureBytes} bytes.`);
const verdicts: Verdict[] = [];
const ofHome: Visit[] = [];
for (const network of [...networks, sharedLine]) {
  const visits = await visitAll(network);
  show(network, visits);
  const home = visits.get('/')!;
  ofHome.push(...home);
  const beside = visits.get('reference')!;
  verdicts.push(filmBudget(network.name, visits.get('/, film')!, beside, network === networks[0]));
  if (network !== networks[0]) continue;
  verdicts.push(...timeBudgets(home, beside), ...photoBudgets(visits.get('/, photo')!, beside));
}
verdicts.push(...weightBudgets(ofHome));

reference.stop();
await site.stop();
await withPhoto.stop();
remove();
removeTemplate();

console.log(`\nBudgets of home; times on ${networks[0]!.name} where no line is named:`);
console.table(
  Object.fromEntries(
    verdicts.map(({ what, measured, most, isWithin }) => [
      what,
      { measured, 'at most': most, kept: isWithin ? 'yes' : 'NO' },
    ]),
  ),
);
const [{ full }] = ofHome as [Visit, ...Visit[]];
const firstAnswer = full.find(({ kind }) => kind === 'document')!.bytes;
console.log(`The first answer with its head: ${firstAnswer} of the 14,600 bytes of one window.`);
const details = ofHome.flatMap(({ moved, strangers, complaints }) => [
  ...moved.map((what) => `Moved: ${what}`),
  ...strangers.map((url) => `Asked of somebody else: ${url}`),
  ...complaints.map((text) => `Complaint: ${text}`),
]);
for (const detail of new Set(details)) console.log(detail);
if (verdicts.some(({ isWithin }) => !isWithin)) process.exitCode = 1;
