/**
 * Are backups whole that are made while twenty writers write? And how long does it take until a wedding
 * with many pictures is back?
 *
 *   npm run bench -- backups 200               the site's own
 *   npm run bench -- backups 20 copies-file    the file copied like any other, which must be found out
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import makeTemplate, { copyTemplate } from '../e2e/fixtures/template.ts';
import { backUp, backUpWhileWriting, copyFile } from './durability/backups-while-writing.ts';
import { restoreDrill } from './durability/restore-drill.ts';
import { realSite } from './durability/sites.ts';

const [count = '200', kind = 'site'] = process.argv.slice(2);

const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
mkdirSync(path.join(dataDir, 'backups'), { recursive: true });
const startedAt = performance.now();
const tally = await backUpWhileWriting({
  count: Number(count),
  dataDir,
  start: realSite,
  make: kind === 'site' ? backUp : copyFile,
  onRound: ({ backups, acknowledged }) => {
    if (backups % 20 === 0) console.log(`${backups} backups, ${acknowledged} acknowledged calls`);
  },
});
console.table({
  kind,
  backups: tally.backups,
  'acknowledged calls meanwhile': tally.acknowledged,
  'slowest backup, ms': Math.round(tally.slowestMs),
  'backups that were not whole': tally.findings.length,
  seconds: Math.round((performance.now() - startedAt) / 1000),
});
for (const finding of tally.findings) console.log(finding);
remove();
if (kind === 'site') console.table(await restoreDrill());
removeTemplate();
process.exitCode = tally.findings.length > 0 ? 1 : 0;
