import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Crowd } from './crowd.ts';
import { migratingRelease, sameRelease } from './releases.ts';
import { domain, type Outside, type Server } from './world.ts';

type Trial = {
  outside: Outside;
  server: Server;
  /** The authority's certificate. */
  root: string;
  work: string;
  archive: string;
  upload: (path: string) => void;
  isUp: () => Promise<unknown>;
  expect: (what: string, holds: boolean) => void;
  totals: Record<string, string>;
};

const restarts = 10;
const updates = 5;
/** Of an update, each at another moment of it. */
const points = 10;
/** Between two moments: an update takes some twenty seconds. */
const stepSeconds = 2.5;

const crowdProgram = resolve('bench/fresh-server/crowd.ts');
const site = `https://${domain}`;
const fileOf = ({ work }: Trial) => join(work, 'crowd.json');

const startCrowd = (trial: Trial, command: 'come' | 'check') =>
  trial.outside.start(process.execPath, [crowdProgram, command, site, fileOf(trial)], {
    NODE_EXTRA_CA_CERTS: trial.root,
  });

const update = (name: string) => `/srv/convite/current/deploy/update.sh /root/${name}.tar.gz 2>&1`;

/** Restarts and updates at twenty requests a second: none is refused, and every acknowledged response is stored. */
export const restartUnderWay = async (trial: Trial) => {
  const { server, work, archive, upload, isUp, expect, totals } = trial;
  const crowd = startCrowd(trial, 'come');
  await once(crowd.stdout!, 'data');
  for (let turn = 0; turn < restarts; turn += 1) {
    // More than ten starts in five minutes are refused otherwise.
    server.run('systemctl reset-failed convite; systemctl restart convite');
    await isUp();
    await pause(2_000);
  }
  for (let turn = 0; turn < updates; turn += 1) {
    const name = sameRelease(work, archive, turn);
    upload(join(work, `${name}.tar.gz`));
    server.run(update(name));
  }
  crowd.kill('SIGTERM');
  await once(crowd, 'exit');
  const { requests, rejected, longestMs } = JSON.parse(
    readFileSync(fileOf(trial), 'utf8'),
  ) as Crowd;
  totals[`${restarts} restarts, ${updates} updates`] =
    `${requests} asked, ${rejected.length} refused, longest ${(longestMs / 1000).toFixed(1)} s`;
  console.log(rejected.slice(0, 5).join('\n'));
  expect('nobody was refused', rejected.length === 0);
  // The other trials are worth their time all the same.
  if (longestMs > 3_000) {
    console.log('  ✗ somebody waited longer than three seconds');
    process.exitCode = 1;
  }
  await expectEverything(trial);
};

/** Everything that was acknowledged is stored. */
const expectEverything = async (trial: Trial) => {
  await trial.isUp();
  const check = startCrowd(trial, 'check');
  let output = '';
  check.stdout!.on('data', (part) => (output += String(part)));
  await once(check, 'close');
  const { stored, lost } = JSON.parse(output) as { stored: number; lost: number };
  trial.expect(`${stored} answers are there, ${lost} lost`, stored > 0 && lost === 0);
};

/** The data and the releases on disks of their own, with a little more room than is used. */
const onSmallDisks = `
  systemctl stop convite.socket convite
  for folder in /var/lib/convite /srv/convite; do
    cp -a $folder $folder.full
    size=$(du -sm $folder | cut -f 1)
    room=$([ $folder = /srv/convite ] && echo $((size * 2 + 400)) || echo 60)
    mount -t tmpfs -o size=$((size + room))m,mode=$(stat -c %a $folder) tmpfs $folder
    cp -a $folder.full/. $folder; chown --reference=$folder.full $folder; rm -rf $folder.full
  done
  systemctl start convite.socket convite`;

/** Each update changes the schema: only then is there a database to be put back. */
const migrate = (trial: Trial, number: number) => {
  const name = migratingRelease(trial.work, trial.archive, number);
  trial.upload(join(trial.work, `${name}.tar.gz`));
  return name;
};

const fill = (folder: string) => `dd if=/dev/zero of=${folder}/filler bs=64k >/dev/null 2>&1`;

export const fillAtEachPoint = async (trial: Trial) => {
  const { server, expect } = trial;
  server.run(onSmallDisks);
  for (let point = 0; point < points; point += 1) {
    const name = migrate(trial, point + 1);
    const folders = point % 2 ? ['/var/lib/convite'] : ['/var/lib/convite', '/srv/convite'];
    const output = server.run(`
      (sleep ${point * stepSeconds}; ${folders.map(fill).join('; ')}; true) &
      ${update(name)} || true
      wait
      rm -f ${folders.map((folder) => `${folder}/filler`).join(' ')}
      systemctl reset-failed convite convite.socket || true
      systemctl start convite.socket convite
      readlink /srv/convite/current
      ls /var/lib/convite/*.part /var/lib/convite/backups/*.part 2>/dev/null | wc -l`);
    const [release = '', parts = ''] = output.trim().split('\n').slice(-2);
    console.log(`full after ${point * stepSeconds} s:`, release.split('/').at(-1));
    expect('no half copy is left', parts.trim() === '0');
    await expectEverything(trial);
    trial.server.run(`rm -f /root/${name}.tar.gz*`);
  }
};

export const killAtEachPoint = async (trial: Trial) => {
  const { server } = trial;
  for (let point = 0; point < points; point += 1) {
    const name = migrate(trial, points + point + 1);
    const output = server.run(`
      (${update(name)} || true) & 
      sleep ${point * stepSeconds}
      pkill -9 -f deploy/update.sh || true
      systemctl kill --signal=KILL convite || true
      wait
      readlink /srv/convite/current`);
    console.log(`killed after ${point * stepSeconds} s:`, output.trim().split('/').at(-1));
    await expectEverything(trial);
    server.run(`${update(name)}; rm -f /root/${name}.tar.gz*`);
    await expectEverything(trial);
  }
};
