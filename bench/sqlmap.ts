/**
 * Does sqlmap find a way into the database? It is not a dependency: install it (Debian: `apt install sqlmap`).
 *
 *   npm run bench -- sqlmap                  the site
 *   npm run bench -- sqlmap --careless    a site that must be found out
 *
 * Loopback only. Every login, search, filter and id, each as the role that reaches it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startServer } from '../e2e/fixtures/server.ts';
import makeTemplate, { admin, copyTemplate } from '../e2e/fixtures/template.ts';
import { signIn } from './durability/visitor.ts';
import { doorForStrangers } from './guesses/door.ts';
import { carelessSite } from './sqlmap/careless-site.ts';
import { targets, type Target } from './sqlmap/targets.ts';

const output = mkdtempSync(join(tmpdir(), 'convite-sqlmap-'));

const tryOut = async (url: string, { method, path, body }: Target, cookie: string) => {
  const child = spawn(
    'sqlmap',
    [
      ...['-u', `${url}${path}`, '--batch', '--level', '2', '--risk', '2', '--dbms', 'sqlite'],
      ...['--flush-session', '--output-dir', output, '--disable-coloring', '--retries', '1'],
      ...['--timeout', '10', '--ignore-code', '*', '--skip-waf', '--time-sec', '2'],
      ...(method ? ['--method', method] : []),
      ...(body ? ['--data', JSON.stringify(body)] : []),
      ...(body ? ['--headers', 'Content-Type: application/json'] : []),
      ...(cookie ? ['--cookie', cookie] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const said = text(child.stdout);
  await once(child, 'close');
  return said;
};

const verdict = (said: string): string => {
  if (/identified the following injection point/u.test(said)) return 'FOUND';
  return /do not appear to be injectable/u.test(said) ? 'nothing' : 'not tried';
};

const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const site = await startServer({ DATA_DIR: dataDir });
const door = await doorForStrangers(() => site.url);
const isCareless = process.argv.includes('--careless');
const careless = isCareless ? await carelessSite() : undefined;

const guest = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };
const cookies = {
  nobody: '',
  guest: (await signIn(site, '/api/rsvp/login', guest)).cookie,
  couple: (await signIn(site, '/api/admin/login', admin)).cookie,
};
const before = site.output();

const found: { target: string; parameters: number; verdict: string; seconds: number }[] = [];
for (const target of careless ? careless.targets : targets) {
  const startedAt = performance.now();
  const said = await tryOut(careless?.url ?? door.url, target, cookies[target.as]);
  found.push({
    target: target.name,
    parameters: `${target.path}${JSON.stringify(target.body ?? '')}`.split('*').length - 1,
    verdict: verdict(said),
    seconds: Math.round((performance.now() - startedAt) / 1000),
  });
  console.log(found.at(-1));
  if (verdict(said) === 'not tried') console.log(said.slice(-1500));
}
console.table(found);
console.log('The process said besides:', site.output().slice(before.length) || 'nothing');

careless?.close();
door.close();
await site.stop();
remove();
removeTemplate();
rmSync(output, { recursive: true, force: true });
process.exitCode = found.every(({ verdict: said }) => said === 'nothing') ? 0 : 1;
