import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../e2e/fixtures/server.ts';
import { openCouple, fullVersion } from './couple.ts';

type Requested = { dataDir: string; kills: number; random: () => number };

export type Kills = { kills: number; old: number; new: number; findings: string[] };

/** The process ends at once, somewhere in a publication: afterwards the site is the old one or the new one, whole. */
export const killWhilePublishing = async ({
  dataDir,
  kills,
  random,
}: Requested): Promise<Kills> => {
  const tally: Kills = { kills, old: 0, new: 0, findings: [] };
  let published = 0;
  for (let number = 1; number <= kills; number += 1) {
    const server = await startServer({ DATA_DIR: dataDir });
    const home = fullVersion(await (await fetch(server.url)).text());
    if (number > 1 && home !== published && home !== number - 1) {
      tally.findings.push(`after kill ${number - 1} the site says ${home}, not ${published}`);
    }
    if (number > 1) tally[home === number - 1 ? 'new' : 'old'] += 1;
    published = home;
    const couple = await openCouple(server.url);
    await couple.write(number);
    let isAcknowledged = false;
    const publishing = couple.publish().then(
      () => (isAcknowledged = true),
      () => false,
    );
    await sleep(random() * 700);
    await server.stop('SIGKILL');
    await publishing;
    if (isAcknowledged) published = number;
  }
  return tally;
};
