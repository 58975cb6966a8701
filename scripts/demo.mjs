/**
 * The demo as it will be at some moment, in the wedding's local time. A new one marries on the Saturday that fits.
 *
 *   npm run demo -- --at 2026-12-19T19:00
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoDateNear } from '../src/domain/time/demo-date.mjs';
import { stop } from './run.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const {
  values: { at },
} = parseArgs({ options: { at: { type: 'string' } } });
if (at !== undefined && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(at)) {
  stop(`--at ${at} no sirve: un día y una hora, como 2026-12-19T19:00.`);
}
const isPlanted = existsSync(join(process.env.DATA_DIR || './data', 'wedding.db'));
const env = {
  ...process.env,
  ...(at && { REHEARSE_AT: at }),
  // One that is planted keeps its day.
  ...(at && !isPlanted && !process.env.DEMO_DATE && { DEMO_DATE: demoDateNear(at) }),
};
const { status } = spawnSync('npm', ['start', '--silent'], { stdio: 'inherit', env });
process.exitCode = status ?? 1;
