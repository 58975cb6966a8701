/**
 * Random lives of a phone on a bad line.
 *
 *   npm run bench -- phone-walk [--lives 150] [--phones 2] [--seed 1]
 *
 * Each life is a group in a real browser, with the real worker, that answers on three screens while the line
 * is cut, drips, resets before and after the site has stored, or answers as a portal, while the storage of the
 * phone fails, another person answers, a deadline passes and the site is published. At the end, on a good
 * line: what every screen says is what is stored, what was told saved is stored, once, no page has
 * thrown, none was asked for without end, and nothing is left behind after signing out. Fails on any finding.
 */
import { parseArgs } from 'node:util';
import makeTemplate from '../e2e/fixtures/template.ts';
import { walkMany } from './phone-walk/walks.ts';

const { values: options } = parseArgs({
  options: {
    lives: { type: 'string', default: '150' },
    phones: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});
const removeTemplate = await makeTemplate();
const { lives, steps, findings } = await walkMany({
  count: Number(options.lives),
  seed: Number(options.seed),
  numbers: Number(options.phones),
  onFinding: (finding) => console.log(finding),
  onLife: (count) => {
    if (count % 10 === 0) console.error(`${count} lives`);
  },
});
removeTemplate();
console.table({ lives, steps, findings: findings.length });
// At once: now and then a browser that was closed keeps the process waiting.
process.exit(findings.length > 0 ? 1 : 0);
