import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { siteContent } from '../../src/content/reading/vite-plugin.ts';
import { packageOf, productionPackages } from './production-packages.ts';

/** Commands for the operator on the server, each a file of `scripts/`. */
const commands = ['admin', 'backup', 'database', 'doctor', 'restore'];

/** Copied unchanged from the project. */
const saved = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'db/migrations',
  'deploy',
  'docs',
];

/** Replaces the path of the builder's folder: the same site gives the same archive everywhere. */
const anywhere = '/convite';

const machine = `${process.platform}-${process.arch}`;

/**
 * Writes a release into an empty folder: the build, its packages, the commands and the Node that all of them
 * run on. The server has nothing to install or build.
 * @returns its name, from its version, its content and its platform
 */
export const makeReleaseFolder = async (folder: string): Promise<string> => {
  for (const path of saved) cpSync(path, join(folder, path), { recursive: true });
  copyBuild(join(folder, 'dist'));
  const packages = await packagesOfBuild();
  await bundleCommands(folder, packages);
  for (const path of productionPackages('.', packages, unused))
    copyPackage(path, join(folder, path));
  copyNode(join(folder, 'bin/node'));
  cpSync('deploy/convite.sh', join(folder, 'bin/convite'));
  chmodSync(join(folder, 'bin/convite'), 0o755);

  const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Project;
  const manifest = { name, version, license, private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return `${name}-${version}-${fingerprint(folder)}-${machine}`;
};

type Project = { name: string; version: string; license: string };

const copyBuild = (target: string) => {
  cpSync('dist', target, { recursive: true, filter: (path) => !path.endsWith('.built-from') });
  const modules = filesIn(join(target, 'server'))
    .filter((name) => extname(name) === '.mjs')
    .map((path) => ({ path, code: readFileSync(path, 'utf8') }));
  const here = builtIn(modules.map(({ code }) => code));
  for (const { path, code } of modules) {
    if (code.includes(here)) writeFileSync(path, code.replaceAll(here, anywhere));
  }
};

/** Astro's manifest says it, in one of these. */
const builtIn = (modules: string[]) => {
  for (const code of modules) {
    const [, folder] = /"rootDir":"file:\/\/([^"]+)\/"/.exec(code) ?? [];
    if (folder) return decodeURI(folder);
  }
  throw new Error('The build does not say where it was made.');
};

/** The packages that the build imports by name; everything else is bundled. */
const packagesOfBuild = async () => {
  const names = new Set<string>();
  const build = await rolldown({
    input: readdirSync('dist/server')
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => `./dist/server/${name}`),
    platform: 'node',
    external: (id) => {
      if (/^[./\0]/.test(id) || isBuiltin(id)) return false;
      names.add(packageOf(id));
      return true;
    },
    logLevel: 'silent',
  });
  await build.generate();
  await build.close();
  return names;
};

const bundleCommands = async (folder: string, packages: Set<string>) => {
  const build = await rolldown({
    input: Object.fromEntries(commands.map((name) => [name, `scripts/${name}.ts`])),
    platform: 'node',
    external: (id) => packages.has(packageOf(id)),
    plugins: [siteContent()],
    logLevel: 'warn',
  });
  await build.write({
    dir: join(folder, 'commands'),
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await build.close();
};

/** Files for people and compilers that Node does not read: half of what is installed. */
const unread = /\.(d\.[cm]?ts|[cm]?ts|map|flow|markdown)$|(^|\/)(?!LICEN)[^/]*\.md$/i;

/** What their makers test and show packages with. */
const forMakers = /^(tests?|__tests__|examples?|bench|benchmark)(\/|$)/;

/** Stores that uploads could be kept in; ours are on the disk. */
const unused = new Set(['@redis/client', 'ioredis']);

/** Sources and builds of single packages that a server on this platform does not need. */
const elsewhere: Record<string, RegExp> = {
  'node_modules/better-sqlite3': new RegExp(
    `^(deps|src)(/|$)|^prebuilds/(?!linux(musl)?-${process.arch})`,
  ),
  'node_modules/exceljs': /^dist(\/|$)/,
};

const copyPackage = (path: string, target: string) => {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(path, target, {
    recursive: true,
    filter: (source) => {
      const name = source.slice(path.length + 1);
      // Nested packages are separate packages, included when they are needed.
      if (/^node_modules(\/|$)/.test(name)) return false;
      return !unread.test(name) && !forMakers.test(name) && !elsewhere[path]?.test(name);
    },
  });
};

const copyNode = (target: string) => {
  const own = realpathSync('node_modules/.bin/node');
  mkdirSync(dirname(target), { recursive: true });
  cpSync(own, target);
  cpSync(join(own, '../../LICENSE'), `${target}.LICENSE`);
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();

/** Two weddings with the same version are two releases: the fingerprint is of the content. */
const fingerprint = (folder: string) => {
  const hash = createHash('sha256');
  for (const path of filesIn(folder)) {
    hash.update(path.slice(folder.length)).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 8);
};

/** Whether the project's own Node is installed and can be included. */
export const hasOwnNode = () => existsSync('node_modules/.bin/node');
