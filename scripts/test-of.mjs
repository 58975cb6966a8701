/**
 * The checks, units and journeys of some nouns: `npm run test:of gifts seating`. `npm run test:changed` finds the
 * nouns in what differs from a commit (`HEAD`, or the one that is named), and runs the units that import it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';

/** A noun is a folder of journeys; its units have one of these words in their path. */
const words = {
  events: ['event', 'calendar', 'trip'],
  gifts: ['gift', 'purchase', 'payment', 'cart', 'mercado'],
  guests: ['guest', 'group', 'member', 'companion'],
  history: ['history', 'undelete', 'trash', 'privacy', 'erasure', 'backup'],
  kitchen: ['kitchen', 'diet'],
  messages: ['message', 'whatsapp', 'campaign', 'phone'],
  offline: ['outbox', 'offline', 'service-worker'],
  pages: ['pages', 'forms', 'headers'],
  photos: ['photo', 'album'],
  questions: ['question', 'answer'],
  responses: ['response', 'rsvp', 'attendance', 'deadline', 'change-request'],
  seating: ['seat', 'table', 'room', 'floor'],
  session: ['session', 'login', 'access'],
  site: ['content', 'publication', 'site', 'picture', 'look'],
};

const [mode, ...args] = process.argv.slice(2);
const folders = readdirSync('e2e', { withFileTypes: true }).filter((one) => one.isDirectory());
const nouns = folders.map(({ name }) => name).filter((name) => name in words);
const lines = (text) => text.split('\n').filter(Boolean);
const git = (...of) => lines(execFileSync('git', of, { encoding: 'utf8' }));
const isAbout = (noun) => (file) => words[noun].some((word) => file.includes(word));

const changed = () => [
  ...git('diff', '--name-only', '--diff-filter=d', args[0] ?? 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const isChanged = mode === 'changed';
const files = isChanged ? changed() : git('ls-files');
const selected = isChanged ? nouns.filter((noun) => files.some(isAbout(noun))) : args;
const unknown = selected.filter((noun) => !nouns.includes(noun));
if (unknown.length > 0 || (selected.length === 0 && !isChanged)) {
  console.error(`Which? ${nouns.join(', ')}`);
  process.exit(1);
}
const own = isChanged
  ? files
  : files.filter((file) => selected.some((noun) => isAbout(noun)(file)));
const scripts = own.filter((file) => /\.(ts|tsx|mjs|astro)$/u.test(file));

execFileSync(process.execPath, ['scripts/setup.mjs', 'test'], { stdio: 'inherit' });

const run = async (name, command, options) => {
  const child = spawn(command, options, { stdio: 'inherit' });
  const [exitCode] = await once(child, 'exit');
  console.log(`${name}: ${exitCode === 0 ? 'passed' : 'failed'}`);
  return exitCode === 0;
};
const bin = (name) => `node_modules/.bin/${name}`;

const units = isChanged
  ? ['--changed', args[0] ?? 'HEAD']
  : [...new Set(selected.flatMap((noun) => words[noun]))];
const passed = await Promise.all([
  run('types', 'npm', ['run', '--silent', 'types']),
  ...(scripts.length > 0 ? [run('lint', 'node', ['scripts/lint.mjs', ...scripts])] : []),
  run('units', bin('vitest'), ['run', '--project', 'unit', '--reporter', 'dot', ...units]),
]);
if (selected.length > 0) {
  passed.push(
    await run('journeys', bin('playwright'), ['test', ...selected.map((noun) => `e2e/${noun}/`)]),
  );
}
process.exitCode = passed.every(Boolean) ? 0 : 1;
