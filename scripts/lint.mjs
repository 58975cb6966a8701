/**
 * `npm run lint`, or `node scripts/lint.mjs FILE…`. Each rule reads one file, so a file that has not changed is not looked at
 * again, unless a rule, the configuration or a dependency has.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const rules = [
  'eslint.config.js',
  'package-lock.json',
  'package.json',
  'scripts/build/oldest-browsers.mjs',
];
const hash = createHash('sha256');
for (const file of [...rules, ...globSync('scripts/lint*.mjs')]) hash.update(readFileSync(file));

const files = process.argv.slice(2);
const { status } = spawnSync(
  'node_modules/.bin/eslint',
  [
    ...['--max-warnings', '0', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', `node_modules/.cache/eslint-${hash.digest('hex').slice(0, 12)}`],
    ...(files.length > 0 ? files : ['.']),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
