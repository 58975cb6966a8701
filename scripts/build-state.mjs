import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDemoDate } from '../src/domain/time/demo-date.mjs';

const sources = [
  'src',
  'db',
  'public',
  'scripts/build',
  'scripts/build.mjs',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tailwind.config.cjs',
  'tsconfig.json',
];
const stamp = 'dist/.built-from';

/** By content, not by date: clones, branches and restored backups have other dates. */
const fingerprint = () => {
  // The pages contain the demo's date.
  const hash = createHash('sha256').update(readDemoDate(process.env.DEMO_DATE, new Date()));
  for (const path of sources.flatMap(filesIn)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
};

const filesIn = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return path.includes('.test.') ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
};

export const isBuilt = () =>
  existsSync('dist/server/main.mjs') &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === fingerprint();

/** Removes the stamp file first: nothing counts as built during a build, or after a failed one. */
export const buildWith = async (build) => {
  rmSync(stamp, { force: true });
  const from = fingerprint();
  await build();
  writeFileSync(stamp, from);
};
