/**
 * The demo as it will be at some moment, in the wedding's local time:
 *
 *   npm run demo -- --at 2026-12-19T19:00
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { stop } from './run.mjs';

const { values } = parseArgs({ options: { at: { type: 'string' } } });
if (values.at !== undefined && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(values.at)) {
  stop(`--at ${values.at} no sirve: un día y una hora, como 2026-12-19T19:00.`);
}
const { status } = spawnSync('npm', ['start', '--silent'], {
  stdio: 'inherit',
  env: { ...process.env, ...(values.at && { REHEARSE_AT: values.at }) },
});
process.exitCode = status ?? 1;
