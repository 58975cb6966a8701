/**
 * Does any request break the site, or what it stores? Each call of the API is sent sound, nearly sound and
 * senseless: by everybody, in its path, query, headers and body, as the schemas of the contract say.
 *
 *   npm run bench -- fuzz 100000 --seed 1
 *
 * Each 300 requests have a wedding of their own. Minutes on a disk in memory (TMPDIR=/dev/shm), an hour on
 * another. What was found tells its seed: `npm run bench -- fuzz 300 --seed N` sends the same again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});

const startedAt = performance.now();
const child = spawn('vitest', ['run', '--project', 'unit', 'tests/api/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: positionals[0] ?? '100000', FUZZ_SEED: values.seed },
});
const [exitCode] = (await once(child, 'exit')) as [number | null];
console.log(`${Math.round((performance.now() - startedAt) / 1000)} seconds`);
process.exitCode = exitCode ?? 1;
