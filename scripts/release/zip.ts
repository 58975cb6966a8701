import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
  mkdtempSync,
  renameSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { makeReleaseFolder } from './release-folder.ts';

/** The oldest date that every archiver supports: real dates would tell the time of the build only. */
const noDate = '1980-01-01T00:00:00Z';

/**
 * One archive of everything, in a folder with the archive's name. Two archives of the same build are
 * identical, byte by byte.
 * @returns its path
 */
export const makeRelease = async (target: string, level = 9): Promise<string> => {
  mkdirSync(target, { recursive: true });
  // Beside the result: half a gigabyte may exceed a machine's space for temporary files.
  const work = mkdtempSync(join(target, '.making-'));
  try {
    const folder = join(work, 'release');
    mkdirSync(folder);
    const name = await makeReleaseFolder(folder);
    renameSync(folder, join(work, name));
    const archive = join(target, `${name}.tar.gz`);
    tar(work, name);
    await pipeline(
      createReadStream(join(work, 'release.tar')),
      createGzip({ level }),
      createWriteStream(archive),
    );
    writeFileSync(`${archive}.sha256`, `${await sha256(archive)}  ${name}.tar.gz\n`);
    removeOthers(target, name);
    return archive;
  } finally {
    rmSync(work, { recursive: true });
  }
};

/** Of one platform the newest alone: what takes `convite-*` to the server takes one release. */
const removeOthers = (target: string, name: string) => {
  const [platform] = /[^-]+-[^-]+$/u.exec(name)!;
  for (const file of readdirSync(target)) {
    const isOther = !file.startsWith(`${name}.tar.gz`);
    if (isOther && new RegExp(`^convite-.*-${platform}\\.tar\\.gz(\\.sha256)?$`, 'u').test(file)) {
      rmSync(join(target, file));
    }
  }
};

const tar = (work: string, name: string) =>
  execFileSync(
    'tar',
    [
      '--create',
      '--file=release.tar',
      '--format=gnu',
      '--sort=name',
      `--mtime=${noDate}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u+rwX,go+rX,go-w',
      '--hard-dereference',
      name,
    ],
    { cwd: work },
  );

const sha256 = async (path: string) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};
