import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBackupName } from '#domain/keeping/backups.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const pictures = 300;
const pictureBytes = 200_000;

/**
 * The machine is lost: how long, with an encrypted backup of a wedding with many pictures, until guests
 * come in again on an empty one?
 */
export const restoreDrill = async () => {
  const lost = copyTemplate();
  const uploads = path.join(lost.dataDir, 'uploads');
  mkdirSync(uploads);
  for (let number = 0; number < pictures; number += 1) {
    const bytes = randomBytes(pictureBytes);
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    writeFileSync(path.join(uploads, `${id}.jpg`), bytes);
  }
  const env = { PATH: process.env.PATH, BACKUP_PASSPHRASE: 'cuatro palabras de la cordillera' };
  const [backedUpSeconds] = timed(() => run('backup', [], { ...env, DATA_DIR: lost.dataDir }));
  const folder = path.join(lost.dataDir, 'backups');
  const name = readdirSync(folder).find(readBackupName) ?? '';
  const backup = path.join(path.dirname(lost.dataDir), name);
  renameSync(path.join(folder, name), backup);
  lost.remove();

  const empty = copyTemplate();
  empty.remove();
  mkdirSync(empty.dataDir);
  const startedAt = performance.now();
  const [restoredSeconds] = timed(() =>
    run('restore', [backup], { ...env, DATA_DIR: empty.dataDir }),
  );
  const site = await startServer({ DATA_DIR: empty.dataDir });
  const seconds = (performance.now() - startedAt) / 1000;
  await site.stop();
  const size = statSync(backup).size;
  empty.remove();
  return {
    'backup, MB': Math.round(size / 1e6),
    'made and checked in, s': backedUpSeconds.toFixed(1),
    'restored in, s': restoredSeconds.toFixed(1),
    'until guests come in, s (at most 60)': seconds.toFixed(1),
  };
};

const timed = (work: () => void): [seconds: number] => {
  const startedAt = performance.now();
  work();
  return [(performance.now() - startedAt) / 1000];
};

const run = (program: string, args: string[], env: Record<string, string | undefined>) => {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${program}.ts`, ...args], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
};
