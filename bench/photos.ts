/**
 * Does a party lose or double a photo? Twenty phones send ten photos of four megabytes each over lines between 64 kbit/s and 2 Mbit/s
 * that change and break, with pages that are closed and a process that is killed meanwhile; a group answers all the time.
 *
 *   npm run bench -- photos [SEED]
 */
import { startServer } from '../e2e/fixtures/server.ts';
import makeTemplate, { copyTemplate } from '../e2e/fixtures/template.ts';
import { photoParty } from './photos/party.ts';

const [seed = '1'] = process.argv.slice(2);
const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const { findings, ...totals } = await photoParty({
  ...{ dataDir, seed: Number(seed), start: () => startServer({ DATA_DIR: dataDir }) },
  ...{ phones: 20, photos: 10, width: 3200, height: 2400, partBytes: 256 * 1024 },
  ...{ slowest: 64, fastest: 2000, changeMs: 15_000, kills: 5, reopenings: 40 },
  longestMs: 60 * 60_000,
});
console.table(totals);
console.log('findings', findings);
remove();
removeTemplate();
process.exitCode = findings.length > 0 ? 1 : 0;
