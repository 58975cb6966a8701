/**
 * Does a phone at the door lose or double what was said on it? An evening on four phones: three hours of random cuts, 400 arrivals, 40
 * corrections, 30 surprises, a process killed in between, a phone's database that fails in a tenth of its steps.
 *
 *   npm run bench -- door 5            evenings, each with a seed of its own
 */
import { startServer } from '../e2e/fixtures/server.ts';
import makeTemplate, { copyTemplate } from '../e2e/fixtures/template.ts';
import { doorEvening } from './door/evening.ts';

const [evenings = '5'] = process.argv.slice(2);
const removeTemplate = await makeTemplate();
const startedAt = performance.now();
let failed = false;
for (let seed = 1; seed <= Number(evenings); seed += 1) {
  const { dataDir, remove } = copyTemplate();
  const { findings, ...totals } = await doorEvening({
    ...{ dataDir, seed, start: () => startServer({ DATA_DIR: dataDir }) },
    ...{ phones: 4, arrivals: 400, undos: 40, surprises: 30, kills: 5, groups: 150 },
  });
  console.log({ seed, ...totals, findings });
  failed ||= findings.length > 0;
  remove();
}
console.log(`${Math.round((performance.now() - startedAt) / 1000)} seconds`);
removeTemplate();
process.exitCode = failed ? 1 : 0;
