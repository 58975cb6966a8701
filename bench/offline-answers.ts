/**
 * Answers given without signal, on a line that breaks while they leave.
 *
 *   npm run bench -- offline-answers [--lives 300] [--phones 3] [--seed 1] [--careless]
 *
 * Each life is a group in a real browser, with the real worker, that brings a companion, answers for its people and two
 * events and what the couple asks, without signal; the line comes back and breaks up to three times, before, during or after the
 * site stores, the site is killed now and then, another person may change what was stored unheard, and the
 * deadline of an event may pass meanwhile. A tenth of what the phone does with its storage fails. Then everything must be stored as it was last said, each answer changed
 * as often as it was said, or stand as a request before the couple that says just that.
 * `--careless` hides key and versions from the site: what the lives must find. Fails on any finding.
 */
import { parseArgs } from 'node:util';
import makeTemplate from '../e2e/fixtures/template.ts';
import { liveMany } from './no-signal/lives.ts';

const { values: options } = parseArgs({
  options: {
    lives: { type: 'string', default: '300' },
    phones: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    careless: { type: 'boolean', default: false },
  },
});
const removeTemplate = await makeTemplate();
const { findings, ...tally } = await liveMany({
  count: Number(options.lives),
  seed: Number(options.seed),
  numbers: Number(options.phones),
  conduct: options.careless ? 'careless' : 'real',
  onFinding: (finding) => console.log(finding),
  onLife: (lives) => {
    if (lives % 20 === 0) console.error(`${lives} lives`);
  },
});
removeTemplate();
console.table({
  ...tally.cuts,
  lives: tally.lives,
  kills: tally.kills,
  overtaken: tally.overtaken,
  'events closed meanwhile': tally.closed,
});
console.log(`findings: ${findings.length}`);
// At once: now and then a browser that was closed keeps the process waiting.
process.exit(findings.length > 0 ? 1 : 0);
