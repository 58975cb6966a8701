/**
 * Many weddings on one machine, a small process and a file each: what another one costs in memory.
 *
 *   npm run bench -- many [--weddings 5]      about half a minute
 *
 * Proportional memory (PSS) counts what processes share, the program itself above all, once in all.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bigGroups } from '#tests/support/big-wedding.ts';
import { type BigSite, startBigSite } from './admin/big-site.ts';
import { openCrowd } from './load/guests.ts';
import { openLoop } from './load/open-loop.ts';

const { values: options } = parseArgs({
  options: { weddings: { type: 'string', default: '5' } },
});

const proportionalMb = ({ pid }: BigSite) => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/mu.exec(rollup)?.[1]) / 1024;
};
const total = (sites: BigSite[]) =>
  Math.round(sites.reduce((sum, site) => sum + proportionalMb(site), 0));

const rows: Record<string, Record<string, number>> = {};
const sites: BigSite[] = [];
try {
  while (sites.length < Number(options.weddings)) {
    sites.push(await startBigSite(100));
    rows[`${sites.length} weddings`] = { 'MB in all, idle': total(sites) };
  }
  for (const site of sites) {
    const crowd = await openCrowd(site.url, bigGroups(100), Math.random, 8);
    await openLoop({ rate: 20, seconds: 5, send: crowd.send, random: Math.random });
    await crowd.leave();
  }
  rows[`${sites.length} weddings`]!['after 100 requests each'] = total(sites);
} finally {
  for (const site of sites) await site.stop();
}
console.table(rows);
